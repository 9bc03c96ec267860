/** Files of digital products: for whoever has paid, by links that end and are made anew, and no more often than agreed. */
import { expect, test } from 'vitest';
import { openDownloads } from '#testing/server/open-downloads.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { listLines } from './queries.ts';
import { countDownload } from './queries-downloads.ts';

const HOUR_MS = 3_600_000;

describeOnBothEngines('downloads', (on) => {
  const openWithFile = openDownloads(on);

  test('the page of the order has links that fetch the file, whole and from where it broke off', async () => {
    const shop = await openWithFile();
    const href = await shop.link();
    const whole = await shop.visit(href);
    expect([whole.status, await whole.text()]).toEqual([200, 'glaze']);
    expect(whole.headers.get('content-disposition')).toContain("filename*=UTF-8''Pattern%20");
    expect(whole.headers.get('cache-control')).toContain('no-store');
    const rest = await shop.visit(href, { headers: { range: 'bytes=2-' } });
    expect([rest.status, await rest.text(), rest.headers.get('content-range')]).toEqual([
      206,
      'aze',
      'bytes 2-4/5',
    ]);
  });

  test('a link ends after a day, leads to the page, and there is a fresh one', async () => {
    const shop = await openWithFile();
    const href = await shop.link();
    on.deps.clock.advance(25 * HOUR_MS);
    const old = await shop.visit(href);
    expect([old.status, old.headers.get('location')]).toEqual([303, shop.page]);
    const fresh = await shop.link();
    expect(fresh).not.toBe(href);
    expect((await shop.visit(fresh)).status).toBe(200);
    for (const bad of [fresh.replace(/until=.*/, 'until='), fresh.replace(/until=\w/, 'until=z')])
      expect((await shop.visit(bad)).status).toBe(303);
  });

  test('each piece that was bought may be fetched twenty times; what goes on at once counts for nothing', async () => {
    const shop = await openWithFile();
    for (let time = 0; time < 20; time += 1) {
      on.deps.clock.advance(11 * 60_000);
      const href = await shop.link();
      const done = await Promise.all([shop.visit(href), shop.visit(href)]);
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
    }
    on.deps.clock.advance(11 * 60_000);
    expect((await shop.visit(await shop.link())).status).toBe(429);
  });

  test('twenty downloads at once never pass the limit, and twenty of one moment count as one', async () => {
    const shop = await openWithFile();
    const href = await shop.link();
    const mine = { siteId: shop.siteId, fileId: shop.fileId };
    const atOnce = async () =>
      (await Promise.all(Array.from({ length: 20 }, () => shop.visit(href)))).map(({ status }) => status);
    expect(await atOnce()).toEqual(Array(20).fill(200));
    expect(await shop.counted()).toEqual([1]);
    await on.db.write((tx) =>
      tx.updateTable('downloads').set({ fetched: 19, lastAt: 0 }).where('fileId', '=', shop.fileId).execute(),
    );
    expect(await atOnce()).toEqual(Array(20).fill(200));
    expect(await shop.counted()).toEqual([20]);
    on.deps.clock.advance(11 * 60_000);
    expect(await atOnce()).toEqual(Array(20).fill(429));
    expect(await shop.counted()).toEqual([20]);
    // Each of these is a download of its own.
    const [line] = await listLines(on.db.read, shop.id);
    await on.db.write((tx) =>
      tx.updateTable('downloads').set({ fetched: 15, lastAt: 0 }).where('fileId', '=', shop.fileId).execute(),
    );
    const now = on.deps.now();
    const taken = await Promise.all(
      Array.from({ length: 20 }, () =>
        on.db.write((tx) => countDownload(tx, { ...mine, lineId: line?.id ?? '', now }, 20, now)),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await shop.counted()).toEqual([20]);
  });

  test('what is not paid, or was given back, opens nothing', async () => {
    const unpaid = await openWithFile({ isPaid: false });
    expect(await unpaid.link()).toBe('');
    const shop = await openWithFile();
    const href = await shop.link();
    const { lines } = (await shop.api('GET', `orders/${shop.id}`)).json;
    await shop.api('POST', `orders/${shop.id}/refund`, {
      key: 'all',
      lines: [{ id: lines[0].id, quantity: 1 }],
    });
    expect(await shop.link()).toBe('');
    expect((await shop.visit(href)).status).toBe(303);
  });

  test('files are added to products only, told by name, and taken away again', async () => {
    const shop = await openWithFile();
    expect((await shop.upload('x', 'y', on.deps.newId())).status).toBe(404);
    expect((await shop.upload('x', '')).status).toBe(400);
    const other = await openTestShop(on.deps, 1);
    expect((await other.site.api('DELETE', `product-files/${shop.fileId}`)).status).toBe(404);
    const href = await shop.link();
    expect((await shop.api('DELETE', `product-files/${shop.fileId}`)).json).toEqual({ kind: 'removed' });
    expect(await shop.link()).toBe('');
    expect((await shop.visit(href)).status).toBe(303);
  });
});
