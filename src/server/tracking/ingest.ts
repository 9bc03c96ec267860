/**
 * Takes hits to the disk, many at a time: those that come in while others are being written wait for each other, and
 * each is answered after the commit that holds it.
 */
import type { DropReason } from '#domain/tracking/hit.ts';
import type { Deps } from '../deps.ts';
import { addDrops, type Dropped, insertHits, type StoredHit } from './queries-hits.ts';

/** Written together at most. */
const MAX_BATCH = 400;

interface Waiting {
  readonly hit?: StoredHit;
  readonly dropped?: Omit<Dropped, 'count'>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class Ingest {
  readonly #db: Deps['db'];
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor({ db }: Pick<Deps, 'db'>) {
    this.#db = db;
  }

  /** Resolves once it is durable. */
  record(hit: StoredHit): Promise<void> {
    return this.#wait({ hit });
  }

  /** Counts what is not counted. */
  drop(siteId: string, day: string, reason: DropReason): Promise<void> {
    return this.#wait({ dropped: { siteId, day, reason } });
  }

  #wait(what: Pick<Waiting, 'hit' | 'dropped'>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...what, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    // Requests that are being read join.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MAX_BATCH));
    this.#running = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const hits = batch.flatMap(({ hit }) => hit ?? []);
    const drops = added(batch.flatMap(({ dropped }) => dropped ?? []));
    try {
      await this.#db.write(async (tx) => {
        await insertHits(tx, hits);
        await addDrops(tx, drops);
      });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
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
