import preview from './preview.css?inline';
import portfolio from './styles.css?inline';

export const styles = portfolio + preview;
