/** Takes hits to the disk, and counts what is not counted. */
import type { DropReason } from '#domain/tracking/hit.ts';
import { BatchWriter } from '../db/batch-writer.ts';
import type { Deps } from '../deps.ts';
import { addDrops, type Dropped, insertHits, type StoredHit } from './queries-hits.ts';

interface Entry {
  readonly hit?: StoredHit;
  readonly dropped?: Omit<Dropped, 'count'>;
}

export class Ingest {
  readonly #writer: BatchWriter<Entry>;

  constructor(deps: Pick<Deps, 'db'>) {
    this.#writer = new BatchWriter(deps, async (tx, entries) => {
      await insertHits(
        tx,
        entries.flatMap(({ hit }) => hit ?? []),
      );
      await addDrops(tx, added(entries.flatMap(({ dropped }) => dropped ?? [])));
    });
  }

  /** Resolves once it is durable. */
  record(hit: StoredHit): Promise<void> {
    return this.#writer.write({ hit });
  }

  /** Counts what is not counted. */
  drop(siteId: string, day: string, reason: DropReason): Promise<void> {
    return this.#writer.write({ dropped: { siteId, day, reason } });
  }
}

/** In one order, so that two processes that count the same do not wait for each other. */
function added(drops: readonly Omit<Dropped, 'count'>[]): Dropped[] {
  const byKey = new Map<string, Dropped>();
  for (const drop of drops) {
    const key = `${drop.siteId} ${drop.day} ${drop.reason}`;
    byKey.set(key, { ...drop, count: (byKey.get(key)?.count ?? 0) + 1 });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, drop]) => drop);
}
