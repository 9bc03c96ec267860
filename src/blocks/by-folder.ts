/** Registries are made from the folders: whoever adds a file to a block's folder need not say so elsewhere. */
import { byType } from '#domain/block.ts';

/** @param found by path, as a glob gives it: `./audio/island.ts` is that of `audio` */
export function byFolder<Entry>(found: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>> {
  const entries = Object.entries(found).map(([path, entry]) => [path.split('/')[1] ?? '', entry] as const);
  // Sorted by path, `line-art/` comes before `line/`.
  return byType(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}
