/**
 * PostgreSQL, and services that speak its protocol: many processes share one database. Writes run
 * serialisable and are repeated when two collide.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { CommitListeners, refuseNestedWrite, runCommand } from './commits.ts';
import type { Database, DatabaseOptions, Migration } from './engine.ts';
import { migrate } from './migrate.ts';
import { PostgresNames, programNames } from './names.ts';
import { codeOf, createPool, isLost } from './postgres-pool.ts';
import type { Queryable, Schema } from './schema.ts';
import { Seats } from './seats.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** How long a write is repeated while it collides with others, or while connections break. */
const REPEAT_FOR_MS = 10_000;
const MAX_PAUSE_MS = 200;
/** Writes at a time in one process: a burst of them leaves connections over for reading pages. */
const MAX_WRITES = 6;
/** Collisions after which a write takes its turn among the others of this process that keep colliding. */
const FREE_ATTEMPTS = 2;
/** Serialisation failure, deadlock. */
const COLLISIONS = new Set(['40001', '40P01']);
/** A unique key can be hit instead, by a transaction that ran at the same time: the next run sees its row. */
const UNIQUE_VIOLATION = '23505';
const MAX_UNIQUE_REPEATS = 2;
/** Any constant: names the lock under which migrations run. */
const MIGRATION_LOCK = 7_247_001;

export async function openPostgres(
  url: string,
  { waitForMs, isLeftAsItIs, migrateTo, steps }: Omit<DatabaseOptions, 'url' | 'dataDir'> = {},
): Promise<Database> {
  const pool = createPool(url, waitForMs);
  const db = new Kysely<Schema>({ dialect: new PostgresNames({ pool }), plugins: [programNames] });
  try {
    // Even if nothing is to be changed, one query shows whether it can be reached.
    if (isLeftAsItIs) await sql`select 1`.execute(db);
    else await migrateTogether(db, migrateTo, steps);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const listeners = new CommitListeners();
  const writer = new RepeatingWriter(db);
  return {
    engine: 'postgres',
    read: db,
    async write(command) {
      const value = await writer.write(command);
      listeners.notify();
      return value;
    },
    onCommit: (listener) => listeners.add(listener),
    isReachable: () => pool.isReachable(),
    async close() {
      await writer.close();
      await db.destroy();
    },
  };
}

async function migrateTogether(
  db: Kysely<Schema>,
  target?: string,
  steps?: readonly Migration[],
): Promise<void> {
  const exclusively = (step: (db: Kysely<unknown>) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
      await step(tx.withoutPlugins() as unknown as Kysely<unknown>);
    });
  await migrate(exclusively, 'postgres', target, steps);
}

class RepeatingWriter {
  readonly #db: Kysely<Schema>;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #seats = new Seats(MAX_WRITES);
  /** Writes that kept colliding go one after the other; otherwise they could go on colliding with each other. */
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async write<T>(command: (tx: Queryable) => Promise<T>): Promise<T> {
    refuseNestedWrite();
    if (this.#isClosed) throw new DatabaseUnavailableError('closed');
    const result = this.#seats.take(() => this.#tryFreely(command));
    const settled = result.catch(() => undefined);
    this.#underWay.add(settled);
    try {
      return await result;
    } finally {
      this.#underWay.delete(settled);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#underWay);
  }

  async #tryFreely<T>(command: (tx: Queryable) => Promise<T>): Promise<T> {
    const attempts = new Attempts();
    while (attempts.made < FREE_ATTEMPTS) {
      const outcome = await attempts.run(this.#db, command);
      if (outcome.isDone) return outcome.value;
    }
    const turn = this.#turn.then(() => repeat(this.#db, command, attempts));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

async function repeat<T>(
  db: Kysely<Schema>,
  command: (tx: Queryable) => Promise<T>,
  attempts: Attempts,
): Promise<T> {
  for (;;) {
    const outcome = await attempts.run(db, command);
    if (outcome.isDone) return outcome.value;
  }
}

type Outcome<T> = { readonly isDone: true; readonly value: T } | { readonly isDone: false };

/** The attempts of one write: which of its failures are worth another, and for how long. */
class Attempts {
  made = 0;
  #uniqueRepeats = 0;
  readonly #giveUpAt = performance.now() + REPEAT_FOR_MS;

  /** Tries once. Throws when another attempt would not help. */
  async run<T>(db: Kysely<Schema>, command: (tx: Queryable) => Promise<T>): Promise<Outcome<T>> {
    this.made += 1;
    let isCommitting = false;
    try {
      const value = await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          const result = await runCommand(command, tx);
          isCommitting = true;
          return result;
        });
      return { isDone: true, value };
    } catch (error) {
      if (isLost(error) && isCommitting) throw new DatabaseUnavailableError('uncertain', error);
      if (!this.#isWorthRepeating(error)) throw error;
      if (performance.now() > this.#giveUpAt)
        throw new DatabaseUnavailableError(isLost(error) ? 'unreachable' : 'busy', error);
      await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 2 ** this.made));
      return { isDone: false };
    }
  }

  #isWorthRepeating(error: unknown): boolean {
    const code = codeOf(error);
    if (code === UNIQUE_VIOLATION) {
      this.#uniqueRepeats += 1;
      return this.#uniqueRepeats <= MAX_UNIQUE_REPEATS;
    }
    return COLLISIONS.has(code) || isLost(error);
  }
}
