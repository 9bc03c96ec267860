/** Whoever waits for what is sold out is written to once when it is back, and forgotten with that. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import {
  SEND_STOCK_NOTICE_PATH,
  STOCK_NOTICE_TEXTS,
  stockNoticePath,
} from '#domain/store/aftercare/stock-notices/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type {} from './queries.ts';

describeOnBothEngines('notices of what is back', (on) => {
  async function openShop() {
    const identifier = `wait-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { api, siteId } = site;
    const { collectionId } = (await api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const block = definitions['product'];
    const body = bodyOf('Bowl', on.deps.newId(), [
      blockOf(on.deps.newId(), 'product', block?.defaults, block?.version ?? 1),
    ]);
    const { id: productId, path } = await site.publish({ kind: 'item', collectionId, body });
    const ids = { small: on.deps.newId(), large: on.deps.newId() };
    const variant = (id: string, value: string, stock: number) => ({
      id,
      optionValues: [{ name: 'Size', value }],
      sku: '',
      priceMinor: 2400,
      salePriceMinor: 0,
      isOnSale: false,
      stock,
      isUnlimited: false,
    });
    const put = (small: number, large: number) =>
      api('PUT', `products/${productId}`, {
        kind: 'physical',
        taxClass: '',
        options: [{ name: 'Size', values: ['Small', 'Large'] }],
        variants: [variant(ids.small, 'Small', small), variant(ids.large, 'Large', large)],
      });
    await put(0, 5);
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const ask = (email: string, variantId = ids.small) =>
      visitor.send('POST', SEND_STOCK_NOTICE_PATH, new URLSearchParams({ variantId, email }));
    const tell = async () => {
      await on.deps.db.write((tx) => enqueue(tx, on.deps, { type: 'stock-notices.tell', payload: {} }));
      await site.worker.drain();
    };
    const mails = () =>
      on.db.read
        .selectFrom('mails')
        .select(['toAddress', 'subject', 'text'])
        .where('siteId', '=', siteId)
        .orderBy('toAddress')
        .execute();
    const waiting = () =>
      on.db.read.selectFrom('stockNotices').selectAll().where('siteId', '=', siteId).execute();
    return { site, api, path, ids, put, ask, tell, mails, waiting, visitor };
  }

  test('an address is kept with its agreement, gets one mail once it is back, and is gone with it', async () => {
    const shop = await openShop();
    const html = await (await shop.site.visit(shop.path)).text();
    expect(html).toContain(STOCK_NOTICE_TEXTS.consent);
    expect((await shop.ask('Ada@Example.org')).status).toBe(200);
    expect(await (await shop.ask('ada@example.org')).json()).toEqual({ message: STOCK_NOTICE_TEXTS.done });
    await shop.ask('grace@example.org');
    expect(await shop.waiting()).toHaveLength(2);
    expect(await shop.waiting()).toContainEqual(
      expect.objectContaining({ email: 'ada@example.org', consent: STOCK_NOTICE_TEXTS.consent }),
    );
    await shop.tell();
    expect(await shop.mails()).toEqual([]);
    const { store } = (await shop.api('GET', 'store')).json;
    const stockNotices = { isOffered: true, subject: '{product}!', words: 'Come to {shop}.\n\nSoon.' };
    await shop.api('PUT', 'store', { ...store, stockNotices });
    await shop.put(2, 5);
    await shop.tell();
    await shop.tell();
    const mails = await shop.mails();
    expect(mails.map(({ toAddress }) => toAddress)).toEqual(['ada@example.org', 'grace@example.org']);
    expect(mails[0]?.subject).toBe('Bowl (Small)!');
    expect(mails[0]?.text).toContain('Soon.');
    expect(mails[0]?.text).toContain(shop.path);
    expect(await shop.waiting()).toEqual([]);
  });

  test('nothing is kept of what is there, what nobody sells, what is no address, or where it is not offered', async () => {
    const shop = await openShop();
    const refused = async (answer: Promise<Response>) => {
      const { status, json } = await answer.then(async (each) => ({
        status: each.status,
        json: (await each.json()) as { error?: { kind?: string } },
      }));
      return [status, json.error?.kind];
    };
    expect(await refused(shop.ask('ada@example.org', shop.ids.large))).toEqual([409, 'in-stock']);
    expect(await refused(shop.ask('ada@example.org', on.deps.newId()))).toEqual([404, 'gone']);
    expect(await refused(shop.ask('ada at home'))).toEqual([422, 'email']);
    const { store } = (await shop.api('GET', 'store')).json;
    await shop.api('PUT', 'store', { ...store, stockNotices: { ...store.stockNotices, isOffered: false } });
    expect(await refused(shop.ask('ada@example.org'))).toEqual([404, 'gone']);
    expect(await (await shop.site.visit(shop.path)).text()).not.toContain('product-notice');
    expect(await shop.waiting()).toEqual([]);
    for (let time = 0; time < 10; time += 1) await shop.ask('x');
    expect(await refused(shop.ask('ada@example.org'))).toEqual([429, 'busy']);
  });

  test('a form without scripts is answered by a page that says what came of it', async () => {
    const shop = await openShop();
    const sent = await shop.visitor.submit(
      SEND_STOCK_NOTICE_PATH,
      new URLSearchParams({ variantId: shop.ids.small, email: '' }),
    );
    expect(sent.status).toBe(422);
    expect(await sent.text()).toContain('role="alert"');
    const taken = await shop.visitor.submit(
      SEND_STOCK_NOTICE_PATH,
      new URLSearchParams({ variantId: shop.ids.small, email: 'ada@example.org' }),
    );
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      `${stockNoticePath(shop.ids.small)}&done=1`,
    ]);
    const page = await shop.site.visit(`${stockNoticePath(shop.ids.small)}&done=1`);
    expect(await page.text()).toContain(STOCK_NOTICE_TEXTS.done);
    expect((await shop.site.visit(stockNoticePath('nobody'))).status).toBe(404);
  });

  test('it is given out and erased with all else of a person, and forgotten after a year', async () => {
    const shop = await openShop();
    await shop.ask('ada@example.org');
    await shop.ask('grace@example.org');
    const known = await shop.api('POST', 'submissions/person', { email: 'Ada@example.org' });
    expect(known.json.stockNotices).toMatchObject([
      { email: 'ada@example.org', variantId: shop.ids.small, consent: STOCK_NOTICE_TEXTS.consent },
    ]);
    const erased = await shop.api('POST', 'submissions/erase', { email: 'ada@example.org' });
    expect(erased.json.stockNotices).toBe(1);
    expect(await shop.waiting()).toMatchObject([{ email: 'grace@example.org' }]);
    on.deps.clock.advance(366 * DAY_MS);
    await on.deps.db.write((tx) => enqueue(tx, on.deps, { type: 'stock-notices.forget-old', payload: {} }));
    await shop.site.worker.drain();
    expect(await shop.waiting()).toEqual([]);
  });
});
