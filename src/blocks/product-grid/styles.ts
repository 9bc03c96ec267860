import choices from './choices.css?inline';
import grid from './styles.css?inline';

export const styles = grid + choices;
