/**
 * Hostile texts wherever a shop takes words: names and options of products, addresses, notes, coupon codes, searches.
 * Each is kept as it is or refused with a word, harmless on every page, and no formula in a table.
 */
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import {
  CHECKOUT_PATH,
  orderAddressPath,
  orderStatusPath,
  PLACE_ORDER_PATH,
} from '#domain/store/cart/checkout-contract.ts';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { MERCHANT_FEED_PATH } from '#domain/store/catalogue/merchant-feed.ts';
import { parseCsv } from '#domain/table/csv.ts';
import { expectInert } from '#testing/server/expect-inert.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { openCheckouts } from '#testing/server/open-checkouts.ts';
import { GOOD_CARD } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { sharedJson, sharedLines } from '../../../../scripts/shared-data.ts';
import { completeOrder } from './complete-order.ts';
import { updateOrder } from './queries.ts';

/** There also where no outside data lies beside the project. */
const OWN = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea><script>alert(1)</script>',
  "'; drop table orders; --",
  '=cmd|x',
  '＝1+1',
  '@SUM(1)',
  '\u202Ertl',
  'a\u0000b',
  '{{constructor}}',
  ']]></cbc:Name>',
];
const texts = [
  ...OWN,
  ...(sharedJson<string[]>('hostile/blns.json') ?? []).filter((text) => text.trim() !== ''),
  ...sharedLines('hostile/xss-payloads.txt').filter((_, index) => index % 20 === 0),
];
/** Of a line of an order: as many texts as it has places for. */
const PLACES = [
  'address-name',
  'address-line1',
  'address-line2',
  'address-city',
  'note',
  'giftNote',
] as const;
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Well-formed to the last sign. */
function expectXml(xml: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

describeOnBothEngines('a shop under hostile texts', (on) => {
  async function openShop() {
    const identifier = `foul-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { siteId, api } = site;
    const { collectionId, pageId } = (
      await api('POST', 'collections', { type: 13, title: 'Shop', slug: 'shop' })
    ).json;
    await api('POST', `documents/${pageId}/publish`, {});
    const post = { id: 'post', name: 'Post', kind: 'flat', priceMinor: 0 };
    const { store } = (await api('GET', 'store')).json;
    const zone = { id: 'all', name: 'All', countries: [], methods: [post] };
    await api('PUT', 'store', { ...store, shippingZones: [zone], giftNotes: true });
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const product = async (title: string, [name = 'Size', ...values]: readonly string[] = []) => {
      const block = blockOf(on.deps.newId(), 'product', definitions['product']?.defaults);
      const body = bodyOf(title, on.deps.newId(), [block]);
      const made = await site.publish({ kind: 'item', collectionId, body });
      const of = values.length > 0 ? values : [undefined];
      const variants = of.map((value) => ({
        id: on.deps.newId(),
        optionValues: value === undefined ? [] : [{ name, value }],
        sku: '',
        priceMinor: 100,
        salePriceMinor: 0,
        isOnSale: false,
        stock: 0,
        isUnlimited: true,
      }));
      const form = {
        kind: 'physical',
        taxClass: '',
        options: values.length > 0 ? [{ name, type: 'text', values }] : [],
        variants,
      };
      const saved = await api('PUT', `products/${made.id}`, form);
      return { ...made, variants, saved };
    };
    const newToken = () => `${siteId.slice(-12)}${on.deps.newId().slice(-12)}`;
    return { site, siteId, api, visitor, product, shop: openCheckouts(on.deps, siteId, newToken) };
  }

  test('names and options of products are text on the page, in the cart, the checkout and the feed', async () => {
    const { site, visitor, product } = await openShop();
    const trimmed = [...new Set(texts.map((text) => text.trim().slice(0, 100).trim()))].filter(Boolean);
    const perProduct = 60;
    let taken = 0;
    for (let at = 0; at < trimmed.length; at += perProduct) {
      const [title = '', name = '', ...values] = trimmed.slice(at, at + perProduct);
      const { saved, path, variants } = await product(title, [name, ...new Set(values)]);
      expect([200, 400, 422], JSON.stringify(saved.json)).toContain(saved.status);
      const page = await site.visit(path);
      expect(page.status).toBe(200);
      expectInert(await page.text());
      if (saved.status !== 200) continue;
      taken += 1;
      for (const { id } of variants.slice(0, 3))
        expect((await visitor.send('POST', CART_CALLS.add, { variantId: id, quantity: 1 })).status).toBe(200);
    }
    expect(taken).toBe(Math.ceil(trimmed.length / perProduct));
    for (const path of ['/shop', '/cart', CHECKOUT_PATH]) {
      const page = await visitor.ask('GET', path);
      expect([path, page.status]).toEqual([path, 200]);
      expectInert(await page.text());
    }
    const feed = await visitor.ask('GET', MERCHANT_FEED_PATH);
    expect(feed.status).toBeLessThan(500);
    if (feed.status === 200) expectXml(await feed.text());
  }, 120_000);

  test('coupon codes and what is typed at the checkout come back as text, and are no error of ours', async () => {
    const { visitor, product } = await openShop();
    const { variants } = await product('Bowl');
    await visitor.send('POST', CART_CALLS.add, { variantId: variants[0]?.id, quantity: 1 });
    for (const text of texts) {
      const coupon = await visitor.send('POST', CART_CALLS.coupon, { code: text });
      expect([text, coupon.status < 500]).toEqual([text, true]);
    }
    for (let at = 0; at < texts.length; at += PLACES.length) {
      const some = texts.slice(at, at + PLACES.length);
      const entries = Object.fromEntries(some.map((text, index) => [PLACES[index] ?? '', text]));
      const [text = ''] = some;
      const odd = {
        email: text,
        phone: text,
        'address-country': text,
        delivery: text,
        payment: text,
        card: text,
      };
      const sent = new URLSearchParams({ ...odd, ...entries, step: 'update' });
      on.deps.clock.advance(1000);
      expect((await visitor.submit(PLACE_ORDER_PATH, sent)).status).toBe(303);
      const page = await visitor.ask('GET', CHECKOUT_PATH);
      expect([some, page.status]).toEqual([some, 200]);
      expectInert(await page.text());
    }
  }, 120_000);

  type Shop = Awaited<ReturnType<typeof openShop>>;

  /** Bought with these words in every place that takes some, then looked at as its buyer and its owner do. */
  async function buyWith({ siteId, api, visitor, shop }: Shop, variantId: string, some: readonly string[]) {
    const { cartId } = await shop.fill({ kind: 'add', variantId, quantity: 1 });
    const entries = readCheckout({
      email: 'ada@example.org',
      'address-country': 'DE',
      'address-postalCode': '10435',
      ...Object.fromEntries(some.map((text, index) => [PLACES[index] ?? '', text])),
      delivery: 'post',
      payment: 'test',
    });
    const completion = {
      siteId,
      cartId,
      entries,
      seenTotalMinor: 100,
      hasTerms: false,
      testBy: 'team' as const,
    };
    const done = await completeOrder(shop.deps, completion, GOOD_CARD);
    if (done.kind !== 'placed') throw new Error(`${done.kind}: ${JSON.stringify(some)}`);
    const { id, token } = done.order;
    for (const path of [orderStatusPath(token), orderAddressPath(token)]) {
      const page = await visitor.ask('GET', path);
      expect([some, path, page.status]).toEqual([some, path, 200]);
      expectInert(await page.text());
    }
    const { json: order } = await api('GET', `orders/${id}`);
    expect([order.note, order.address.name]).toEqual([entries.note, entries.address.name]);
    // Programs are given no invoice of a test order.
    await on.db.write((tx) => updateOrder(tx, id, { provider: 'bankTransfer', testBy: null }));
    expect((await api('POST', `orders/${id}/invoice`)).status).toBe(200);
    expectXml((await api('GET', `orders/${id}/invoice.xml`)).json);
    for (const list of ['orders', 'customers']) {
      const found = await api('GET', `${list}?search=${encodeURIComponent(entries.note.slice(0, 200))}`);
      expect([list, entries.note, found.status]).toEqual([list, entries.note, 200]);
    }
  }

  /** Cells as a spreadsheet reads them: our own reading takes the guard off again. */
  function formulasIn(table: string): string[] {
    const raw = table.matchAll(/(?:^\uFEFF?|,|\r\n)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g);
    const cells = [...raw].map(([, quoted, plain]) => quoted ?? plain ?? '');
    return cells.filter((cell) => FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));
  }

  test('addresses and notes of orders are text for buyer and owner, in papers, tables and mails', async () => {
    const opened = await openShop();
    const { site, siteId, api, product } = opened;
    const { variants } = await product('=Bowl');
    await api('PUT', 'invoice-seller', { name: '=Ember', city: 'Berlin', country: 'DE' });
    for (let at = 0; at < texts.length; at += PLACES.length)
      await buyWith(opened, variants[0]?.id ?? '', texts.slice(at, at + PLACES.length));
    const { status, json: table } = await api('GET', 'orders.csv');
    expect(status).toBe(200);
    const [head, ...rows] = parseCsv(table).map(({ cells }) => cells);
    const kind = head?.indexOf('Row') ?? -1;
    const products = rows.filter((cells) => cells[kind] === 'product');
    expect(products).toHaveLength(Math.ceil(texts.length / PLACES.length));
    for (const cells of rows) expect(cells).toHaveLength(head?.length ?? 0);
    expect(formulasIn(table)).toEqual([]);
    expect(formulasIn('a,=1\r\n"=2",b')).toEqual(['=1', '=2']);
    await site.worker.drain();
    const mails = await on.db.read.selectFrom('mails').select('html').where('siteId', '=', siteId).execute();
    expect(mails.length).toBeGreaterThanOrEqual(products.length);
    for (const { html } of mails) expectInert(html ?? '');
    const dead = await on.db.read
      .selectFrom('jobs')
      .select('id')
      .where('siteId', '=', siteId)
      .where('status', '=', 'dead')
      .execute();
    expect(dead).toEqual([]);
  }, 240_000);
});
