/**
 * Brings a database forward. Each migration runs once, in its own transaction, under a lock row, so that
 * several processes may start at the same time. A database from a newer Vitrine is refused, never touched.
 */
import { type Kysely, sql } from 'kysely';
import * as everyMigration from '../every-migration.ts';
import type { Engine, Migration } from './engine.ts';

/** In the order of their numbers. */
export const migrations: readonly Migration[] = Object.values(everyMigration).sort((one, other) =>
  one.name < other.name ? -1 : 1,
);

/** Runs one step in a transaction that no other process can be in at the same time. */
export type Exclusively = (step: (db: Kysely<unknown>) => Promise<void>) => Promise<void>;

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Applies what is missing, up to and including `target` (default: all).
 * @param known the steps there are; others only in tests
 */
export async function migrate(
  exclusively: Exclusively,
  engine: Engine,
  target?: string,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await exclusively(async (db) => {
    await sql`create table if not exists migrations (name varchar(100) primary key, applied_at bigint not null)`.execute(
      db,
    );
  });
  for (const migration of known) {
    await exclusively(async (db) => {
      const done = await appliedNames(db);
      refuseNewer(done, known);
      if (done.has(migration.name)) return;
      await migration.up(db, engine);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        db,
      );
    });
    if (migration.name === target) return;
  }
}

async function appliedNames(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.rows.map((row) => row.name));
}

function refuseNewer(done: ReadonlySet<string>, known: readonly Migration[]): void {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = [...done].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new NewerDatabaseError(newerMessage(unknown));
}

/** @param unknown names of steps that only a newer version knows */
export function newerMessage(unknown: readonly string[]): string {
  return `This database was written by a newer version of Vitrine (it has ${unknown.join(', ')}). Update Vitrine, or restore a backup made with this version.`;
}
