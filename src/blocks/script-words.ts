/** The catalogues of each block’s island, by type: what it says, and what the parts it shares with others say. */
import type { ScriptCatalogue } from '#domain/locale/catalogue.ts';
import { byFolder } from './by-folder.ts';

export const scriptWords = byFolder(
  import.meta.glob<readonly ScriptCatalogue[]>('./*/script-words.ts', { eager: true, import: 'scriptWords' }),
);
