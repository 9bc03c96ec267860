/** Databases as earlier versions left them. Made by scripts/database-fixture.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Engine } from '#server/db/engine.ts';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import { execute } from './postgres-cluster.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const FIXTURES = join(import.meta.dirname, '../../src/server/db/fixtures');

/** Each by its last migration. */
export const KEPT = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.rows.sql'))
  .map((name) => name.replace('.rows.sql', ''));

export function readKept(state: string, part: Engine | 'rows'): string {
  return readFileSync(join(FIXTURES, `${state}.${part}.sql`), 'utf8');
}

export async function loadKept(engine: Engine, state: string): Promise<TestDatabase> {
  const database = await createTestDatabase(engine, 'empty');
  const statements = readKept(state, engine) + readKept(state, 'rows');
  if (database.options.url) await execute(database.options.url, statements);
  else {
    const file = new DatabaseSync(join(database.options.dataDir, DATABASE_FILE));
    file.exec(statements);
    file.close();
  }
  return database;
}
