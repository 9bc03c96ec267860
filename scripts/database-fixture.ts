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
} from 'kysely';
import { definitions } from '#blocks/definitions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { newId } from '#domain/id.ts';
import { makeSignInLink } from '#server/accounts/make-owner.ts';
import { NOBODYS_HASH } from '#server/accounts/passwords.ts';
import { setSiteRole } from '#server/accounts/queries-accounts.ts';
import { createAccount } from '#server/accounts/set-up.ts';
import { openAccount } from '#server/accounts/sign-in.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { createCollection } from '#server/content/create-collection.ts';
import { createDocument } from '#server/content/create-document.ts';
import { deleteDocument } from '#server/content/delete-document.ts';
import { editDocument } from '#server/content/edit-document.ts';
import { moveDocument } from '#server/content/move-document.ts';
import { publishDocument, scheduleDocument } from '#server/content/publish-document.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Engine } from '#server/db/engine.ts';
import { migrations } from '#server/db/migrate.ts';
import type { Queryable } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { createSite } from '#server/sites/create-site.ts';

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
] as const;
const actor = { name: 'Mira', mayInjectCode: true };

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
  for (const table of TABLES) rows.push(...(await insertsOf(db.read, table)));
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

async function insertsOf(db: Queryable, table: (typeof TABLES)[number]): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().execute();
  return rows.map((row) => {
    const values = Object.values(row).map(literal).join(', ');
    return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values});`;
  });
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}

type RowDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

function made<T extends { kind: string }, K extends T['kind']>(
  result: T,
  ...kinds: K[]
): Extract<T, { kind: K }> {
  if (!kinds.some((kind) => kind === result.kind)) throw new Error(JSON.stringify(result));
  return result as Extract<T, { kind: K }>;
}

/** Every kind of row there is, and every block with its examples. */
async function writeSite(deps: RowDeps): Promise<void> {
  const { siteId } = made(
    await createSite(deps, { identifier: 'kept', title: 'Kept “as it was”', host: 'kept.example.org' }),
    'created',
  );
  for (const definition of Object.values(definitions)) {
    const blocks = definition.examples.map((example) =>
      blockOf(deps.newId(), definition.type, example.props as Record<string, unknown>, definition.version),
    );
    const body = bodyOf(`Block ${definition.type}`, deps.newId(), blocks);
    const page = made(await createDocument(deps, actor, { siteId, kind: 'page', body }), 'created');
    made(await publishDocument(deps, { siteId, documentId: page.document.id }), 'published');
  }
  await writeHistory(deps, siteId);
  await writeItems(deps, siteId);
  await writeRest(deps, siteId);
}

async function writeHistory(deps: RowDeps, siteId: string): Promise<void> {
  const body = bodyOf('First words', deps.newId(), []);
  const page = made(await createDocument(deps, actor, { siteId, kind: 'page', body }), 'created');
  const documentId = page.document.id;
  let [baseId, before] = [page.revisionId, body.title];
  for (const after of ['Second words', 'Third wörds 陶', "Fourth 'words'\nand a line"]) {
    const operations = [{ op: 'set' as const, id: 'body', path: ['title'], before, after }];
    const edited = made(await editDocument(deps, actor, { siteId, documentId, baseId, operations }), 'saved');
    [baseId, before] = [edited.revisionId, after];
    if (after.startsWith('Second')) made(await publishDocument(deps, { siteId, documentId }), 'published');
  }
  made(await moveDocument(deps, { siteId, documentId, slug: 'moved-words' }), 'moved');
  const at = Date.UTC(2036, 0, 1);
  made(await scheduleDocument(deps, { siteId, documentId, at, action: 'publish' }), 'scheduled');
  const gone = made(
    await createDocument(deps, actor, { siteId, kind: 'page', body: bodyOf('Gone', deps.newId(), []) }),
    'created',
  );
  made(await deleteDocument(deps, { siteId, documentId: gone.document.id }), 'deleted');
}

async function writeItems(deps: RowDeps, siteId: string): Promise<void> {
  const journal = made(
    await createCollection(deps, actor, { siteId, type: COLLECTION_TYPES.blog, title: 'Journal' }),
    'created',
    'exists',
  );
  made(await publishDocument(deps, { siteId, documentId: journal.pageId }), 'published');
  for (const [title, tags] of [
    ['Wood ash glazes', ['glaze', 'ash']],
    ['Firing the long kiln', ['kiln']],
  ] as const) {
    const item = made(
      await createDocument(deps, actor, {
        siteId,
        kind: 'item',
        collectionId: journal.collectionId,
        body: {
          ...bodyOf(title, deps.newId(), []),
          fields: { author: 'Mira', tags, categories: ['Studio'] },
        },
      }),
      'created',
    );
    made(await publishDocument(deps, { siteId, documentId: item.document.id }), 'published');
    await deps.db.write((tx) =>
      tx
        .insertInto('comments')
        .values({
          id: deps.newId(),
          site_id: siteId,
          document_id: item.document.id,
          parent_id: null,
          author_name: 'Jon',
          body: 'Lovely.',
          status: 'approved',
          created_at: deps.now(),
          source_id: null,
        })
        .execute(),
    );
  }
}

/** A person with a session, a role and a token, and a link nobody has used yet. */
async function writePeople(deps: RowDeps, siteId: string): Promise<void> {
  const accountId = await deps.db.write(async (tx) => {
    const input = { name: 'Mira Holt', email: 'mira@example.org', hash: NOBODYS_HASH, isOwner: true };
    const account = made(await createAccount(tx, deps, input), 'created');
    await setSiteRole(tx, {
      accountId: account.id,
      siteId,
      role: CONTRIBUTOR_ROLES.editor,
      now: deps.now(),
    });
    const client = { userAgent: 'Firefox', address: '192.0.2.1' };
    await openAccount(
      tx,
      deps,
      { id: account.id, name: 'Mira Holt' },
      { client, isRemembered: true, previous: undefined },
    );
    return account.id;
  });
  await createToken(deps, { name: 'Mira’s own', siteId, scopes: ['read'], accountId });
  await makeSignInLink(deps, 'http://localhost:4321', 'mira@example.org');
}

async function writeRest(deps: RowDeps, siteId: string): Promise<void> {
  await createToken(deps, { name: 'Program', siteId, scopes: ['read', 'write'] });
  await writePeople(deps, siteId);
  await deps.db.write((tx) =>
    tx
      .insertInto('media')
      .values({
        id: deps.newId(),
        site_id: siteId,
        kind: 'image',
        filename: 'bowl.jpg',
        mime: 'image/jpeg',
        bytes: 48_211,
        width: 1600,
        height: 1200,
        focal_x: 0.5,
        focal_y: 0.25,
        alt: 'A bowl',
        caption: '',
        luminance: '[]',
        color: '#b08d6e',
        hash: 'a'.repeat(64),
        created_at: deps.now(),
        deleted_at: null,
        source_id: null,
      })
      .execute(),
  );
}
