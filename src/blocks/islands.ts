/** The islands by block type, each its own chunk, fetched when a page that holds the block asks for it. */
import type { Island } from '#runtime/island.ts';
import { byFolder } from './by-folder.ts';

// biome-ignore lint/suspicious/noExplicitAny: the props come from the same block's render
export const islands = byFolder(import.meta.glob<{ default: Island<any> }>('./*/island.ts'));
