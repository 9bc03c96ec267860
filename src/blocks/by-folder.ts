/** Registries are made from the folders: whoever adds a file to a block's folder need not say so elsewhere. */

/**
 * A registry by block type, in the order of the paths and without the names that every object inherits.
 * @param found by path, as a glob gives it: `./audio/island.ts` is that of `audio`
 */
export function byFolder<Entry>(found: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>> {
  const registry = Object.create(null);
  for (const path in found) registry[path.split('/')[1] as string] = found[path];
  return registry;
}
