import form from './form.css?inline';
import provider from './provider.css?inline';
import comments from './styles.css?inline';

export const styles = comments + form + provider;
