import form from './form.css?inline';
import product from './styles.css?inline';

export const styles = product + form;
