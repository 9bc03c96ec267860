import parts from './parts.css?inline';
import banner from './styles.css?inline';

export const styles = banner + parts;
