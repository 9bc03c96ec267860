/** Lists of owners are searched whatever the case, accents and letters, on both engines alike. */
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { fold } from '#domain/search/fold.ts';
import { DAY_MS } from '#domain/time.ts';
import { type TestSite, textBody } from '#testing/server/fixture.ts';
import { FOUND, findEach, TEXTS } from '#testing/server/letters.ts';
import { createMediaSite, type MediaSite } from '#testing/server/media-site.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { storeSubmission } from '#testing/server/store-submission.ts';
import { describeOnBothEngines, type TestDeps } from '#testing/server/test-app.ts';
import { insertComment } from './comments/queries.ts';
import type { Database } from './db/engine.ts';
import { foldedWords } from './db/migrations/120-folded-words.ts';
import { updateOrder } from './store/orders/queries.ts';
import { searchTextOf } from './store/orders/search-text.ts';

type Lists = Readonly<Record<string, (search: string) => Promise<readonly string[]>>>;

const ADDED = ['documents', 'media', 'comments', 'bookings', 'variants'] as const;
const KEPT = [
  ['orders', 'search'],
  ['list_members', 'words'],
  ['form_submissions', 'words'],
] as const;

describeOnBothEngines('the searches of owners', (on) => {
  let site: MediaSite;
  afterEach(() => site.remove());

  test('find people, products and all else in their lists, those of earlier versions too', async () => {
    site = await createMediaSite(on.deps);
    const lists: Lists = {
      ...(await fillContent(on.deps, site)),
      ...(await fillPeople(on.deps, site)),
      ...(await fillOrders(on.deps)),
    };
    for (const [list, find] of Object.entries(lists))
      expect([list, await findEach(async (words) => find(encodeURIComponent(words)))]).toEqual([list, FOUND]);

    const words = await readWords(on.deps.db);
    await on.deps.db.write(async (tx) => {
      for (const table of ADDED) await tx.schema.alterTable(table).dropColumn('words').execute();
      for (const [table, column] of KEPT)
        for (const text of TEXTS)
          await sql`
            update ${sql.table(table)}
            set ${sql.ref(column)} = replace(${sql.ref(column)}, ${fold(text)}, ${text.toLowerCase()})`.execute(
            tx,
          );
      await foldedWords.up(tx.withoutPlugins() as Kysely<unknown>, on.deps.db.engine);
    });
    expect(await readWords(on.deps.db)).toEqual(words);
  });
});

async function readWords({ read }: Database): Promise<Record<string, unknown>> {
  const tables = [...ADDED.map((table) => [table, 'words'] as const), ...KEPT];
  const words = tables.map(async ([table, column]) => {
    const { rows } = await sql<{ id: string; words: string }>`
      select id, ${sql.ref(column)} as words from ${sql.table(table)} order by id`.execute(read);
    expect(rows.length).toBeGreaterThan(0);
    return [table, Object.fromEntries(rows.map((row) => [row.id, row.words]))] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}

/** @returns what reads one column of a list's answer */
function askerOf(site: Pick<TestSite, 'api'>) {
  return (path: string, list: string, column: string) =>
    async (search: string): Promise<string[]> => {
      const { json } = await site.api('GET', `${path}=${search}`);
      return json[list].map((row: Record<string, string>) => row[column]);
    };
}

async function fillContent(deps: TestDeps, site: MediaSite): Promise<Lists> {
  const { api } = site;
  const collect = async (type: number, title: string): Promise<string> =>
    (await api('POST', 'collections', { type, title })).json.collectionId;
  const blog = await collect(COLLECTION_TYPES.blog, 'Journal');
  const shop = await collect(COLLECTION_TYPES.products, 'Shop');
  for (const [index, text] of TEXTS.entries()) {
    const create = async (place: object, title = text): Promise<string> =>
      (await api('POST', 'documents', { ...place, body: textBody(deps, title, 'Words.') })).json.document.id;
    const page = await create({ kind: 'page' });
    await create({ kind: 'item', collectionId: blog }, `Post ${text}`);
    const product = await create({ kind: 'item', collectionId: shop }, `Product ${index}`);
    await api('PUT', `products/${product}`, productOf(deps, text));
    await api('POST', 'redirects', { from: `/old/${text}`, target: `/${index}` });
    await site.upload({ filename: `${text}.txt`, bytes: new TextEncoder().encode(text) });
    await deps.db.write((tx) => insertComment(tx, commentOf(deps, site.siteId, page, text)));
  }
  const of = askerOf(site);
  const bare = (find: Lists[string], more: RegExp) => async (search: string) =>
    (await find(search)).map((text) => text.replace(more, ''));
  return {
    pages: async (search) =>
      (await of('link-targets?search', 'targets', 'title')(search)).filter((title) => TEXTS.includes(title)),
    posts: bare(of(`collections/${blog}/items?search`, 'items', 'title'), /^Post /),
    products: async (search) =>
      (await of('products?search', 'products', 'title')(search)).map(
        (title) => TEXTS[Number(title.replace('Product ', ''))] ?? title,
      ),
    redirects: bare(of('redirects?search', 'redirects', 'from'), /^\/old\//),
    files: bare(of('media?search', 'media', 'filename'), /\.txt$/),
    linkedFiles: bare(of('link-targets?kind=media&search', 'targets', 'title'), /\.txt$/),
    comments: of('comments?status=published&search', 'comments', 'author'),
  };
}

function productOf(deps: TestDeps, colour: string) {
  const option = { id: deps.newId(), name: 'Colour', values: [colour] };
  const price = { priceMinor: 3200, salePriceMinor: 0, isOnSale: false };
  const optionValues = [{ optionId: option.id, name: 'Colour', value: colour }];
  const variant = { id: deps.newId(), optionValues, sku: '', ...price, stock: 5, isUnlimited: false };
  return { kind: 'physical', taxClass: '', options: [option], variants: [variant] };
}

function commentOf(deps: TestDeps, siteId: string, documentId: string, text: string) {
  return {
    id: deps.newId(),
    siteId,
    documentId,
    parentId: null,
    authorName: text,
    authorEmail: null,
    accountId: null,
    body: 'Words.',
    status: 'published',
    spamReasons: '',
    createdAt: deps.now(),
    decidedAt: deps.now(),
    mailedAt: 0,
    sourceId: null,
  };
}

async function fillPeople(deps: TestDeps, site: TestSite): Promise<Lists> {
  const { api, siteId } = site;
  const { list } = (await api('POST', 'lists', { name: 'Letters' })).json;
  const book = await openTables(deps, site);
  for (const [index, name] of TEXTS.entries()) {
    const email = `guest${index}@example.org`;
    const member = await api('POST', `lists/${list.id}/members`, { email, name, hasConsent: true });
    const booked = await book({ name, email: '', phone: '', note: '' });
    expect([member.status, booked.status]).toEqual([201, 201]);
    await storeSubmission(deps, siteId, name);
  }
  const of = askerOf(site);
  return {
    members: of(`lists/${list.id}/members?search`, 'members', 'name'),
    bookings: async (search) => {
      const { json } = await api('GET', `bookings?from=0&until=9000000000000&words=${search}`);
      return json.bookings.map(({ customer }: { customer: { name: string } }) => customer.name);
    },
    submissions: async (search) => {
      const { json } = await api('GET', `submissions?search=${search}`);
      return json.submissions.map(
        ({ content }: { content: readonly { id: string; value: string }[] }) =>
          content.find(({ id }) => id === 'message')?.value,
      );
    },
  };
}

/** As many tables as there are guests. */
async function openTables(deps: TestDeps, { api }: TestSite) {
  const ids = TEXTS.map(() => deps.newId());
  const serviceId = deps.newId();
  const times = { durationMinutes: 120, stepMinutes: 30, leadHours: 1, horizonDays: 30 };
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const saved = await api('PUT', 'bookings/settings', {
    ...NO_BOOKINGS,
    hours: [{ days, from: '17:00', until: '22:00' }],
    resources: ids.map((id, index) => ({ id, kind: 'table', name: `Table ${index + 1}`, seats: 4 })),
    services: [{ id: serviceId, name: 'Dinner', kind: 'table', resourceIds: ids, ...times, maxParty: 8 }],
  });
  expect(saved.status).toBe(200);
  const day = new Date(deps.now() + 4 * DAY_MS).toISOString().slice(0, 10);
  const { startsAt } = (await api('GET', `bookings/free?service=${serviceId}&day=${day}`)).json.slots[0];
  return (customer: object) =>
    api('POST', 'bookings', { serviceId, startsAt, party: 2, customer, isMailed: false });
}

async function fillOrders(deps: TestDeps): Promise<Lists> {
  const shop = await openTestShop(deps, 90);
  for (const [index, name] of TEXTS.entries()) {
    const done = await shop.complete(shop.fill());
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id, number } = done.order;
    const of = { name, email: `buyer${index}@example.org`, number };
    await deps.db.write((tx) => updateOrder(tx, id, { ...of, search: searchTextOf(of) }));
  }
  const of = askerOf(shop.site);
  return {
    orders: of('orders?search', 'orders', 'name'),
    customers: of('customers?search', 'customers', 'name'),
  };
}
