/** A site with names and addresses of people wherever the product keeps any, each with a word that says where. */
import { sql } from 'kysely';
import { addRow, furnishSite } from './furnish-site.ts';
import { openTestShop } from './open-shop.ts';
import type { TestDeps } from './test-app.ts';

const DAY = 86_400_000;
/** Not before the years of any test. */
const FAR = 9e14;

/** Of things that are no person, such as pages and hosts. */
const WORD = 'furniture';

/** Table, column, its value, and the word that replaces it. */
const RENAMED: readonly (readonly [string, string, string, string])[] = [
  ...['details', 'name', 'email', 'search'].flatMap((column) =>
    ['Ada Byron', 'ada byron', 'ada', 'Kastanienallee'].map(
      (name) => ['orders', column, name, 'quuxbuyer'] as const,
    ),
  ),
  ['comments', 'author_name', WORD, 'quuxcommenter'],
  ['list_members', 'email', WORD, 'quuxmember'],
  ['list_members', 'name', WORD, 'quuxmember'],
  ['list_members', 'words', WORD, 'quuxmember'],
  ['invitations', 'email', WORD, 'quuxcolleague'],
  ['form_submissions', 'content', WORD, 'quuxsender'],
  ['form_submissions', 'words', WORD, 'quuxsender'],
  ['form_submissions', 'emails', WORD, 'quuxsender'],
  ['submission_notes', 'body', WORD, 'quuxsender'],
  ['form_files', 'name', WORD, 'quuxsender'],
  ['webhook_deliveries', 'answer', WORD, 'quuxsender'],
];

/** @returns ids by the names that parameters of calls have */
export async function plantPeople(
  deps: TestDeps,
): Promise<{ readonly siteId: string; readonly ids: Readonly<Record<string, string>> }> {
  const shop = await openTestShop(deps, 5);
  const { siteId, site } = shop;
  const { ids } = await furnishSite(deps, site, WORD);
  const placed = await shop.complete(shop.fill());
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed));
  await deps.db.write(async (tx) => {
    for (const [table, column, from, to] of RENAMED)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${from}, ${to})`.execute(
        tx,
      );
    await sql`update form_files set kind = ${'document'}`.execute(tx);
    await sql`update comments set author_email = ${'quuxcommentmail@example.org'}`.execute(tx);
  });
  const add = (table: string, row: Record<string, unknown>) =>
    addRow(deps, table, { site_id: siteId, ...row });
  const order = placed.order.id;
  await plantBuyers(deps, add, order);
  await plantUnseen(deps, add, shop.variantId);
  const booking = await plantGuest(deps, add);
  const selection = await plantClient(add, ids['document'] ?? '');
  return { siteId, ids: { ...ids, order, booking, selection, position: '1' } };
}

type Add = (table: string, row: Record<string, unknown>) => Promise<string>;

async function plantBuyers(deps: TestDeps, add: Add, order: string): Promise<void> {
  await add('customer_notes', { email: 'quuxbuyer@example.org', note: 'quuxcustomernote' });
  await add('order_views', { name: 'Kept', filter: 'all', search: 'quuxview' });
  const said = { order_id: order, kind: 'note', data: '{"text":"quuxbuyer"}', created_at: deps.now() };
  await add('order_events', said);
  await add('reviews', {
    email: 'quuxreviewer@example.org',
    author: 'quuxreviewer',
    token: deps.newId(),
    line_id: deps.newId(),
    title: 'Bowl',
    state: 'shown',
    rating: 5,
    written_at: 1,
    expires_at: FAR,
    is_test: 0,
  });
}

async function plantGuest(deps: TestDeps, add: Add): Promise<string> {
  const [startsAt, endsAt] = [deps.now() + DAY, deps.now() + 2 * DAY];
  await add('booking_feeds', { token: 'quuxguestfeed' });
  return add('bookings', {
    name: 'quuxguest',
    email: 'quuxguest@example.org',
    phone: '030 quuxguest',
    note: 'quuxguest',
    state: 'requested',
    answers: '[{"label":"Who","value":"quuxguest"}]',
    token: deps.newId(),
    time_zone: 'Europe/Berlin',
    starts_at: startsAt,
    ends_at: endsAt,
    busy_from: startsAt,
    busy_until: endsAt,
  });
}

function plantClient(add: Add, document: string): Promise<string> {
  const pick = { picture: 'p', mediaId: 'm', filename: 'a.png', isFavourite: true, comment: 'quuxclient' };
  return add('proof_selections', {
    document_id: document,
    block_id: 'b',
    title: 'Proofs',
    picks: JSON.stringify([pick]),
    name: 'quuxclient',
    note: 'quuxclient',
  });
}

/** What is kept to be sent, and what is said of colleagues. */
async function plantUnseen(deps: TestDeps, add: Add, variantId: string): Promise<void> {
  await add('stock_notices', { email: 'quuxwaiting@example.org', variant_id: variantId });
  const cart = { cart_id: deps.newId(), token: deps.newId() };
  await add('cart_reminders', { email: 'quuxreminded@example.org', ...cart });
  await add('mails', { to_address: 'quuxmailed@example.org', subject: 'quuxmailed', state: 'sent' });
  const what = 'invited quuxcolleague@example.org';
  const told = { actor: 'Ada', action: 'people.invited', what, details: '{}', created_at: deps.now() };
  await add('activity', told);
}
