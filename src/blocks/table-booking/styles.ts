import { formStyles } from '../kit/form-styles.ts';
import away from './away.css?inline';
import booking from './styles.css?inline';
import when from './when.css?inline';

export const styles = formStyles(booking + when + away);
