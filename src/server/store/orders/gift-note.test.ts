/** Buyers write some words for whoever gets what they order: kept, shown and mailed where the shop offers it. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const WORDS = 'Happy birthday, Grace!\nYour Ada';

describeOnBothEngines('gift notes', (on) => {
  async function openShop(kind: 'physical' | 'service', giftNotes: boolean) {
    const identifier = `gift-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Bowl', 'Thrown.'),
    });
    const variantId = on.deps.newId();
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false };
    const variant = { id: variantId, optionValues: [], sku: '', ...price, stock: 9, isUnlimited: false };
    await site.api('PUT', `products/${id}`, { kind, taxClass: '', options: [], variants: [variant] });
    const { store } = (await site.api('GET', 'store')).json;
    const [{ methods, ...zone }] = store.shippingZones;
    const shippingZones = [{ ...zone, methods: [{ ...methods[0], note: 'Kiln Road 1' }] }];
    await site.api('PUT', 'store', { ...store, giftNotes, shippingZones });
    await site.api('PUT', 'notices', { emails: ['desk@example.org'], orders: true, bookings: true });
    const buy = async () => {
      const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
      await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
      const form = await (await visitor.ask('GET', CHECKOUT_PATH)).text();
      const entries = {
        email: 'ada@example.org',
        'address-name': 'Ada',
        delivery: 'pickup',
        payment: 'test',
        card: '4242424242424242',
        giftNote: WORDS,
        seenTotal: '2500',
        step: 'pay',
      };
      const placed = await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams(entries));
      const page = await (await visitor.ask('GET', placed.headers.get('location') ?? '')).text();
      const [{ id: orderId }] = (await site.api('GET', 'orders')).json.orders;
      const read = async () => (await site.api('GET', `orders/${orderId}`)).json;
      return { form, page, orderId, read };
    };
    const mails = async () => {
      await site.worker.drain();
      const rows = await on.db.read
        .selectFrom('mails')
        .select(['toAddress', 'text'])
        .where('siteId', '=', site.siteId)
        .execute();
      return (to: string) => rows.find(({ toAddress }) => toAddress === to)?.text ?? '';
    };
    return { site, buy, mails };
  }

  test('it stands on the order, on its page and in the mails, and is erased with the buyer', async () => {
    const shop = await openShop('physical', true);
    const { form, page, read } = await shop.buy();
    expect(form).toContain('name="giftNote"');
    expect(page).toContain('Happy birthday, Grace!');
    expect(await read()).toMatchObject({ giftNote: WORDS, note: '' });
    const mailTo = await shop.mails();
    expect(mailTo('ada@example.org')).toContain(`Your gift note:\n${WORDS}`);
    expect(mailTo('desk@example.org')).toContain(`as a gift note:\n${WORDS}`);
    const known = await shop.site.api('POST', 'submissions/person', { email: 'ada@example.org' });
    expect(known.json.orders).toMatchObject([{ giftNote: WORDS }]);
    await shop.site.api('POST', 'submissions/erase', { email: 'ada@example.org' });
    expect(await read()).toMatchObject({ giftNote: '' });
  });

  test('nothing is asked or kept where the shop does not offer it, or nothing is delivered', async () => {
    for (const [kind, giftNotes] of [
      ['physical', false],
      ['service', true],
    ] as const) {
      const { form, page, read } = await (await openShop(kind, giftNotes)).buy();
      expect(form).not.toContain('giftNote');
      expect(page).not.toContain('Happy birthday');
      expect((await read()).giftNote).toBe('');
    }
  });
});
