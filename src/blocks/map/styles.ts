import ask from './ask.css?inline';
import live from './live.css?inline';
import map from './styles.css?inline';

export const styles = map + ask + live;
