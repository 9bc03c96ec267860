/**
 * The one writer of the embedded database: writes that wait are committed together, each in a savepoint of
 * its own, and answered only after the commit. One that fails takes no other with it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommitListeners, refuseNestedWrite, runCommand } from './commits.ts';
import type { Queryable } from './schema.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Writes committed together at most; bounds how long the first of them waits. */
const MAX_BATCH = 200;
/** Turns of the event loop without another write, after which the waiting ones are committed; and turns in all. */
const QUIET_TURNS = 3;
const MAX_TURNS = 40;
/** How long a write waits for another program (a command line tool, a backup) that is writing. */
const BUSY_FOR_MS = 15_000;
const BUSY_PAUSE_MS = 10;

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

interface Waiting {
  readonly command: (tx: Queryable) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly listeners = new CommitListeners();
  readonly #db: DatabaseSync;
  readonly #tx: Queryable;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(db: DatabaseSync, tx: Queryable) {
    this.#db = db;
    this.#tx = tx;
  }

  async write<T>(command: (tx: Queryable) => Promise<T>): Promise<T> {
    refuseNestedWrite();
    if (this.#isClosed) throw new DatabaseUnavailableError('closed');
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ command, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  /** Finishes what is waiting and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      await this.#commit(this.#waiting.splice(0, MAX_BATCH));
    }
    this.#running = undefined;
  }

  /** Lets requests that are being read join: the disk takes as long for one write as for a hundred. */
  async #gather(): Promise<void> {
    let quietTurns = 0;
    for (let turn = 0; turn < MAX_TURNS && quietTurns < QUIET_TURNS; turn += 1) {
      const before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
      quietTurns = this.#waiting.length > before ? 0 : quietTurns + 1;
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await inTransaction(this.#db, async () => {
        for (const waiting of batch) answers.push(await this.#runOne(waiting));
      });
    } catch (error) {
      await this.#commitFailed(batch, error);
      return;
    }
    this.listeners.notify();
    for (const answer of answers) answer();
  }

  /** What failed as a whole is tried one by one: a write that does not fit on the disk stops no smaller one. */
  async #commitFailed(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1 || isBusy(error)) {
      for (const waiting of batch) waiting.reject(explain(error));
      return;
    }
    for (const waiting of batch) await this.#commit([waiting]);
  }

  /** Runs one command in its savepoint; what it returns is called after the commit. */
  async #runOne({ command, resolve, reject }: Waiting): Promise<() => void> {
    this.#db.exec('savepoint command');
    try {
      const value = await runCommand(command, this.#tx);
      this.#db.exec('release command');
      return () => resolve(value);
    } catch (error) {
      // A full disk may have ended the transaction as a whole: there is no savepoint to go back to then.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('rollback to command');
      this.#db.exec('release command');
      return () => reject(explain(error));
    }
  }
}

/** Runs work in a transaction that no other connection can be in at the same time. */
export async function inTransaction(db: DatabaseSync, work: () => Promise<void>): Promise<void> {
  await begin(db);
  try {
    await work();
    db.exec('commit');
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/** Waits for its turn without holding up the process, as the driver's own waiting would. */
async function begin(db: DatabaseSync): Promise<void> {
  const giveUpAt = performance.now() + BUSY_FOR_MS;
  for (;;) {
    try {
      db.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await sleep(BUSY_PAUSE_MS);
    }
  }
}

/** SQLite's primary result code, or undefined for errors of others. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

function isBusy(error: unknown): boolean {
  return resultCode(error) === SQLITE_BUSY;
}

function explain(error: unknown): unknown {
  const code = resultCode(error);
  if (code === SQLITE_FULL) return new DatabaseUnavailableError('full', error);
  if (code === SQLITE_BUSY) return new DatabaseUnavailableError('busy', error);
  return error;
}
