/**
 * The embedded engine: SQLite through Node's own driver, in WAL mode with `synchronous=FULL`. One connection
 * reads, one writes; waiting writes are committed together and answered only after the commit.
 */
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Kysely } from 'kysely';
import type { Database, DatabaseOptions } from './engine.ts';
import { GroupCommit, inTransaction } from './group-commit.ts';
import { type Exclusively, migrate } from './migrate.ts';
import { programNames, SqliteNames } from './names.ts';
import type { Queryable, Schema } from './schema.ts';

/** Name of the one file of data inside DATA_DIR. */
export const DATABASE_FILE = 'vitrine.db';

/** Statements kept prepared per connection; the product has fewer distinct ones in steady use. */
const STATEMENT_CACHE = 300;
/** How long opening waits for a program that holds the file. It stands still meanwhile. */
const OPEN_TIMEOUT_MS = 5000;
/** Once open nothing may stand still for long: writes wait for their turn without holding up the process. */
const BUSY_TIMEOUT_MS = 20;

const SQLITE_READ_ONLY = 8;
const SQLITE_IO = 10;
const SQLITE_FULL = 13;
const SQLITE_CANNOT_OPEN = 14;

export async function openSqlite({
  dataDir,
  isLeftAsItIs,
  migrateTo,
  steps,
}: DatabaseOptions): Promise<Database> {
  // Password hashes and private content: for whoever runs the server, and for nobody else on the machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const [writer, reader] = openConnections(join(dataDir, DATABASE_FILE), isLeftAsItIs);
  const tx = kyselyOver(writer);
  if (!isLeftAsItIs) {
    const exclusively: Exclusively = (step) =>
      inTransaction(writer, () => step(tx.withoutPlugins() as Kysely<unknown>));
    await migrate(exclusively, 'sqlite', migrateTo, steps);
  }
  const commits = new GroupCommit(writer, tx);
  const read = kyselyOver(reader);
  return {
    engine: 'sqlite',
    read,
    write: (command) => commits.write(command),
    onCommit: (listener) => commits.listeners.add(listener),
    isReachable: () => true,
    async close() {
      await commits.close();
      await read.destroy();
      tidyUp(writer);
      await tx.destroy();
    },
  };
}

/** What is committed is safe in the log already: on a full disk it stays there. */
function tidyUp(writer: DatabaseSync): void {
  try {
    writer.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // The next process that opens the database does it.
  }
}

function openConnections(file: string, isLeftAsItIs = false): readonly [DatabaseSync, DatabaseSync] {
  const opened: DatabaseSync[] = [];
  const open = (): DatabaseSync => {
    const connection = connect(file);
    opened.push(connection);
    return connection;
  };
  try {
    const writer = open();
    chmodSync(file, 0o600);
    const reader = open();
    reader.exec('pragma query_only = on');
    for (const connection of opened) connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return [writer, reader];
  } catch (error) {
    for (const connection of opened) connection.close();
    if (!isLeftAsItIs || !lacksRoom(error) || hasLog(file)) throw error;
    return [openToRead(file), openToRead(file)];
  }
}

/** SQLite could not write, or not make the files beside its own. */
function lacksRoom(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return [SQLITE_READ_ONLY, SQLITE_IO, SQLITE_FULL, SQLITE_CANNOT_OPEN].includes(code);
}

/** Whether somebody has the file open, or has left what is not in it yet. */
function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Where nothing can be written, the file by itself still tells what is in it. */
function openToRead(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    db.exec('pragma journal_mode = wal');
    db.exec('pragma synchronous = full');
    db.exec('pragma foreign_keys = on');
    db.exec('pragma cache_size = -8000');
    db.exec('pragma mmap_size = 0');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function kyselyOver(db: DatabaseSync): Queryable {
  const prepared = new Map<string, CachedStatement>();
  return new Kysely<Schema>({
    plugins: [programNames],
    dialect: new SqliteNames({
      database: {
        prepare(sql) {
          const known = prepared.get(sql);
          if (known) return known;
          const statement = new CachedStatement(db.prepare(sql));
          if (prepared.size >= STATEMENT_CACHE) forgetUnused(prepared);
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

/** What has not run since the last time, or else everything: to keep them in order would cost every query. */
function forgetUnused(prepared: Map<string, CachedStatement>): void {
  for (const [sql, statement] of prepared) {
    if (statement.hasRun) statement.hasRun = false;
    else prepared.delete(sql);
  }
  if (prepared.size >= STATEMENT_CACHE) prepared.clear();
}

type Parameter = null | number | bigint | string | Uint8Array;

/** A prepared statement in the form Kysely's dialect expects. */
class CachedStatement {
  readonly reader: boolean;
  hasRun = false;
  readonly #statement: StatementSync;
  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]): unknown[] {
    this.hasRun = true;
    return this.#statement.all(...(parameters as Parameter[]));
  }
  run(parameters: readonly unknown[]) {
    this.hasRun = true;
    return this.#statement.run(...(parameters as Parameter[]));
  }
  iterate(parameters: readonly unknown[]) {
    this.hasRun = true;
    return this.#statement.iterate(...(parameters as Parameter[]));
  }
}
