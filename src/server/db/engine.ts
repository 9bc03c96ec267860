/** The database as features see it: queries to read with, and durable writes. One SQL, two engines. */
import type { Kysely } from 'kysely';
import type { Queryable } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export interface DatabaseOptions {
  /** PostgreSQL connection string; without one the embedded database is used. */
  readonly url?: string | undefined;
  /** Folder of the embedded database's file. */
  readonly dataDir: string;
  /** How long to wait for a PostgreSQL server that is not there; default 10 s. */
  readonly waitForMs?: number | undefined;
  /** Leaves the tables as they are, whichever version made them. */
  readonly isLeftAsItIs?: boolean | undefined;
  /** Stop after this migration; for tests of older states. */
  readonly migrateTo?: string | undefined;
  /** The steps there are; for tests of other versions. */
  readonly steps?: readonly Migration[] | undefined;
}

export interface Database {
  readonly engine: Engine;
  /** For reading outside of a write. Sees what has been committed. */
  readonly read: Queryable;
  /**
   * Runs a command in a transaction and resolves once it is durable; rejects with the command's own error
   * after rolling it back, or with a `DatabaseUnavailableError`. The command does nothing but query: others
   * wait for it. It may run again when two writes collide, so it must not change anything outside of the
   * database; and it starts no further write, which would wait for this one.
   */
  write<T>(command: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls back after each commit of this process, before the writers are answered. Returns its undo. */
  onCommit(listener: () => void): () => void;
  /** False from when a connection could not be had until the next one can. */
  isReachable(): boolean;
  /** Waits for writes under way, then closes. */
  close(): Promise<void>;
}

/** One step forward of the tables. Runs once, in its own transaction. */
export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}
