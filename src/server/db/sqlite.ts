/**
 * The embedded engine: SQLite through Node's own driver, in WAL mode with `synchronous=FULL`. One connection
 * reads, one writes; waiting writes are committed together and answered only after the commit.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Queryable, Schema } from './schema.ts';

/** Name of the one file of data inside DATA_DIR. */
export const DATABASE_FILE = 'vitrine.db';

/** Statements kept prepared per connection; the product has fewer distinct ones in steady use. */
const STATEMENT_CACHE = 300;
/** Writes committed together at most; bounds how long the first of them waits. */
const MAX_BATCH = 200;

export async function openSqlite(dataDir: string, migrateTo?: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, DATABASE_FILE);
  const writer = connect(file);
  const reader = connect(file);
  reader.exec('pragma query_only = on');
  const tx = kyselyOver(writer);
  await migrate((step) => inTransaction(writer, () => step(tx as Kysely<unknown>)), 'sqlite', migrateTo);
  const commits = new GroupCommit(writer, tx);
  const read = kyselyOver(reader);
  return {
    engine: 'sqlite',
    read,
    write: (command) => commits.write(command),
    onCommit: (listener) => commits.listeners.push(listener),
    async close() {
      await commits.drain();
      await read.destroy();
      writer.exec('pragma wal_checkpoint(truncate)');
      await tx.destroy();
    },
  };
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 15_000 });
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('pragma foreign_keys = on');
  db.exec('pragma cache_size = -8000');
  db.exec('pragma mmap_size = 0');
  return db;
}

function kyselyOver(db: DatabaseSync): Queryable {
  const prepared = new Map<string, CachedStatement>();
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        prepare(sql) {
          const cached = prepared.get(sql);
          if (cached) return cached;
          const statement = new CachedStatement(db.prepare(sql));
          if (prepared.size >= STATEMENT_CACHE) prepared.delete(prepared.keys().next().value ?? '');
          prepared.set(sql, statement);
          return statement;
        },
        close: () => {
          prepared.clear();
          db.close();
        },
      },
    }),
  });
}

type Parameter = null | number | bigint | string | Uint8Array;

/** A prepared statement in the form Kysely's dialect expects. */
class CachedStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as Parameter[]));
  }
  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as Parameter[]));
  }
  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as Parameter[]));
  }
}

async function inTransaction(db: DatabaseSync, work: () => Promise<void>): Promise<void> {
  db.exec('begin immediate');
  try {
    await work();
    db.exec('commit');
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

interface Waiting {
  readonly command: (tx: Queryable) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects the writes of one turn of the event loop into one transaction; each has its own savepoint. */
class GroupCommit {
  readonly listeners: (() => void)[] = [];
  readonly #db: DatabaseSync;
  readonly #tx: Queryable;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(db: DatabaseSync, tx: Queryable) {
    this.#db = db;
    this.#tx = tx;
  }

  write<T>(command: (tx: Queryable) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ command, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  async drain(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Let the requests that are already in the queue of this turn join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commit(this.#waiting.splice(0, MAX_BATCH));
    }
    this.#running = undefined;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await inTransaction(this.#db, async () => {
        for (const waiting of batch) answers.push(await this.#runOne(waiting));
      });
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    for (const listener of this.listeners) listener();
    for (const answer of answers) answer();
  }

  /** Runs one command in its savepoint; what it returns is called after the commit. */
  async #runOne({ command, resolve, reject }: Waiting): Promise<() => void> {
    this.#db.exec('savepoint command');
    try {
      const value = await command(this.#tx);
      this.#db.exec('release command');
      return () => resolve(value);
    } catch (error) {
      this.#db.exec('rollback to command');
      this.#db.exec('release command');
      return () => reject(error);
    }
  }
}
