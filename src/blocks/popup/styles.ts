import body from './body.css?inline';
import popup from './styles.css?inline';

export const styles = popup + body;
