/**
 * Takes to the disk who has seen an experiment and who came to its goal, many at a time: each is answered after the commit
 * that holds it. A visitor is counted once in an experiment, however often they come.
 */
import type { Counted } from '#domain/experiments/interval.ts';
import { BatchWriter } from '../db/batch-writer.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { addCounts, insertSeen, listCounts, markReached, type Seen } from './queries.ts';

/** More visitors than this an experiment does not count: each takes room on the disk. */
const MAX_VISITORS = 1_000_000;

export interface Counting {
  readonly seen: readonly Seen[];
  /** Came to a goal; counted only of who has seen the experiment. */
  readonly reached: readonly Omit<Seen, 'version'>[];
}

export class Exposures {
  readonly #writer: BatchWriter<Counting>;

  constructor(deps: Pick<Deps, 'db'>) {
    this.#writer = new BatchWriter(deps, writeCounting);
  }

  /** Resolves once it is durable. */
  async count(counting: Counting): Promise<void> {
    // Most of what visitors do is neither.
    if (counting.seen.length > 0 || counting.reached.length > 0) await this.#writer.write(counting);
  }
}

async function writeCounting(tx: Queryable, batch: readonly Counting[]): Promise<void> {
  const tally = new Tally();
  const seen = batch.flatMap((each) => each.seen);
  const full = await fullOnes(tx, new Set(seen.map(({ experimentId }) => experimentId)));
  const counted = inOrder(seen.filter(({ experimentId }) => !full.has(experimentId)));
  for (const each of await insertSeen(tx, counted)) tally.add(each.experimentId, each.version, 'visitors');
  for (const each of inOrder(batch.flatMap(({ reached }) => reached))) {
    const version = await markReached(tx, each);
    if (version !== undefined) tally.add(each.experimentId, version, 'reached');
  }
  for (const [experimentId, counts] of tally.sorted()) await addCounts(tx, experimentId, counts);
}

async function fullOnes(tx: Queryable, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const full = new Set<string>();
  for (const id of ids) {
    const counts = await listCounts(tx, id);
    if (counts.reduce((sum, { visitors }) => sum + visitors, 0) >= MAX_VISITORS) full.add(id);
  }
  return full;
}

/** Each visitor once, and in one order, so that two processes that count the same do not wait for each other. */
function inOrder<Of extends Omit<Seen, 'version'>>(all: readonly Of[]): Of[] {
  const byKey = new Map(all.map((each) => [`${each.experimentId} ${each.visitor}`, each]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

class Tally {
  readonly #counts = new Map<string, Map<string, { visitors: number; reached: number }>>();

  add(experimentId: string, version: string, what: 'visitors' | 'reached'): void {
    const versions =
      this.#counts.get(experimentId) ?? new Map<string, { visitors: number; reached: number }>();
    const count = versions.get(version) ?? { visitors: 0, reached: 0 };
    count[what] += 1;
    this.#counts.set(experimentId, versions.set(version, count));
  }

  sorted(): [string, Counted[]][] {
    const all = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return all.map(([id, versions]) => [
      id,
      [...versions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([version, count]) => ({ version, ...count })),
    ]);
  }
}
