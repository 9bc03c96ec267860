/** Products on pages with a password: without it, their ids open nothing. */
import { expect, test } from 'vitest';
import { SEND_STOCK_NOTICE_PATH } from '#domain/store/aftercare/stock-notices/contract.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('products on locked pages', (on) => {
  async function open() {
    const identifier = `locked-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const page = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Bowl', 'Thrown.'),
    });
    const price = { priceMinor: 1250, salePriceMinor: 0, isOnSale: false };
    const variants = ['here', 'gone'].map((state) => ({
      id: on.deps.newId(),
      optionValues: [{ name: 'State', value: state }],
      sku: '',
      ...price,
      stock: state === 'here' ? 5 : 0,
      isUnlimited: false,
    }));
    const options = [{ name: 'State', type: 'text', values: ['here', 'gone'] }];
    const product = { kind: 'service', taxClass: '', options, variants };
    expect((await site.api('PUT', `products/${page.id}`, product)).status).toBe(200);
    const { store } = (await site.api('GET', 'store')).json;
    await site.api('PUT', 'store', { ...store, stockNotices: { ...store.stockNotices, isOffered: true } });
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const [here = '', gone = ''] = variants.map(({ id }) => id);
    const add = async () =>
      (await visitor.send('POST', CART_CALLS.add, { variantId: here, quantity: '1' })).status;
    const wait = async () => {
      const asked = new URLSearchParams({ variantId: gone, email: 'mira@example.org' });
      return (await visitor.send('POST', SEND_STOCK_NOTICE_PATH, asked)).status;
    };
    const lock = (password: string | null) => site.api('PUT', `documents/${page.id}/settings`, { password });
    return { site, page, visitor, add, wait, lock };
  }

  test('are put into no cart and waited for by nobody until the password is given', async () => {
    const { page, visitor, add, wait, lock } = await open();
    await lock('clay');
    expect([await add(), await wait()]).toEqual([404, 404]);
    const unlocked = await visitor.submit(page.path, new URLSearchParams({ password: 'clay' }));
    expect(unlocked.status).toBe(303);
    expect([await add(), await wait()]).toEqual([200, 200]);
    await lock('another');
    expect([await add(), await wait()]).toEqual([404, 404]);
    await lock(null);
    expect(await add()).toBe(200);
  });
});
