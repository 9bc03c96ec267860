/** Subscribing by the checkout, renewals, and payments that fail: with the test provider, on both engines. */
import { expect, test } from 'vitest';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { DAY_MS } from '#domain/time.ts';
import { DECLINED_CARD } from '#testing/server/open-shop.ts';
import { LATER_DECLINED, MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { issueCartToken } from './cart-token.ts';

describeOnBothEngines('subscriptions', (on) => {
  const setStock = (productId: string, stock: number) =>
    on.deps.db.write((tx) =>
      tx.updateTable('variants').set({ stock }).where('productId', '=', productId).execute(),
    );

  test('CART-20 CART-26 CART-28 a product is subscribed to at /checkout/subscribe, and renewed each month', async () => {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product({ ...MONTHLY, setUpFeeMinor: 500 });
    const path = await shop.checkout({ variantId, quantity: '2' });
    expect(path).toMatch(/^\/checkout\/subscribe\?cartToken=[\w.-]+$/);
    const html = await (await shop.visitor.ask('GET', path)).text();
    expect(html).toContain('per month');
    const { location } = await shop.subscribe({ variantId, quantity: '2' });
    expect(location).toMatch(/^\/commerce\/subscribed\//);
    const thanks = await (await shop.visitor.ask('GET', location)).text();
    expect(thanks).toContain(`${PAGE_TYPES.subscriptionConfirmed}`);
    expect(thanks).toContain('Thank you for subscribing');
    const [row] = await shop.rows();
    expect(row).toMatchObject({ state: 'active', quantity: 2, recurringMinor: 2000, monthlyMinor: 2000 });
    on.deps.clock.set(row?.nextAt ?? 0);
    await shop.renew();
    expect(await shop.renew()).toBe(0);
    expect((await shop.orders()).map(({ totalMinor, state }) => [totalMinor, state])).toEqual([
      [2500, 'placed'],
      [2000, 'placed'],
    ]);
    expect(await shop.chargeRows()).toMatchObject([
      { state: 'paid', amountMinor: 2500 },
      { state: 'paid', amountMinor: 2000 },
    ]);
    const subjects = (await shop.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Your subscription to Coffee');
  });

  test('CART-26 a link without a token, or with one that is not ours, sells nothing', async () => {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(MONTHLY);
    const statusOf = async (token?: string) =>
      (
        await shop.visitor.ask(
          'GET',
          `/checkout/subscribe${token === undefined ? '' : `?cartToken=${token}`}`,
        )
      ).status;
    const wanted = { kind: 'product', id: variantId, quantity: 1 } as const;
    const foreign = issueCartToken('another secret', shop.siteId, wanted, on.deps.now());
    expect([await statusOf(), await statusOf('x'), await statusOf(foreign)]).toEqual([400, 404, 404]);
    const path = await shop.checkout({ variantId });
    expect((await shop.visitor.ask('GET', path)).status).toBe(200);
    on.deps.clock.advance(2 * DAY_MS);
    expect((await shop.visitor.ask('GET', path)).status).toBe(404);
    const added = await shop.visitor.submit(
      '/api/commerce/cart/entries',
      new URLSearchParams({ variantId, quantity: '1' }),
    );
    expect(added.status).not.toBe(200);
    expect(await shop.checkout({ variantId: on.deps.newId() })).toBe('');
  });

  test('a second press is one subscription and one charge, and a declined card none', async () => {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(MONTHLY);
    const form = await shop.form(await shop.checkout({ variantId }));
    const declined = new URLSearchParams(form);
    declined.set('card', DECLINED_CARD);
    expect((await shop.submit(declined)).status).toBe(422);
    expect(await shop.rows()).toEqual([]);
    const [first, second] = [await shop.submit(form), await shop.submit(form)];
    expect(first.headers.get('location')).toBe(second.headers.get('location'));
    expect(await shop.rows()).toHaveLength(1);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('a trial charges nothing, keeps the card, and is charged when it is over', async () => {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product({ ...MONTHLY, numBillingCycles: 1, trialDays: 14 });
    await shop.subscribe({ variantId });
    expect((await shop.orders()).map(({ totalMinor }) => totalMinor)).toEqual([0]);
    expect(await shop.rows()).toMatchObject([{ state: 'trialing' }]);
    expect((await shop.rows())[0]?.method).toContain('•••• 4242');
    on.deps.clock.advance(14 * DAY_MS);
    await shop.renew();
    expect((await shop.orders()).map(({ totalMinor }) => totalMinor)).toEqual([0, 1000]);
    on.deps.clock.advance(31 * DAY_MS);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'completed', nextAt: null }]);
    expect(await shop.orders()).toHaveLength(2);
  });

  test('a payment that fails is tried eight times in two weeks, with mails, and then the subscription is unpaid', async () => {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(MONTHLY);
    await shop.subscribe({ variantId }, { card: LATER_DECLINED });
    const [begun] = await shop.rows();
    on.deps.clock.set(begun?.nextAt ?? 0);
    for (let day = 0; day <= 20; day += 1) {
      await shop.renew();
      on.deps.clock.advance(DAY_MS);
    }
    const tries = (await shop.attempts()).slice(1);
    expect(tries.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'failed'));
    expect(new Set(tries.map(({ key }) => key)).size).toBe(8);
    expect(await shop.rows()).toMatchObject([{ state: 'unpaid', nextAt: null }]);
    expect((await shop.chargeRows()).map(({ state }) => state)).toEqual(['paid', 'failed']);
    const subjects = (await shop.mails()).map(({ subject }) => subject);
    expect(subjects.filter((each) => each === 'Your payment for Coffee failed')).toHaveLength(7);
    expect(subjects.filter((each) => each === 'Your subscription to Coffee is unpaid')).toHaveLength(1);
  });

  test('each cycle takes a piece from the stock, and waits where there is none', async () => {
    const shop = await openSubscriptions(on.deps);
    const { variantId, productId } = await shop.product(MONTHLY, { stock: 1, isUnlimited: false });
    await shop.subscribe({ variantId });
    const [row] = await shop.rows();
    // Tests of visitors take nothing from the shop: this is as if money moved.
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ testBy: null }).where('siteId', '=', shop.siteId).execute(),
    );
    await setStock(productId, 0);
    on.deps.clock.set(row?.nextAt ?? 0);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'active', problem: 'Sold out: Coffee' }]);
    expect(await shop.attempts()).toHaveLength(1);
    await setStock(productId, 5);
    on.deps.clock.advance(DAY_MS);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ problem: null }]);
    const stock = await on.deps.db.read
      .selectFrom('variants')
      .select(['stock', 'reserved'])
      .where('id', '=', variantId)
      .execute();
    expect(stock).toEqual([{ stock: 4, reserved: 0 }]);
    expect(await shop.orders()).toHaveLength(2);
  });
});
