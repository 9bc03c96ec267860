/**
 * Keeps a database as a migration leaves it, with rows that commands wrote, as SQL for each engine:
 *
 *     node scripts/database-fixture.ts 001-foundation
 *
 * Run it once, with the migration that is new; the tests bring every kept state forward ever after.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { newId } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Engine } from '#server/db/engine.ts';
import { migrations } from '#server/db/migrate.ts';
import type { Queryable } from '#server/db/schema.ts';
import { writeSite } from './fixture-rows.ts';

const FOLDER = 'src/server/db/fixtures';
const TABLES = [
  'sites',
  'hosts',
  'collections',
  'documents',
  'revisions',
  'labels',
  'redirects',
  'media',
  'comments',
  'jobs',
  'tokens',
  'accounts',
  'sessions',
  'site_roles',
  'one_time_links',
  'activity',
  'mails',
  'moves',
  'totp_secrets',
  'recovery_codes',
  'passkeys',
  'sign_in_challenges',
  'invitations',
] as const;

const target = process.argv[2] ?? '';
if (!migrations.some((migration) => migration.name === target)) {
  console.error(`Name one of ${migrations.map((migration) => migration.name).join(', ')}.`);
  process.exit(2);
}
for (const engine of ['sqlite', 'postgres'] as const)
  writeFileSync(join(FOLDER, `${target}.${engine}.sql`), `${(await tablesOf(engine)).join(';\n')};\n`);
writeFileSync(join(FOLDER, `${target}.rows.sql`), `${(await writeRows()).join('\n')}\n`);

/** The statements of the migrations up to the target. */
async function tablesOf(engine: Engine): Promise<string[]> {
  const statements = ['create table migrations (name varchar(100) primary key, applied_at bigint not null)'];
  const db = new Kysely<unknown>({
    dialect: dialectOf(engine),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  for (const migration of migrations) {
    await migration.up(db, engine);
    if (migration.name === target) break;
  }
  return statements;
}

/** Compiles statements and runs none. */
function dialectOf(engine: Engine): Dialect {
  const createDriver = () => new DummyDriver();
  return engine === 'postgres'
    ? {
        createDriver,
        createAdapter: () => new PostgresAdapter(),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (db) => new PostgresIntrospector(db),
      }
    : {
        createDriver,
        createAdapter: () => new SqliteAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (db) => new SqliteIntrospector(db),
      };
}

async function writeRows(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-fixture-'));
  const db = await openDatabase({ dataDir, migrateTo: target });
  let [at, ids] = [Date.UTC(2026, 0, 5, 9), 0];
  const count = (size: number) => {
    ids += 1;
    return Uint8Array.from(ids.toString(36).padStart(size, '0'), (digit) => Number.parseInt(digit, 36));
  };
  const now = () => {
    at += 60_000;
    return at;
  };
  await writeSite({ db, now, newId: () => newId(at, count) });
  const rows = [...migrations.slice(0, migrations.findIndex(({ name }) => name === target) + 1)].map(
    ({ name }) => `insert into migrations (name, applied_at) values ('${name}', ${at});`,
  );
  const there = new Set((await db.read.introspection.getTables()).map(({ name }) => name));
  for (const table of TABLES.filter((name) => there.has(name)))
    rows.push(...(await insertsOf(db.read, table)));
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

async function insertsOf(db: Queryable, table: (typeof TABLES)[number]): Promise<string[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const values = Object.values(row).map(literal).join(', ');
    return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values});`;
  });
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
