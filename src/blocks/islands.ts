/** The islands by block type, each its own chunk, fetched when a page that holds the block asks for it. */
import type { Island } from '#runtime/island.ts';
import type { FindIsland } from '#runtime/islands.ts';

// biome-ignore lint/suspicious/noExplicitAny: the props come from the same block's render
export const islandFiles = import.meta.glob<{ default: Island<any> }>('./*/island.ts');

// By path: every page would pay for a registry by type.
export const findIsland = (type: string): ReturnType<FindIsland> => islandFiles[`./${type}/island.ts`];
