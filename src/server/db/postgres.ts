/**
 * PostgreSQL, and services that speak its protocol: many processes share one database. Writes run
 * serialisable and are repeated when two collide.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Queryable, Schema } from './schema.ts';

const POOL_SIZE = 10;
const MAX_ATTEMPTS = 12;
/** Serialisation failure, deadlock, unique key hit by a transaction that ran at the same time under serialisable. */
const REPEATABLE = new Set(['40001', '40P01']);
/** Any constant: names the lock under which migrations run. */
const MIGRATION_LOCK = 7_247_001;
const INT8 = 20;

export async function openPostgres(url: string, migrateTo?: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener a dropped idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(
    (step) =>
      db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
        await step(tx as unknown as Kysely<unknown>);
      }),
    'postgres',
    migrateTo,
  );
  const listeners: (() => void)[] = [];
  return {
    engine: 'postgres',
    read: db,
    async write(command) {
      const value = await writeRepeating(db, command);
      for (const listener of listeners) listener();
      return value;
    },
    onCommit: (listener) => listeners.push(listener),
    close: () => db.destroy(),
  };
}

async function writeRepeating<T>(db: Kysely<Schema>, command: (tx: Queryable) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(command);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isRepeatable(error)) throw error;
      await sleep(Math.random() * 2 ** Math.min(attempt, 7));
    }
  }
}

function isRepeatable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REPEATABLE.has(String(error.code));
}
