import count from './count.css?inline';
import proofs from './styles.css?inline';

export const styles = proofs + count;
