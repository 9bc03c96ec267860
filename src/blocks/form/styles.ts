import files from '../kit/form-files.css?inline';
import pages from '../kit/form-pages.css?inline';
import { formStyles } from '../kit/form-styles.ts';
import form from './styles.css?inline';

export const styles = formStyles(form + files + pages);
