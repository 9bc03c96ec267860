/**
 * Hostile texts as buyers and tables of products bring them into a shop, seen by visitors and by its owner: on the pages of
 * products, cart, checkout and order, in lists, papers and dialogs. Nothing may run.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pino } from 'pino';
import { bodyOf } from '#domain/content/build-body.ts';
import { CHECKOUT_PATH, orderStatusPath, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { completeOrder } from '#server/store/orders/complete-order.ts';
import { openCheckouts } from '#testing/server/open-checkouts.ts';
import { GOOD_CARD } from '#testing/server/open-shop.ts';
import { hasSharedData, sharedJson, sharedLines } from '../scripts/shared-data.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { provoke, watch } from './support/watch-scripts.ts';

/** What fits into a note, and a few for the places of an address. */
const PER_ORDER = 30;
const PER_PRODUCT = 60;
const NOTE = 2000;

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk());
  const { pageId } = await owner.call('POST', 'collections', { type: 13, title: 'Shop', slug: 'shop' });
  await owner.call('POST', `documents/${pageId}/publish`, {});
  const { store } = await owner.call('GET', 'store');
  const post = { id: 'post', name: 'Post', kind: 'flat', priceMinor: 0 };
  const zone = { id: 'all', name: 'All', countries: [], methods: [post] };
  await owner.call('PUT', 'store', { ...store, shippingZones: [zone], giftNotes: true });
  await owner.call('PUT', 'invoice-seller', { name: '<b>Ember', city: 'Berlin', country: 'DE' });
});
test.afterAll(() => context.close());

const texts = [
  ...(sharedJson<string[]>('hostile/blns.json') ?? []),
  ...sharedLines('hostile/xss-payloads.txt'),
].filter((text) => text.trim() !== '');

/** Their variants and paths; titles, names and values of options are such texts. */
async function stock(): Promise<{
  readonly paths: string[];
  readonly ids: string[];
  readonly variants: string[];
}> {
  const { collections } = await owner.call('GET', 'collections');
  const collectionId = collections[0].id;
  const words = [...new Set(texts.map((text) => text.trim().slice(0, 100).trim()))].filter(
    (_, index) => index % 4 === 0,
  );
  const made = { paths: [] as string[], ids: [] as string[], variants: [] as string[] };
  for (let at = 0; at < words.length; at += PER_PRODUCT) {
    const [title = '', name = '', ...values] = words.slice(at, at + PER_PRODUCT);
    const digits = String(at).padStart(5, '0');
    const blocks = [newBlock(`product0000000000000${digits.slice(1)}`, 'product')];
    const body = bodyOf(title, `section0000000000000${digits.slice(1)}`, blocks);
    const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
    const price = { priceMinor: 100, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
    const variants = values.map((value, index) => ({
      id: `variant0000000${digits}${String(index).padStart(5, '0')}`,
      optionValues: [{ name, value }],
      sku: '',
      ...price,
    }));
    const options = [{ name, type: 'text', values }];
    await owner.call('PUT', `products/${document.id}`, { kind: 'physical', taxClass: '', options, variants });
    const published = await owner.call('POST', `documents/${document.id}/publish`, {});
    made.paths.push(published.document.path);
    made.ids.push(document.id);
    made.variants.push(variants[0]?.id ?? '');
  }
  return made;
}

/** Orders with all of the texts in addresses and notes. */
function sell(variantId: string): Promise<readonly { readonly id: string; readonly token: string }[]> {
  return server.withDeps(async (deps) => {
    const { siteId } = owner;
    const newToken = () => `${siteId.slice(-12)}${deps.newId().slice(-12)}`;
    const shop = openCheckouts({ ...deps, log: pino({ enabled: false }) }, siteId, newToken);
    const orders: { id: string; token: string }[] = [];
    for (let at = 0; at < texts.length; at += PER_ORDER) {
      const [name = '', line1 = '', line2 = '', city = '', giftNote = '', ...rest] = texts.slice(
        at,
        at + PER_ORDER,
      );
      const entries = readCheckout({
        email: `buyer${at}@example.org`,
        'address-name': name,
        'address-line1': line1,
        'address-line2': line2,
        'address-city': city,
        'address-postalCode': '10435',
        'address-country': 'DE',
        giftNote,
        note: rest.join('\n').slice(0, NOTE),
        delivery: 'post',
        payment: 'test',
      });
      const { cartId } = await shop.fill({ kind: 'add', variantId, quantity: 1 });
      const completion = {
        siteId,
        cartId,
        entries,
        seenTotalMinor: 100,
        hasTerms: false,
        testBy: 'team' as const,
      };
      const done = await completeOrder(shop.deps, completion, GOOD_CARD);
      if (done.kind !== 'placed') throw new Error(done.kind);
      orders.push({ id: done.order.id, token: done.order.token });
    }
    return orders;
  });
}

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect([address, response?.status()]).toEqual([address, 200]);
  await provoke(page);
}

test('no script of 2,500 hostile texts runs in a shop, neither for its visitors nor for its owner', async ({
  browser,
}) => {
  test.skip(!hasSharedData(), 'the outside test data is not beside the project');
  test.setTimeout(600_000);
  expect(texts.length).toBeGreaterThan(2400);
  const { paths, ids, variants } = await stock();
  const orders = await sell(variants[0] ?? '');
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  const ran = await watch(page);
  for (const path of paths) {
    await open(page, owner.siteUrl + path);
    const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await added;
    await provoke(page);
    expect([path, ran()]).toEqual([path, []]);
  }
  for (const path of ['/shop', '/cart', CHECKOUT_PATH]) await open(page, owner.siteUrl + path);
  for (const { token } of orders) await open(page, owner.siteUrl + orderStatusPath(token));
  expect(ran()).toEqual([]);
  await visitor.close();

  const desk = await context.newPage();
  const atDesk = await watch(desk);
  const site = `${server.origin}/sites/${owner.siteId}`;
  for (const path of ['orders', 'customers', 'products']) {
    await open(desk, `${site}/${path}`);
    await expect(desk.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await provoke(desk);
  }
  for (const id of ids) {
    await open(desk, `${site}/products/${id}`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await provoke(desk);
  }
  for (const { id } of orders) {
    await open(desk, `${site}/orders/${id}`);
    await expect(desk.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await provoke(desk);
    expect([id, atDesk()]).toEqual([id, []]);
  }
  const [first] = orders;
  await owner.call('POST', `orders/${first?.id}/invoice`);
  const slips = orders.slice(0, 50).map(({ id }) => id);
  for (const path of [
    `orders/${first?.id}/invoice`,
    `orders/slips/${slips.join(',')}`,
    `customers/${first?.id}`,
  ]) {
    await open(desk, `${site}/${path}`);
    await expect(desk.getByRole('heading').first()).toBeVisible();
    await provoke(desk);
  }
  expect(atDesk()).toEqual([]);
  await desk.close();
});

test('what was typed into the checkout runs nothing when it is shown again', async ({ browser }) => {
  test.skip(!hasSharedData(), 'the outside test data is not beside the project');
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  const ran = await watch(page);
  const [, path] =
    (await (await page.goto(`${owner.siteUrl}/sitemap.xml`))?.text())?.match(/<loc>([^<]*\/shop\/[^<]*)</) ??
    [];
  await page.goto(path ?? '');
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
  for (let at = 0; at < texts.length; at += 300) {
    const some = texts.slice(at, at + 300);
    await page.getByLabel('Email', { exact: true }).fill(some[0]?.replaceAll(/[\r\n]/g, '') ?? '');
    await page.getByLabel('Name', { exact: true }).fill(some[1]?.replaceAll(/[\r\n]/g, '') ?? '');
    await page.getByLabel('Note for the shop').fill(some.join('\n').toWellFormed().slice(0, NOTE));
    const answered = page.waitForResponse((response) => response.url().includes(PLACE_ORDER_PATH));
    await page.getByRole('button', { name: /Place the order/ }).click();
    await answered;
    await expect(page.getByRole('alert')).toBeVisible();
    await provoke(page);
    expect(ran()).toEqual([]);
  }
  await visitor.close();
});
