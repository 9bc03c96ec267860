/**
 * Takes what visitors send to the disk, many at a time: what comes in while others are being written waits for each
 * other, and each is answered after the commit that holds it.
 */
import type { Deps } from '../deps.ts';
import type { Queryable } from './schema.ts';

/** Written together at most. */
const MAX_BATCH = 400;
/** Of the event loop, until what has come is written whatever else comes. */
const MAX_TURNS = 8;

interface Waiting<Entry> {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class BatchWriter<Entry> {
  readonly #db: Deps['db'];
  readonly #insert: (tx: Queryable, entries: readonly Entry[]) => Promise<void>;
  #waiting: Waiting<Entry>[] = [];
  #running: Promise<void> | undefined;

  /** @param insert writes all of a batch, in one transaction */
  constructor({ db }: Pick<Deps, 'db'>, insert: (tx: Queryable, entries: readonly Entry[]) => Promise<void>) {
    this.#db = db;
    this.#insert = insert;
  }

  /** Resolves once it is durable. */
  write(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#othersHaveJoined();
      await this.#commit(this.#waiting.splice(0, MAX_BATCH));
    }
    this.#running = undefined;
  }

  /**
   * Requests that are being read join, as long as each turn brings some: reading one takes several turns, and a commit costs
   * more than all of them.
   */
  async #othersHaveJoined(): Promise<void> {
    for (let turn = 0, before = 0; turn < MAX_TURNS && this.#waiting.length > before; turn += 1) {
      before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async #commit(batch: readonly Waiting<Entry>[]): Promise<void> {
    try {
      await this.#db.write((tx) =>
        this.#insert(
          tx,
          batch.map(({ entry }) => entry),
        ),
      );
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
