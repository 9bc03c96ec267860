/** A row in every table comes back: by an export of its site where it moves with that, and by a backup always. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countRows, fillEmptyTables } from '#testing/server/any-rows.ts';
import { buildSite } from '#testing/server/build-site.ts';
import { idOf, insertEveryRow, ODD } from '#testing/server/every-row.ts';
import { openTestMedia, type TestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines, type TestDeps, testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { type Cell, eachRows, listTables, type Row } from '../../backup/queries.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database, Engine } from '../../db/engine.ts';
import type { Queryable } from '../../db/schema.ts';
import { formFileKey } from '../../forms/files/form-files.ts';
import { originalKey } from '../../kernel/media/records.ts';
import { reviewPhotoKey } from '../../store/aftercare/reviews/queries-photos.ts';
import { productFileKey } from '../../store/orders/queries-downloads.ts';
import { exportPorts, importPorts, keysOf } from '../../transfer-ports.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { restoreContents } from './restore-contents.ts';

const TRASH = 'what is in the trash stays';
const SENDER = 'counts against a visitor for a day';

/** Tables that move with a site, and why a column of theirs does not, or not as it was. */
const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sites: {
    version: 'counts what was changed here',
    updated_at: 'is when it was imported',
    deleted_at: TRASH,
  },
  hosts: {},
  collections: {},
  documents: { deleted_at: TRASH, words: 'are made anew from the title' },
  revisions: {
    base_id: 'older versions stay: a backup carries them',
    operations: 'the log of edits stays: a backup carries it',
  },
  labels: {},
  gone_addresses: {},
  translations: {},
  redirects: {},
  media: { deleted_at: TRASH, words: 'are made anew from name and texts' },
  media_groups: {},
  media_in_groups: {},
  comments: {
    account_id: 'accounts are of the installation',
    words: 'are made anew from name and text',
    mailed_at: 'no second notice is sent',
  },
  products: {},
  variants: {
    reserved: 'what is being paid for is being paid for here',
    is_on_sale: 'what holds by the clock is settled where it moved to',
    words: 'are made anew from options and SKU',
  },
  product_files: {},
  stores: {},
  discount_counts: {},
  payment_settings: {},
  invoice_sellers: {},
  order_views: {},
  booking_settings: {},
  consent_settings: {},
  consent_wordings: {},
  map_settings: { places_key: 'secrets stay' },
  notice_settings: {},
  over_pages: {},
  web_apps: {},
  tracking_plans: {},
  visitor_days: {},
  experiments: {},
  experiment_counts: {},
  speed_days: {},
  newsletter_lists: {},
  form_settings: {},
  form_mails: {},
  form_limits: {},
  form_lists: {},
  bookings: {
    submission_key: 'a form that is sent again is sent here again',
    words: 'are made anew from the guest',
  },
  stock_notices: { sender: SENDER },
  gift_cards: { sender: SENDER, held_minor: 'what is being paid with is being paid with here' },
  gift_card_entries: {},
  cart_reminder_ends: {},
  consent_log: {},
  form_submissions: {
    sender: SENDER,
    words: 'are made anew from what was sent',
    emails: 'are made anew from what was sent',
  },
  submission_notes: { account_id: 'accounts are of the installation' },
  form_files: { sender: SENDER, expires_at: 'is of a file whose form has not been sent' },
  list_members: { words: 'are made anew from address and name' },
  members: { cart_id: 'carts stay', words: 'are made anew from address and name' },
  member_settings: {},
  member_areas: {},
  member_mails: {},
  subscription_settings: {},
  memberships: {},
  member_passkeys: {},
  completed_lessons: {},
  orders: { cart_id: 'carts stay', sender: SENDER, search: 'is made anew from the order' },
  order_lines: {},
  order_events: {},
  order_discounts: {},
  invoices: {},
  credit_notes: {},
  donation_campaigns: {},
  donations: {},
  subscriptions: {
    state: 'running ones arrive paused: two installations never charge one subscriber',
    course: 'is that of the state',
    next_at: 'is that of the state',
    leased_until: 'is of a worker here',
    search: 'is made anew from the subscriber',
  },
  subscription_charges: {},
  customer_notes: {},
  proof_selections: {},
  reviews: {},
  review_photos: {},
};

const ACCOUNTS = 'people sign in to an installation, not to a site';
const PAYMENTS = 'only the installation that took the money can give it back';
const CARTS = 'a cart lasts days, and its visitor is known by a cookie of the old address';
const HITS = 'single hits say what somebody did: what was added up of them moves';

/** Tables that stay, and why. A backup carries them. */
const STAYS: Readonly<Record<string, string>> = {
  accounts: ACCOUNTS,
  sessions: ACCOUNTS,
  site_roles: ACCOUNTS,
  one_time_links: ACCOUNTS,
  totp_secrets: ACCOUNTS,
  recovery_codes: ACCOUNTS,
  passkeys: ACCOUNTS,
  sign_in_challenges: ACCOUNTS,
  invitations: ACCOUNTS,
  tokens: ACCOUNTS,
  activity: 'says what people with accounts here have done here',
  weekly_reports: ACCOUNTS,
  order_refunds: PAYMENTS,
  payment_attempts: PAYMENTS,
  payment_news: PAYMENTS,
  stock_holds: PAYMENTS,
  test_payments: PAYMENTS,
  test_refunds: PAYMENTS,
  payment_secrets: 'secrets stay',
  captcha_secrets: 'secrets stay',
  booking_feeds: 'the address of a calendar is a secret, and stays',
  webhooks: 'are signed by secrets, which stay',
  webhook_deliveries: 'are of webhooks',
  gift_card_holds: PAYMENTS,
  cart_gift_cards: CARTS,
  gift_wishes: CARTS,
  carts: CARTS,
  cart_lines: CARTS,
  cart_reminders: CARTS,
  checkouts: CARTS,
  hits: HITS,
  hit_drops: HITS,
  visits: HITS,
  visitor_salts: HITS,
  tracking_marks: HITS,
  experiment_visitors: HITS,
  speed_records: HITS,
  test_events: HITS,
  downloads: 'counts fetches by links of this address',
  list_confirmations: 'links that wait to be confirmed lead to this address',
  member_sessions: 'members sign in anew at another address',
  member_links: 'lead to this address',
  spent_challenges: 'last ten minutes',
  subscription_links: 'lead to this address',
  mails: 'have been sent, or are being sent from here',
  mail_servers: 'is of the installation',
  jobs: 'are made anew',
  gates: 'are worked out again from the settings of documents',
  revision_media: 'are worked out again from published versions',
  gated_media: 'are worked out again from the settings of documents',
  search_terms: 'are made anew',
  translated_terms: 'are made anew',
  error_groups: 'happened here',
  idempotency_claims: 'last for a request',
  moves: 'are the exports themselves',
  wanted_pictures: 'are being fetched here',
  fetched_files: 'says what other sites were asked for from here',
};

const OF_VISITORS = [
  'bookings',
  'stock_notices',
  'gift_cards',
  'gift_card_entries',
  'cart_reminder_ends',
  'discount_counts',
  'consent_log',
  'form_submissions',
  'submission_notes',
  'form_files',
  'list_members',
  'members',
  'memberships',
  'member_passkeys',
  'subscriptions',
  'subscription_charges',
  'completed_lessons',
  'orders',
  'order_lines',
  'order_events',
  'invoices',
  'credit_notes',
  'donations',
  'customer_notes',
  'proof_selections',
  'reviews',
  'review_photos',
];

const OTHER: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' };
const FILE = Buffer.from('hello');

describeOnBothEngines(
  'a row in every table',
  (on) => {
    let work: string;
    let own: TestMedia;
    let database: TestDatabase;
    let db: Database;
    let there: TestDeps;
    let theirs: TestMedia;
    let siteId: string;
    beforeEach(async () => {
      work = mkdtempSync(join(tmpdir(), 'vitrine-tables-'));
      own = openTestMedia(on.deps);
      siteId = await plant();
    });
    afterEach(async () => {
      own.remove();
      rmSync(work, { recursive: true, force: true });
    });

    async function plant(): Promise<string> {
      const site = await buildSite(on.deps, own.media, 'studio');
      const [document, media] = [await anyIdOf('documents', site), await anyIdOf('media', site)];
      const hash = createHash('sha256').update(FILE).digest('hex');
      await own.media.storage.put(productFileKey(idOf('productfile')), FILE);
      await own.media.storage.put(formFileKey(idOf('formfile')), FILE);
      await own.media.storage.put(reviewPhotoKey(idOf('reviewphoto')), FILE);
      await insertEveryRow(on.db, { site, document, media, hash });
      await on.db.write(async (tx) => {
        const edit = JSON.stringify({
          rotate: 90,
          straighten: 1.5,
          crop: { x: 0, y: 0.25, width: 0.5, height: 0.5 },
        });
        await tx.updateTable('media').set({ edit, caption: ODD, posterId: media, focalX: 0.1 }).execute();
        await tx.updateTable('comments').set({ spamReasons: 'links', mailedAt: 5, decidedAt: 7 }).execute();
        const failed = { status: 'dead', attempts: 3, lastError: ODD, finishedAt: 9 };
        const held = { leaseOwner: 'worker', leaseUntil: 9 };
        await tx
          .updateTable('jobs')
          .set({ ...failed, ...held })
          .execute();
        for (const table of ['bookings', 'orders', 'formSubmissions', 'stockNotices'] as const)
          await setOnOne(tx, table, { locale: 'fr' });
        await setOnOne(tx, 'collections', { sourceId: 'wordpress:1' });
        await setOnOne(tx, 'documents', { sourceId: 'wordpress:2', parentId: document });
        await setOnOne(tx, 'comments', { sourceId: 'wordpress:3' });
        await setOnOne(tx, 'revisions', { name: ODD, isKept: 1, baseId: 'base', operations: '[{}]' });
      });
      await fillEmptyTables(on.db, {
        site_id: site,
        submission_id: idOf('formsubmission'),
        order_id: idOf('order1'),
        document_id: document,
        revision_id: await anyIdOf('revisions', site),
        media_id: media,
        line_id: idOf('orderline1'),
        file_id: idOf('productfile'),
        member_id: idOf('listmember1'),
        site_member_id: idOf('sitemember1'),
        experiment_id: idOf('experiment1'),
        account_id: 'accounts',
        attempt_id: 'payment_attempts',
        refund_id: 'order_refunds',
        cart_id: 'carts',
        card_id: idOf('giftcard1'),
        subscription_id: idOf('subscription1'),
        webhook_id: 'webhooks',
      });
      return site;
    }

    /** What an export leaves where it is: a backup takes it along. */
    async function fillLeftAside(): Promise<void> {
      await on.db.write(async (tx) => {
        for (const table of ['sites', 'documents', 'media'] as const)
          await setOnOne(tx, table, { deletedAt: 1770091506789 });
        await setOnOne(tx, 'formFiles', { expiresAt: 1770091506789, sender: 'hash' });
      });
    }

    async function anyIdOf(table: 'documents' | 'media' | 'revisions', site: string): Promise<string> {
      const row = await on.db.read
        .selectFrom(table)
        .select('id')
        .where('siteId', '=', site)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return row.id;
    }

    async function open(engine: Engine): Promise<void> {
      database = await createTestDatabase(engine);
      db = await openDatabase(database.options);
      there = testDeps(db);
      theirs = openTestMedia(there);
    }

    async function close(): Promise<void> {
      theirs.remove();
      await db.close();
      await database.remove();
    }

    test('is in one of the lists, and in the database', async () => {
      const tables = (await listTables(on.db.read, on.engine)).map(({ name }) => name).sort();
      expect([...Object.keys(MOVED), ...Object.keys(STAYS)].sort()).toEqual(tables);
      for (const table of tables) expect([table, await countRows(on.db, table)]).not.toEqual([table, 0]);
    });

    test('holds something else than the default in every column', async () => {
      await fillLeftAside();
      const bare: string[] = [];
      for (const { name, columns } of await listTables(on.db.read, on.engine)) {
        const defaults = await defaultsOf(on.db, name);
        for (const column of columns) {
          const { rows } = await sql<{ value: Cell }>`
            select distinct ${sql.ref(column)} as value from ${sql.table(name)}`.execute(on.db.read);
          const nothing = [null, '', '0', '[]', '{}', 'null', defaults.get(column)];
          if (rows.every(({ value }) => nothing.includes(value === null ? null : String(value))))
            bare.push(`${name}.${column}`);
        }
      }
      expect(bare).toEqual([]);
    });

    const targets = [on.engine, OTHER[on.engine]].filter(canTest);

    test.each(targets)('moves with its site into an empty installation on %s', async (engine) => {
      await open(engine);
      try {
        const folder = join(work, 'site');
        const exported = await exportSite(
          { db: on.db, ...exportPorts(own.media) },
          { siteId, folder, hasSubmissions: true },
        );
        expect(exported).toMatchObject({ kind: 'exported', warnings: [] });
        const ports = importPorts(there, theirs.media);
        expect(await importSite({ ...there, ports }, { folder })).toMatchObject({ kind: 'imported' });
        const [before, after] = [await contentsOf(on.db), await contentsOf(db)];
        const moved = (contents: Record<string, Row[]>) =>
          Object.fromEntries(
            Object.entries(MOVED).map(([table, left]) => [table, without(contents[table], left)]),
          );
        expect(moved(after)).toEqual(moved(before));
        for (const key of [
          productFileKey(idOf('productfile')),
          formFileKey(idOf('formfile')),
          reviewPhotoKey(idOf('reviewphoto')),
        ])
          expect(await theirs.media.storage.get(key)).toEqual(FILE);
        // A second import finds that nothing is different.
        expect(await importSite({ ...there, ports }, { folder })).toMatchObject({ kind: 'unchanged' });
      } finally {
        await close();
      }
    });

    test('moves also where its files are missing or have changed, and each of those is named', async () => {
      await open(on.engine);
      try {
        const { storage } = own.media;
        const media = await on.db.read.selectFrom('media').selectAll().executeTakeFirstOrThrow();
        const ids = { product: idOf('productfile'), form: idOf('formfile') };
        await storage.delete(originalKey(media));
        await storage.delete(productFileKey(ids.product));
        await storage.delete(formFileKey(ids.form));
        await storage.put(formFileKey(ids.form), Buffer.from('jello'));
        const folder = join(work, 'site');
        const deps = { db: on.db, ...exportPorts(own.media) };
        const exported = await exportSite(deps, { siteId, folder, hasSubmissions: true });
        expect(exported).toMatchObject({
          warnings: [
            expect.stringContaining(`“${media.filename}” (${media.id}) is missing`),
            expect.stringContaining(`(${ids.form}) of a submission has changed`),
            expect.stringContaining(`(${ids.product}) of a product is missing`),
          ],
        });
        const list = readFileSync(join(folder, 'missing.json'), 'utf8');
        expect(JSON.parse(list)).toMatchObject([
          { file: expect.stringContaining(media.id), name: media.filename, why: 'missing' },
          { file: `submission-files/${ids.form}`, why: 'changed' },
          { file: `product-files/${ids.product}`, why: 'missing' },
        ]);

        const into = { ...there, ports: importPorts(there, theirs.media) };
        // A file that is missing for another reason, such as a copy that broke off, is no such file.
        writeFileSync(join(folder, 'missing.json'), '[]');
        expect(await importSite(into, { folder })).toMatchObject({
          kind: 'invalid',
          problems: { length: 3 },
        });
        writeFileSync(join(folder, 'missing.json'), list);
        // One that has been put back is taken in.
        writeFileSync(join(folder, 'product-files', ids.product), FILE);
        expect(await importSite(into, { folder })).toMatchObject({
          kind: 'imported',
          warnings: [
            expect.stringMatching(/original of .* was missing when .* Upload it again/),
            expect.stringMatching(/of a submission was damaged when/),
          ],
        });
        const [before, after] = [await contentsOf(on.db), await contentsOf(db)];
        for (const [table, left] of Object.entries(MOVED))
          expect([table, without(after[table], left)]).toEqual([table, without(before[table], left)]);
        expect(await theirs.media.storage.get(productFileKey(ids.product))).toEqual(FILE);
        expect(await theirs.media.storage.get(formFileKey(ids.form))).toBeUndefined();

        // Where a file is stored already, a restore misses nothing.
        await theirs.media.storage.put(formFileKey(ids.form), FILE);
        const restored = await restoreContents(into, { siteId, folder });
        expect(restored).toMatchObject({ warnings: [expect.stringContaining(media.filename)] });
      } finally {
        await close();
      }
    });

    test('stays when its site is restored from an archive without it, and is added from one with it', async () => {
      const [bare, whole] = [join(work, 'bare'), join(work, 'whole')];
      for (const [folder, hasSubmissions] of [
        [bare, false],
        [whole, true],
      ] as const)
        await exportSite({ db: on.db, ...exportPorts(own.media) }, { siteId, folder, hasSubmissions });
      const deps = { ...on.deps, ports: importPorts(on.deps, own.media) };
      const before = await contentsOf(on.db);
      const ofVisitors = async () => {
        const contents = await contentsOf(on.db);
        return OF_VISITORS.map((table) => [table, without(contents[table], MOVED[table] ?? {})]);
      };
      const wanted = OF_VISITORS.map((table) => [table, without(before[table], MOVED[table] ?? {})]);
      expect(await restoreContents(deps, { siteId, folder: bare })).toMatchObject({ kind: 'restored' });
      expect(await ofVisitors()).toEqual(wanted);
      for (const table of ['bookings', 'stockNotices', 'reviews', 'orders', 'formSubmissions'] as const)
        await on.db.write((tx) => tx.deleteFrom(table).execute());
      expect(await restoreContents(deps, { siteId, folder: whole })).toMatchObject({ kind: 'restored' });
      expect(await ofVisitors()).toEqual(wanted);
    });

    test('is left out of the export where its page is in the trash, and stays with that when the site is restored', async () => {
      await on.db.write(async (tx) => {
        const page = await tx.selectFrom('products').select('id').executeTakeFirstOrThrow();
        await tx
          .updateTable('documents')
          .set({ deletedAt: 1, path: null })
          .where('id', '=', page.id)
          .execute();
      });
      const folder = join(work, 'trash');
      await exportSite({ db: on.db, ...exportPorts(own.media) }, { siteId, folder, hasSubmissions: true });
      await open(on.engine);
      try {
        const ports = importPorts(there, theirs.media);
        expect(await importSite({ ...there, ports }, { folder })).toMatchObject({ kind: 'imported' });
        for (const table of ['products', 'product_files', 'proof_selections'])
          expect([table, await countRows(db, table)]).toEqual([table, 0]);
      } finally {
        await close();
      }
      const deps = { ...on.deps, ports: importPorts(on.deps, own.media) };
      expect(await restoreContents(deps, { siteId, folder })).toMatchObject({ kind: 'restored' });
      for (const table of ['products', 'variants', 'product_files', 'proof_selections'])
        expect([table, await countRows(on.db, table)]).not.toEqual([table, 0]);
    });

    test.each(targets)('is in a backup that is restored on %s', async (engine) => {
      await open(engine);
      try {
        await fillLeftAside();
        const file = join(work, 'backup.tar.gz');
        const { storage } = own.media;
        const written = await writeBackup({ db: on.db, storage, now: on.deps.now, keysOf }, { file });
        expect(written.warnings).toEqual([]);
        const { media } = theirs;
        const deps = { db, storage: media.storage, tempDir: media.tempDir };
        expect(await restoreBackup(deps, { file, confirm: async () => true })).toMatchObject({
          kind: 'restored',
        });
        const left = { version: 'grows' };
        const [before, after] = [await contentsOf(on.db), await contentsOf(db)];
        for (const table of Object.keys(before))
          expect([table, without(after[table], left)]).toEqual([table, without(before[table], left)]);
      } finally {
        await close();
      }
    });
  },
  { databaseFor: 'test' },
);

async function setOnOne(tx: Queryable, table: string, cells: Readonly<Record<string, Cell>>): Promise<void> {
  const sets = Object.entries(cells).map(([column, cell]) => sql`${sql.ref(column)} = ${cell}`);
  await sql`update ${sql.table(table)} set ${sql.join(sets)}
    where id = (select max(id) from ${sql.table(table)})`.execute(tx);
}

/** As SQLite tells them; the tables of both engines are made by the same statements. */
async function defaultsOf({ engine, read }: Database, table: string): Promise<ReadonlyMap<string, string>> {
  if (engine === 'postgres') return new Map();
  const { rows } = await sql<{ name: string; value: string | null }>`
    select name, dflt_value as value from pragma_table_info(${table})`.execute(read);
  return new Map(rows.map(({ name, value }) => [name, (value ?? '').replace(/^'(.*)'$/, '$1')]));
}

async function contentsOf(from: Database): Promise<Record<string, Row[]>> {
  const contents: Record<string, Row[]> = {};
  for (const table of await listTables(from.read, from.engine)) {
    const rows: Row[] = [];
    for await (const some of eachRows(from.read, table)) rows.push(...some);
    contents[table.name] = rows;
  }
  return contents;
}

/** In an order that is the same on both engines, with JSON as what it means. */
function without(rows: readonly Row[] = [], columns: Readonly<Record<string, string>>): unknown[] {
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !(column in columns))))
    .map((row) => [JSON.stringify(row), row] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) =>
      Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, meaning(cell)])),
    );
}

function meaning(cell: unknown): unknown {
  if (typeof cell !== 'string' || !/^[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
