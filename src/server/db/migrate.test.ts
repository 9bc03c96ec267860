/** Databases of every age come forward with all they hold. The kept ones are made by scripts/database-fixture.ts. */
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { COMMENT_STATUSES } from '#domain/comments/contract.ts';
import { blockOf } from '#domain/content/build-body.ts';
import { bodySchema } from '#domain/content/content.ts';
import { documentSettingsSchema } from '#domain/content/document.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { KEPT, loadKept, readKept } from '#testing/server/kept-database.ts';
import { testApp, testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './database.ts';
import type { Database, Engine } from './engine.ts';
import { migrations, NewerDatabaseError } from './migrate.ts';
import { visibleTerms } from './migrations/025-visible-terms.ts';
import { storedName } from './names.ts';

const SINCE_006 = [
  'mails',
  'moves',
  'totpSecrets',
  'recoveryCodes',
  'passkeys',
  'signInChallenges',
  'invitations',
] as const;

let database: TestDatabase | undefined;
let db: Database | undefined;
afterEach(async () => {
  await db?.close();
  await database?.remove();
  [db, database] = [undefined, undefined];
});

async function load(engine: Engine, state: string): Promise<TestDatabase> {
  database = await loadKept(engine, state);
  return database;
}

/** Tables, columns and indexes, in a form that both engines give for themselves. */
async function shapeOf(from: Database): Promise<unknown> {
  const tables = await from.read.introspection.getTables();
  const columns = tables
    .map(({ name, columns: all }) => [
      name,
      all.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).sort(),
    ])
    .sort();
  const { rows: indexes } =
    from.engine === 'postgres'
      ? await sql`select indexdef as sql from pg_indexes where schemaname = 'public' order by 1`.execute(
          from.read,
        )
      : await sql`select sql from sqlite_master where type = 'index' and sql is not null order by 1`.execute(
          from.read,
        );
  return { columns, indexes };
}

const engines = (['sqlite', 'postgres'] as const).filter(canTest);
const cases = KEPT.flatMap((state) => engines.map((engine) => [state, engine] as const));

describe('a database kept since', () => {
  test.each(cases)('%s, on %s, comes forward to what a new one is', async (state, engine) => {
    const old = await load(engine, state);
    db = await openDatabase(old.options);
    const fresh = await createTestDatabase(engine, 'empty');
    const freshDb = await openDatabase(fresh.options);
    expect(await shapeOf(db)).toEqual(await shapeOf(freshDb));
    await freshDb.close();
    await fresh.remove();
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db.read);
    expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
  });

  test.each(cases)('%s, on %s, loses no row', async (state, engine) => {
    const old = await load(engine, state);
    const kept = readKept(state, 'rows');
    const rowsOf = (table: string) =>
      kept.match(new RegExp(`^insert into ${storedName(table)} `, 'gm'))?.length ?? 0;
    db = await openDatabase(old.options);
    for (const table of [
      'sites',
      'hosts',
      'collections',
      'documents',
      'revisions',
      'labels',
      'redirects',
      'media',
      'comments',
      'tokens',
      ...(state.startsWith('001') ? [] : (['accounts', 'sessions', 'siteRoles', 'activity'] as const)),
      ...(state >= '006' ? SINCE_006 : []),
    ] as const) {
      const { count } = await db.read
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect([table, count]).toEqual([table, rowsOf(table)]);
      expect(count).toBeGreaterThan(0);
    }
  });

  test.each(cases)('%s, on %s, is readable, served and searchable', async (state, engine) => {
    const old = await load(engine, state);
    db = await openDatabase(old.options);
    for (const { settings } of await db.read.selectFrom('sites').select('settings').execute())
      siteSettingsSchema.parse(JSON.parse(settings));
    for (const { settings } of await db.read.selectFrom('documents').select('settings').execute())
      documentSettingsSchema.parse(JSON.parse(settings));
    for (const { body } of await db.read.selectFrom('revisions').select('body').execute())
      bodySchema.parse(JSON.parse(body));
    for (const { status } of await db.read.selectFrom('comments').select('status').execute())
      expect(COMMENT_STATUSES).toContain(status);
    const deps = testDeps(db);
    const { app, worker } = await testApp(deps);
    const visit = (path: string) =>
      app.request(new Request(`http://kept.localhost:4321${path}`, { redirect: 'manual' }));
    const live = await db.read
      .selectFrom('documents')
      .select('path')
      .where('publishedId', 'is not', null)
      .where('path', 'is not', null)
      .where('deletedAt', 'is', null)
      .execute();
    expect(live.length).toBeGreaterThan(10);
    for (const { path } of live) expect([path, (await visit(path ?? '')).status]).toEqual([path, 200]);
    expect((await visit('/first-words')).headers.get('location')).toBe('/moved-words');
    expect(await (await visit('/moved-words')).text()).toContain('Second words');
    await worker.drain();
    const found = await (await visit('/search?format=json&q=glazes')).text();
    expect(found).toContain('Wood ash glazes');
    expect(deps.logged.filter((line) => line.level >= 50)).toEqual([]);
  });
});

describe.each(engines)('bringing a database forward, on %s', (engine) => {
  test('is done once, by whichever of several processes comes first', async () => {
    database = await createTestDatabase(engine, 'empty');
    const { options } = database;
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(options)));
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(opened[0]!.read);
    expect(rows).toHaveLength(migrations.length);
    for (const each of opened) await each.close();
  });

  test('stops where it is told to', async () => {
    database = await createTestDatabase(engine, 'empty');
    db = await openDatabase({ ...database.options, migrateTo: '001-foundation' });
    const names = (await db.read.introspection.getTables()).map((table) => table.name);
    expect(names).toContain('documents');
    expect(names).not.toContain('search_terms');
  });

  test('takes words that no visitor sees out of the index at once, and leaves the others', async () => {
    database = await createTestDatabase(engine, 'migrated');
    db = await openDatabase(database.options);
    const before = testDeps(db);
    const site = await createTestSite(before, { identifier: `index-${engine}` });
    const [plain, holding] = ['Plain', 'Holding'].map((title) =>
      textBody(before, title, `words of ${title}`),
    );
    const hidden = {
      ...blockOf(before.newId(), 'text', { content: paragraphs('concealed'), size: 'regular' }),
      hidden: true,
    };
    holding?.sections[0]?.blocks.push(hidden);
    const pages = [await site.publish({ body: plain! }), await site.publish({ body: holding! })];
    await site.worker.drain();
    // As earlier versions indexed it.
    const old = { siteId: site.siteId, term: 'concealed', documentId: pages[1]!.id, weight: 1 };
    await db.write(async (tx) => {
      await tx.insertInto('searchTerms').values(old).execute();
      await visibleTerms.up(tx.withoutPlugins() as Kysely<unknown>, engine);
    });
    const termsOf = async (page: number) =>
      (
        await db!.read
          .selectFrom('searchTerms')
          .select('term')
          .where('documentId', '=', pages[page]!.id)
          .execute()
      )
        .map(({ term }) => term)
        .sort();
    expect([await termsOf(0), await termsOf(1)]).toEqual([['of', 'plain', 'words'], []]);
    const { worker } = await testApp(testDeps(db));
    await worker.drain();
    expect(await termsOf(1)).toEqual(['holding', 'of', 'words']);
  });

  test('never touches the database of a newer Vitrine, and says what to do', async () => {
    database = await createTestDatabase(engine, 'migrated');
    const before = await openDatabase(database.options);
    await before.write((tx) => sql`insert into migrations values ('999-from-the-future', 1)`.execute(tx));
    await before.close();
    const opened = openDatabase(database.options);
    await expect(opened).rejects.toThrow(NewerDatabaseError);
    await expect(opened).rejects.toThrow(
      'written by a newer version of Vitrine (it has 999-from-the-future). Update Vitrine, or restore a backup made with this version.',
    );
  });
});
