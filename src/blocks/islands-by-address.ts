/** The islands as visitors' pages find them: each element says which chunk brings it to life. */
import type { FindIsland } from '#runtime/islands.ts';
import { islandFiles } from './islands.ts';

/**
 * The build makes the chunks by the table of islands and leaves the table itself out (`scripts/islands-by-address.ts`):
 * it would grow on every page with every block there is.
 */
export const findIsland: FindIsland = (_type, { dataset: { chunk } }) =>
  // Of this folder alone, whatever a page's own code puts there.
  /^[\w-]+$/.test(chunk ?? '') ? () => import(/* @vite-ignore */ `./island-${chunk}.js`) : islandFiles[''];
