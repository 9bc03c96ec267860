/** Databases for tests: each its own, copied from one that is migrated already. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database, DatabaseOptions, Engine } from '#server/db/engine.ts';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import { TEMPLATE_DATABASE } from './global-setup.ts';
import { execute } from './postgres-cluster.ts';
import { makeScratchFolder } from './scratch.ts';

export interface TestDatabase {
  /** What `openDatabase` takes; any number of connections may be opened. */
  readonly options: DatabaseOptions;
  remove(): Promise<void>;
}

export function canTest(engine: Engine): boolean {
  return engine === 'sqlite' || inject('databases').postgresUrl !== null;
}

/** @param state `empty`: without any table */
export async function createTestDatabase(
  engine: Engine,
  state: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> {
  const { postgresUrl, sqliteTemplate } = inject('databases');
  const dataDir = makeScratchFolder('test');
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    if (state === 'migrated') copyFileSync(join(sqliteTemplate, DATABASE_FILE), join(dataDir, DATABASE_FILE));
    return { options: { dataDir }, remove: async () => removeFolder() };
  }
  if (postgresUrl === null) throw new Error('PostgreSQL cannot run here; ask canTest() first.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = state === 'migrated' ? TEMPLATE_DATABASE : 'template1';
  await execute(postgresUrl, `create database ${name} template ${template}`);
  return {
    options: { dataDir, url: postgresUrl.replace(/[^/]*$/, name) },
    async remove() {
      removeFolder();
      await execute(postgresUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Much quicker than a new database. Tables that hang on others are emptied with them. */
export async function deleteAllRows(db: Database): Promise<void> {
  await db.write(async (tx) => {
    const tables = await tx.introspection.getTables();
    const names = tables.map((table) => table.name).filter((name) => name !== 'migrations');
    if (db.engine === 'postgres') {
      await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} cascade`.execute(tx);
      return;
    }
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(tx);
  });
}
