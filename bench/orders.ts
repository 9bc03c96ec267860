/** Orders: a list of fifty beside one of a hundred thousand, and two thousand buyers for a hundred pieces. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { bodyOf } from '#domain/content/build-body.ts';
import { createDocumentIn } from '#server/content/create-document.ts';
import { publishDocumentIn } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import { createSite } from '#server/sites/create-site.ts';
import type {} from '#server/store/catalogue/schema.ts';
import { countOrders, listOrders, type OrdersAsked } from '#server/store/orders/queries-list.ts';
import type { OrderTable } from '#server/store/orders/tables.ts';
import { openCheckouts } from '#testing/server/open-checkouts.ts';
import { measureOnBoth } from './on-both-engines.ts';
import { format, type Measurement, median, progress, type Result } from './result.ts';

const SIZES = [50, 1000, 10_000, 100_000] as const;
const AT_A_TIME = 500;
const SAMPLES = 15;
/** How much slower the largest may be than the smallest, beyond what a millisecond or two hide. */
const BAR = 2;
const SLACK_MS = 2;
const BUYERS = 2000;
const PIECES = 100;
const AT_ONCE = 50;
const ACTOR = { name: 'Bench', mayInjectCode: false };

const ASKED: readonly { readonly name: string; readonly asked: Omit<OrdersAsked, 'now'> }[] = [
  { name: 'the newest', asked: { filter: 'all', search: '' } },
  { name: 'to be fulfilled', asked: { filter: 'open', search: '' } },
  { name: 'unpaid', asked: { filter: 'unpaid', search: '' } },
  { name: 'of the last days', asked: { filter: 'week', search: '' } },
  { name: 'by a name', asked: { filter: 'all', search: 'buyer 17' } },
  { name: 'by a number', asked: { filter: 'all', search: '#1030' } },
];

export const orders: Measurement = {
  name: 'orders',
  title: 'The list of orders, and a flash sale',
  run: () => measureOnBoth('orders', measureEngine),
};

async function measureEngine(deps: Deps, engine: string): Promise<Result[]> {
  const { db } = deps;
  const sites: string[] = [];
  for (const size of SIZES) {
    sites.push(await fillSite(deps, size));
    progress(`${engine}: ${format(size)} orders are there`);
  }
  // As PostgreSQL does by itself a minute after so much has changed.
  if (db.engine === 'postgres') await sql`analyze`.execute(db.read);
  const lists: Result[] = [];
  for (const { name, asked } of ASKED) {
    const times = await inTurns(sites, (siteId) =>
      listOrders(db.read, siteId, { ...asked, now: Date.now() }),
    );
    lists.push(listResult(`${name}, ${engine}`, times));
  }
  const counts = await inTurns(sites, (siteId) => countOrders(db.read, siteId, Date.now()));
  lists.push(listResult(`counts of the filters, ${engine}`, counts));
  return [...lists, await flashSale(deps, engine)];
}

function listResult(name: string, times: readonly number[]): Result {
  const [few = 0] = times;
  const many = times.at(-1) ?? 0;
  const curve = times.map((ms, index) => `${format(ms, 1)} ms with ${format(SIZES[index] ?? 0)}`).join(', ');
  return {
    name,
    text: curve,
    isMet: many <= few * BAR + SLACK_MS,
    bar: `<= ${BAR} times that of ${SIZES[0]}`,
  };
}

async function inTurns(
  sites: readonly string[],
  ask: (siteId: string) => Promise<unknown>,
): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const [index, siteId] of sites.entries()) {
      const startedAt = performance.now();
      await ask(siteId);
      times[index]?.push(performance.now() - startedAt);
    }
  return times.map(median);
}

export async function newSite(deps: Deps, identifier = `bench-${deps.newId().slice(-10)}`): Promise<string> {
  const site = await createSite(deps, { identifier, title: 'Bench' });
  if (site.kind !== 'created') throw new Error(site.message);
  return site.siteId;
}

async function fillSite(deps: Deps, size: number): Promise<string> {
  const siteId = await newSite(deps);
  for (let from = 0; from < size; from += AT_A_TIME) {
    const rows = Array.from({ length: Math.min(AT_A_TIME, size - from) }, (_, index) =>
      orderOf(deps, siteId, from + index),
    );
    const lines = rows.map(({ id }) => lineOf(deps, siteId, id));
    await deps.db.write(async (tx) => {
      await tx.insertInto('orders').values(rows).execute();
      await tx.insertInto('orderLines').values(lines).execute();
    });
  }
  return siteId;
}

function orderOf({ newId }: Deps, siteId: string, index: number): OrderTable {
  const number = 1001 + index;
  const name = `Buyer ${index % 5000}`;
  const email = `buyer${index % 5000}@example.org`;
  return {
    id: newId(),
    siteId,
    cartId: null,
    token: randomBytes(18).toString('base64url'),
    number,
    state: index % 50 === 0 ? 'placed' : 'fulfilled',
    decision: null,
    email,
    name,
    search: `${name} ${email} #${number}`.toLowerCase(),
    details: '{}',
    currency: 'EUR',
    subtotalMinor: 2500,
    discountMinor: 0,
    shippingMinor: 0,
    taxMinor: 0,
    totalMinor: 2500,
    capturedMinor: index % 100 === 0 ? 0 : 2500,
    refundedMinor: 0,
    shippingRefundedMinor: 0,
    provider: 'test',
    testBy: 'team',
    sender: null,
    locale: null,
    createdAt: index,
    placedAt: index,
  };
}

function lineOf({ newId }: Deps, siteId: string, orderId: string) {
  return {
    id: newId(),
    siteId,
    orderId,
    position: 0,
    variantId: 'v',
    productId: 'p',
    title: 'Bowl',
    optionText: '',
    sku: '',
    kind: 'physical',
    href: '/bowl',
    quantity: 1,
    unitPriceMinor: 2500,
    discountMinor: 0,
    taxMinor: 0,
    totalMinor: 2500,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    refundedMinor: 0,
  };
}

/** Carts filled, priced, paid and settled, all durable: what a checkout does behind its page. */
async function flashSale(deps: Deps, engine: string): Promise<Result> {
  const siteId = await newSite(deps);
  const variantId = await putOnSale(deps, siteId, { kind: 'service', stock: PIECES });
  const shop = openCheckouts(deps, siteId, () => randomBytes(18).toString('base64url'));
  const kinds = new Map<string, number>();
  const told: number[] = [];
  const carts: string[] = [];
  await together(BUYERS, async () => {
    carts.push((await shop.fill({ kind: 'add', variantId, quantity: 1 })).cartId);
  });
  const startedAt = performance.now();
  await together(BUYERS, async (index) => {
    const beganAt = performance.now();
    const { kind } = await shop.complete(carts[index] ?? '');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kind !== 'placed') told.push(performance.now() - beganAt);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const placed = kinds.get('placed') ?? 0;
  told.sort((a, b) => a - b);
  const last = told.at(-1) ?? 0;
  return {
    name: `${format(BUYERS)} buyers for ${PIECES} pieces, ${engine}`,
    text: `${placed} paid, ${shop.charges.length} charged, in ${format(seconds, 1)} s; the others told within ${format(last)} ms (p99 ${format(told[Math.floor(told.length * 0.99)] ?? 0)} ms)`,
    isMet: placed === PIECES && shop.charges.length === PIECES && last < 1000,
    bar: `${PIECES} paid and charged, the others told in < 1 s`,
  };
}

/** So many at a time until all have been. */
async function together(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await run(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @returns the id of its variant */
export async function putOnSale(
  deps: Deps,
  siteId: string,
  { kind, stock }: { readonly kind: 'service' | 'physical'; readonly stock: number },
): Promise<string> {
  const variantId = deps.newId();
  await deps.db.write(async (tx) => {
    const body = bodyOf('Bowl', deps.newId(), []);
    const created = await createDocumentIn(tx, deps, ACTOR, { siteId, kind: 'page', body });
    if (created.kind !== 'created') throw new Error(created.message);
    const documentId = created.document.id;
    await publishDocumentIn(tx, deps, { siteId, documentId });
    await tx
      .insertInto('products')
      .values({ id: documentId, siteId, kind, taxClass: '', options: '[]' })
      .execute();
    await tx
      .insertInto('variants')
      .values({
        id: variantId,
        siteId,
        productId: documentId,
        position: 0,
        optionValues: '[]',
        sku: 'SQ1',
        words: 'sq1',
        priceMinor: 2500,
        salePriceMinor: 0,
        hasSale: 0,
        isOnSale: 0,
        stock,
        reserved: 0,
        isUnlimited: 0,
        weightGrams: null,
        dimensions: null,
        pictureId: null,
      })
      .execute();
  });
  return variantId;
}
