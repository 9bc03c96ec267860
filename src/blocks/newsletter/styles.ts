import { formStyles } from '../kit/form-styles.ts';
import newsletter from './styles.css?inline';

export const styles = formStyles(newsletter);
