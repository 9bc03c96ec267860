/** What is asked of a whole collection for every page that lists some of it. */
import { BoundedMap } from '#domain/bounded-map.ts';
import type { DataSite } from './page-ports.ts';

/** Of a collection, or of a part of one, each. */
const MAX_OVERVIEWS = 200;

/**
 * Overviews of a whole collection: the same on every page until the site publishes something, and of a blog of
 * thousands of posts as long to make as the page itself.
 */
export class OverviewCache<T> {
  readonly #kept = new BoundedMap<string, { readonly version: number; readonly made: Promise<T> }>(
    MAX_OVERVIEWS,
  );

  get({ id, version }: DataSite, name: string, make: () => Promise<T>): Promise<T> {
    if (version === undefined) return make();
    const key = `${id} ${name}`;
    const known = this.#kept.get(key);
    if (known?.version === version) return known.made;
    const made = make();
    // A page that was begun before the last publishing gets what it asks for, and leaves the newer one.
    if (known && known.version > version) return made;
    this.#kept.set(key, { version, made });
    made.catch(() => {
      if (this.#kept.get(key)?.made === made) this.#kept.delete(key);
    });
    return made;
  }
}
