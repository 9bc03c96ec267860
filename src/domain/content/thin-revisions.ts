/**
 * History thins as it ages: every revision for a day, the last of each hour for a week, the last of each day
 * for a year; named and published ones for ever. What is left keeps its history in words: the operations of
 * revisions that go are folded into the next one that stays.
 */
import { DAY_MS, HOUR_MS, WEEK_MS } from '../time.ts';
import { foldOperations } from './fold-operations.ts';
import type { Operation } from './operations.ts';

export interface RevisionFacts {
  readonly id: string;
  readonly baseId: string | null;
  readonly createdAt: number;
  /** Named, published or pointed at (draft, scheduled): never goes. */
  readonly isKept: boolean;
  /** What led here from the base; null where the content was replaced as a whole. */
  readonly operations: readonly Operation[] | null;
}

export interface Thinning {
  readonly removed: readonly string[];
  /** Revisions that stay and lose their base: with the base they get, and the operations since that one. */
  readonly rebased: readonly {
    readonly id: string;
    readonly baseId: string | null;
    readonly operations: readonly Operation[] | null;
  }[];
}

const YEAR_MS = 365 * DAY_MS;

/** @param revisions all of one document, in any order */
export function thinRevisions(revisions: readonly RevisionFacts[], now: number): Thinning {
  const ordered = [...revisions].sort(byAge);
  const lastOfHour = lastOfEach(ordered, HOUR_MS);
  const lastOfDay = lastOfEach(ordered, DAY_MS);
  const stays = (revision: RevisionFacts) => {
    const age = now - revision.createdAt;
    if (revision.isKept || age < DAY_MS) return true;
    if (age < WEEK_MS) return lastOfHour.has(revision.id);
    return age < YEAR_MS && lastOfDay.has(revision.id);
  };
  const byId = new Map(ordered.map((revision) => [revision.id, revision]));
  const removed = new Set(ordered.filter((revision) => !stays(revision)).map((revision) => revision.id));
  const rebased = ordered
    .filter(
      (revision) => !removed.has(revision.id) && revision.baseId !== null && removed.has(revision.baseId),
    )
    .map((revision) => rebaseOnKept(revision, byId, removed));
  return { removed: [...removed], rebased };
}

/** Revisions of one moment are in the order of their ids, which ascend. */
function byAge(a: RevisionFacts, b: RevisionFacts): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

/** The newest revision of each period. */
function lastOfEach(ordered: readonly RevisionFacts[], periodMs: number): ReadonlySet<string> {
  const last = new Map(ordered.map(({ createdAt, id }) => [Math.floor(createdAt / periodMs), id]));
  return new Set(last.values());
}

function rebaseOnKept(
  revision: RevisionFacts,
  byId: ReadonlyMap<string, RevisionFacts>,
  removed: ReadonlySet<string>,
): Thinning['rebased'][number] {
  const batches = [revision.operations];
  let baseId = revision.baseId;
  while (baseId !== null && removed.has(baseId)) {
    const base = byId.get(baseId);
    batches.unshift(base?.operations ?? null);
    baseId = base?.baseId ?? null;
  }
  // Without a base there is nothing that operations could start from: it is the first now.
  const operations = batches.flat();
  const isTraceable = baseId !== null && operations.every((operation) => operation !== null);
  return { id: revision.id, baseId, operations: isTraceable ? foldOperations(operations) : null };
}
