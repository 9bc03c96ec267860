/** Every block's style sheet as text, by type; a page carries those of the blocks it holds. */
import line from './line/styles.css?inline';

export const styles: Readonly<Record<string, string>> = {
  line,
};
