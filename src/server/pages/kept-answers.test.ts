/** Feeds and other answers that are the same for everyone: what they cost, and when they are made again. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { MERCHANT_FEED_PATH } from '#domain/store/catalogue/merchant-feed.ts';
import { countQueries } from '#testing/server/count-queries.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { compress } from '../http/compress.ts';

import { keptResponse, PageCache } from './page-cache.ts';

/** What every answer needs: the hosts of the installation. */
const ORDINARY = 2;

describeOnBothEngines('answers that are the same for everyone', (on) => {
  async function openSite() {
    const counted = countQueries(on.db);
    const identifier = `kept-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite({ ...on.deps, db: counted.db }, { identifier });
    const made = async (type: number, title: string) =>
      (await site.api('POST', 'collections', { type, title })).json;
    const publish = (pageId: string) => site.api('POST', `documents/${pageId}/publish`, {});
    const add = async (collectionId: string, title: string) => {
      const item = await site.publish({
        kind: 'item',
        collectionId,
        body: textBody(on.deps, title, `About ${title}. `.repeat(200)),
      });
      return item.id;
    };
    return { site, made, publish, add, during: counted.during };
  }

  const texts = async (site: { visit(path: string): Promise<Response> }, path: string) => {
    const answer = await site.visit(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  test('a feed is made once at each version of the site, and again after the next change', async () => {
    const { site, made, publish, add, during } = await openSite();
    const { collectionId, pageId } = await made(COLLECTION_TYPES.blog, 'Journal');
    await publish(pageId);
    await add(collectionId, 'First');
    for (const path of ['/journal?format=atom', '/journal?format=feed', MERCHANT_FEED_PATH, '/sitemap.xml']) {
      const first = await texts(site, path);
      // The feeds of a page ask first whether it is there.
      const asked = await during(async () => expect(await texts(site, path)).toBe(first));
      expect([path, asked <= ORDINARY + 1]).toEqual([path, true]);
      const together = await during(() => Promise.all([1, 2, 3].map(() => texts(site, path))));
      expect([path, together <= 3 * (ORDINARY + 1)]).toEqual([path, true]);
    }
    await add(collectionId, 'Second');
    expect(await texts(site, '/journal?format=atom')).toContain('About Second.');
    expect(await texts(site, '/sitemap.xml')).toContain('/journal/second');
  });

  test('a minute later a feed is made anew, since sales and stock follow the clock', async () => {
    const { site, made, publish, during } = await openSite();
    const { pageId } = await made(COLLECTION_TYPES.products, 'Shop');
    await publish(pageId);
    await texts(site, MERCHANT_FEED_PATH);
    on.deps.clock.advance(59_000);
    const kept = await during(() => texts(site, MERCHANT_FEED_PATH));
    on.deps.clock.advance(2000);
    expect(await during(() => texts(site, MERCHANT_FEED_PATH))).toBeGreaterThan(kept);
  });

  test('a feed of many items asks the database no more often than a feed of two', async () => {
    const { site, made, publish, add, during } = await openSite();
    const { collectionId, pageId } = await made(COLLECTION_TYPES.blog, 'Journal');
    await publish(pageId);
    const shop = await made(COLLECTION_TYPES.products, 'Shop');
    await publish(shop.pageId);
    const price = { priceMinor: 2400, salePriceMinor: 0, isOnSale: false, stock: 3, isUnlimited: false };
    const addBoth = async (name: string) => {
      await add(collectionId, name);
      const id = await add(shop.collectionId, name);
      const variants = [{ id: on.deps.newId(), optionValues: [], sku: name, ...price }];
      const form = { kind: 'physical', taxClass: '', options: [], variants };
      expect((await site.api('PUT', `products/${id}`, form)).status).toBe(200);
    };
    const paths = ['/journal?format=atom', '/journal?format=feed', '/shop?format=atom', MERCHANT_FEED_PATH];
    const costs = async () => {
      const counted: [string, number][] = [];
      for (const path of paths) counted.push([path, await during(() => texts(site, path))]);
      return counted;
    };
    await addBoth('a');
    await addBoth('b');
    await texts(site, '/journal');
    const few = await costs();
    for (let each = 0; each < 10; each += 1) await addBoth(`c${each}`);
    await texts(site, '/journal');
    const many = await costs();
    expect(many.filter(([, cost], index) => cost > (few[index]?.[1] ?? 0)).map(([path]) => path)).toEqual([]);
    expect(await texts(site, '/journal?format=atom')).toContain('About c9.');
  });

  test('an address without a page costs one look, and its page is made once for all of them', async () => {
    const { site, during } = await openSite();
    const missing = async (path: string) => {
      const answer = await site.visit(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        404,
        'private, no-store',
      ]);
      return answer.text();
    };
    const first = await missing('/nowhere');
    expect(first).toContain('Page not found');
    for (const path of ['/elsewhere', '/nowhere/at/all', '/category/none', '/x?q=1&tag=a'])
      expect(await missing(path)).toBe(first);
    // The document, and what else is known of the address.
    expect(await during(() => missing('/another'))).toBeLessThanOrEqual(2);
    expect(site.cache.size).toBe(1);
    expect(await missing('/')).toContain('Nothing here yet');
    await site.publish({ body: textBody(on.deps, 'Found', 'Here.') });
    expect(await (await site.visit('/found')).text()).toContain('Here.');
    expect(await missing('/nowhere')).not.toBe('');
  });

  test('the empty cart, a checkout without one and an unknown order are made once', async () => {
    const { site, during } = await openSite();
    const ask = async (path: string) => {
      const answer = await site.visit(path);
      return [answer.status, await answer.text()];
    };
    for (const path of [
      CART_PATH,
      `${CART_PATH}?problem=unknown`,
      CHECKOUT_PATH,
      orderStatusPath('x'.repeat(32)),
    ]) {
      const first = await ask(path);
      const kept = site.cache.size;
      expect([path, await ask(path)]).toEqual([path, first]);
      expect([path, (await during(() => ask(path))) <= 1, site.cache.size]).toEqual([path, true, kept]);
    }
  });

  test('a locked page and a closed site show one page at every address', async () => {
    const { site, during } = await openSite();
    const { id, path } = await site.publish({ body: textBody(on.deps, 'Secret', 'Hidden words.') });
    expect((await site.api('PUT', `documents/${id}/settings`, { password: 'kiln and clay' })).status).toBe(
      200,
    );
    const look = async (at: string) => {
      const answer = await site.visit(at);
      return [answer.status, await answer.text()] as const;
    };
    const [status, locked] = await look(path);
    expect([status, locked.includes('type="password"'), locked.includes('Hidden words')]).toEqual([
      403,
      true,
      false,
    ]);
    const size = site.cache.size;
    expect(await look(`${path}?q=2`)).toEqual([403, locked]);
    expect(site.cache.size).toBe(size);
    expect((await site.api('PUT', 'settings', { isClosed: true })).status).toBe(200);
    const closed = await look('/');
    expect(closed[0]).toBe(503);
    const asked = await during(async () => expect(await look('/anything')).toEqual(closed));
    // Whether somebody who works on the site is looking.
    expect(asked).toBeLessThanOrEqual(2);
  });

  test('parts of a sitemap that there are not are no answers of their own', async () => {
    const { site, during } = await openSite();
    const whole = await texts(site, '/sitemap.xml');
    for (const part of ['1', '2', '999', '-1', 'x', '1e9', ''])
      expect(await texts(site, `/sitemap.xml?part=${part}`)).toBe(whole);
    const asked = await during(() => texts(site, '/sitemap.xml?part=77'));
    expect(asked).toBeLessThanOrEqual(ORDINARY);
    expect(site.cache.size).toBeLessThanOrEqual(2);
  });
});

test('what is kept is made and compressed once, however many ask at the same time', async () => {
  const cache = new PageCache(() => 0);
  let made = 0;
  const make = async () => {
    await sleep(5);
    made += 1;
    return keptResponse({ status: 200, headers: {}, madeAt: 0, text: 'clay '.repeat(500) });
  };
  const entries = await Promise.all([1, 2, 3].map(() => cache.keep('a', make)));
  expect(made).toBe(1);
  const bodies = await Promise.all(entries.map((entry) => cache.body('a', entry, 'br')));
  expect(new Set(bodies).size).toBe(1);
  expect(brotliDecompressSync(bodies[0]?.bytes ?? '').toString()).toBe('clay '.repeat(500));
  const failing = cache.keep('b', () => Promise.reject(new Error('not now')));
  await expect(failing).rejects.toThrow('not now');
  expect(await cache.keep('b', make)).toMatchObject({ status: 200 });
});

test('others are answered while a text is compressed', async () => {
  const words = Array.from({ length: 60_000 }, (_, index) => `word${(index * 7919) % 40_009}`).join(' ');
  for (const encoding of ['br', 'gzip'] as const) {
    let turns = 0;
    let isDone = false;
    const packing = compress(Buffer.from(words), encoding, 'good').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await nextTurn();
      turns += 1;
    }
    expect([encoding, turns > 1]).toEqual([encoding, true]);
    expect((await packing).length).toBeLessThan(words.length / 2);
  }
});
