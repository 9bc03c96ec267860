import kept from './kept.css?inline';
import layouts from './layouts.css?inline';
import list from './styles.css?inline';

export const styles = list + kept + layouts;
