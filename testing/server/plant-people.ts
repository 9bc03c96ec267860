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
  ['comments', 'authorName', WORD, 'quuxcommenter'],
  ['listMembers', 'email', WORD, 'quuxmember'],
  ['listMembers', 'name', WORD, 'quuxmember'],
  ['listMembers', 'words', WORD, 'quuxmember'],
  ['members', 'email', WORD, 'quuxaccount'],
  ['members', 'name', WORD, 'quuxaccount'],
  ['members', 'words', WORD, 'quuxaccount'],
  ['invitations', 'email', WORD, 'quuxcolleague'],
  ['formSubmissions', 'content', WORD, 'quuxsender'],
  ['formSubmissions', 'words', WORD, 'quuxsender'],
  ['formSubmissions', 'emails', WORD, 'quuxsender'],
  ['submissionNotes', 'body', WORD, 'quuxsender'],
  ['formFiles', 'name', WORD, 'quuxsender'],
  ['webhookDeliveries', 'answer', WORD, 'quuxsender'],
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
  const add = (table: string, row: Record<string, unknown>) => addRow(deps, table, { siteId, ...row });
  const order = placed.order.id;
  await plantBuyers(deps, add, order);
  await plantUnseen(deps, add, shop.variantId);
  const booking = await plantGuest(deps, add);
  const selection = await plantClient(add, ids['document'] ?? '');
  return { siteId, ids: { ...ids, order, booking, selection, position: '1' } };
}

type Add = (table: string, row: Record<string, unknown>) => Promise<string>;

async function plantBuyers(deps: TestDeps, add: Add, order: string): Promise<void> {
  await add('customerNotes', { email: 'quuxbuyer@example.org', note: 'quuxcustomernote' });
  await add('orderViews', { name: 'Kept', filter: 'all', search: 'quuxview' });
  const gift = { lastFour: 'ABCD', currency: 'EUR', state: 'active', balanceMinor: 0, heldMinor: 0 };
  await add('giftCards', {
    ...gift,
    codeHash: deps.newId(),
    email: 'quuxgiftcard@example.org',
    recipientName: 'quuxgiftcard',
    senderName: 'quuxgiftcard',
    message: 'quuxgiftcard',
  });
  const said = { orderId: order, kind: 'note', data: '{"text":"quuxbuyer"}', createdAt: deps.now() };
  await add('orderEvents', said);
  await add('reviews', {
    email: 'quuxreviewer@example.org',
    author: 'quuxreviewer',
    token: deps.newId(),
    lineId: deps.newId(),
    title: 'Bowl',
    state: 'shown',
    rating: 5,
    writtenAt: 1,
    expiresAt: FAR,
    isTest: 0,
  });
}

async function plantGuest(deps: TestDeps, add: Add): Promise<string> {
  const [startsAt, endsAt] = [deps.now() + DAY, deps.now() + 2 * DAY];
  await add('bookingFeeds', { token: 'quuxguestfeed' });
  return add('bookings', {
    name: 'quuxguest',
    email: 'quuxguest@example.org',
    phone: '030 quuxguest',
    note: 'quuxguest',
    state: 'requested',
    answers: '[{"label":"Who","value":"quuxguest"}]',
    token: deps.newId(),
    timeZone: 'Europe/Berlin',
    startsAt,
    endsAt,
    busyFrom: startsAt,
    busyUntil: endsAt,
  });
}

function plantClient(add: Add, document: string): Promise<string> {
  const pick = { picture: 'p', mediaId: 'm', filename: 'a.png', isFavourite: true, comment: 'quuxclient' };
  return add('proofSelections', {
    documentId: document,
    blockId: 'b',
    title: 'Proofs',
    picks: JSON.stringify([pick]),
    name: 'quuxclient',
    note: 'quuxclient',
  });
}

/** What is kept to be sent, and what is said of colleagues. */
async function plantUnseen(deps: TestDeps, add: Add, variantId: string): Promise<void> {
  await add('stockNotices', { email: 'quuxwaiting@example.org', variantId });
  const cart = { cartId: deps.newId(), token: deps.newId() };
  await add('cartReminders', { email: 'quuxreminded@example.org', ...cart });
  await add('mails', { toAddress: 'quuxmailed@example.org', subject: 'quuxmailed', state: 'sent' });
  const what = 'invited quuxcolleague@example.org';
  const told = { actor: 'Ada', action: 'people.invited', what, details: '{}', createdAt: deps.now() };
  await add('activity', told);
}
