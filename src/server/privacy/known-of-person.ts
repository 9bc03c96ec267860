/** Asks every feature what it keeps of a person. */
import type { Queryable } from '../db/schema.ts';
import type { PersonPart } from '../feature.ts';

/** By the names of what is known. */
type ByName<Value> = Readonly<Record<string, Value>>;

export async function countKnown(
  db: Queryable,
  parts: readonly PersonPart[],
  siteId: string,
  email: string,
): Promise<ByName<number>> {
  const counts: Record<string, number> = {};
  for (const { known } of parts) {
    if (!known) continue;
    counts[known.name] = known.count
      ? await known.count(db, siteId, email)
      : (await known.find(db, siteId, email)).length;
  }
  return counts;
}

export async function findKnown(
  db: Queryable,
  parts: readonly PersonPart[],
  siteId: string,
  email: string,
): Promise<ByName<readonly object[]>> {
  const found: Record<string, readonly object[]> = {};
  for (const { known } of parts) if (known) found[known.name] = await known.find(db, siteId, email);
  return found;
}

/** @returns how much there was of what is given out by name */
export async function erase(
  tx: Queryable,
  parts: readonly PersonPart[],
  siteId: string,
  email: string,
): Promise<ByName<number>> {
  const counts: Record<string, number> = {};
  for (const part of parts) {
    const count = await part.erase(tx, siteId, email);
    if (part.known) counts[part.known.name] = count;
  }
  return counts;
}
