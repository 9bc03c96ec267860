/**
 * Filters look at single visits. Of very many a part answers for all: every visitor is in one of a thousand buckets,
 * and whoever is in the first ones is looked at with all they did.
 */
export const BUCKETS = 1000;
/** Visits of a period that are looked at; more would keep the owner waiting. */
export const MAX_LOOKED_AT = 6000;

export function bucketOf(visitor: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < visitor.length; index += 1)
    hash = Math.imul(hash ^ visitor.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/** How many buckets stand for all of them. */
export function bucketsFor(visits: number): number {
  return visits <= MAX_LOOKED_AT ? BUCKETS : Math.max(1, Math.floor((BUCKETS * MAX_LOOKED_AT) / visits));
}
