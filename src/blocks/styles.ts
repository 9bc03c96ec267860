/** Every block's style sheet as text, by type; a page carries those of the blocks it holds. */
import { byType } from '#domain/block.ts';
import { byFolder } from './by-folder.ts';

const sheets = import.meta.glob<string>('./*/styles.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
/** Of blocks with several sheets. */
const joined = import.meta.glob<string>('./*/styles.ts', { eager: true, import: 'styles' });

export const styles = byType({ ...byFolder(sheets), ...byFolder(joined) });
