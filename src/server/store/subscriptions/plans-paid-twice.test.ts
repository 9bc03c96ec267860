/** Plans of members that more than one thing pays for: a subscription, an order of the plan, a product that opens it. */
import { expect, test } from 'vitest';
import { idOf } from '#testing/server/every-row.ts';
import { textBody } from '#testing/server/fixture.ts';
import { addBowl, pay } from '#testing/server/open-gift-shop.ts';
import { GOOD_CARD } from '#testing/server/open-shop.ts';
import { MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { moved } from './moved-rows.ts';

const GOLD = idOf('gold');
const PATRON = idOf('patron');

describeOnBothEngines('plans that are paid for twice', (on) => {
  async function open() {
    const shop = await openSubscriptions(on.deps);
    const { api } = shop.site;
    const club = await shop.members();
    const paid = { description: '', way: 'paid', isClosed: false };
    const plans = [
      { ...paid, id: GOLD, name: 'Gold', priceMinor: 900, subscriptionPlan: MONTHLY },
      { ...paid, id: PATRON, name: 'Patron', priceMinor: 9000, subscriptionPlan: null },
    ];
    await api('PUT', 'member-areas', { areas: [{ id: idOf('club'), name: 'Club', plans }] });
    // Tests of other visitors open nothing.
    const member = await staffVisitor(on.deps, shop.site, { siteId: shop.siteId, origin: club.origin });
    await club.join('ada@example.org', member);
    const held = async () => {
      const rows = await on.deps.db.read
        .selectFrom('memberships')
        .select(['planId', 'until'])
        .where('siteId', '=', shop.siteId)
        .execute();
      return rows.map(({ planId, until }) => [planId, until === null ? null : until - on.deps.now()]);
    };
    const buyProduct = async (opensPlanId: string) => {
      const body = textBody(on.deps, 'Course', 'Glazes.');
      const { id } = await shop.site.publish({ kind: 'item', collectionId: shop.collectionId, body });
      const price = { priceMinor: 5000, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: false };
      const variant = { id: on.deps.newId(), optionValues: [], sku: '', ...price };
      const form = { kind: 'digital', taxClass: '', options: [], variants: [variant], opensPlanId };
      expect((await api('PUT', `products/${id}`, form)).status).toBe(200);
      await addBowl(member, variant.id);
      expect((await pay(member, 'test', { card: GOOD_CARD })).status).toBe(303);
    };
    const refund = async (totalMinor: number) => {
      const order = (await shop.orders()).find((each) => each.totalMinor === totalMinor);
      const asked = { key: `all-of-${totalMinor}`, lines: [], amountMinor: totalMinor };
      expect((await api('POST', `orders/${order?.id}/refund`, asked)).status).toBe(200);
    };
    const act = async (action: string) => {
      const [row] = await shop.rows();
      const asked = { version: row?.version, action };
      expect((await api('POST', `subscriptions/${row?.id}/act`, asked)).status).toBe(200);
    };
    const buyPlan = (plan: string) => shop.subscribe({ plan }, {}, member);
    return { ...shop, held, buyProduct, buyPlan, refund, act };
  }

  test('what was bought for good stays when a subscription to it ends, until it is refunded', async () => {
    const shop = await open();
    await shop.buyPlan(GOLD);
    await shop.buyProduct(GOLD);
    await shop.act('cancel');
    on.deps.clock.set((await shop.rows())[0]?.nextAt ?? 0);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.held()).toEqual([[GOLD, null]]);
    await shop.refund(5000);
    expect(await shop.held()).toEqual([[GOLD, 0]]);
  });

  test('a refund leaves what a subscription that is paused has paid for, and no more', async () => {
    const shop = await open();
    await shop.buyPlan(GOLD);
    await shop.act('pause');
    const paused = await shop.held();
    await shop.buyProduct(GOLD);
    expect(await shop.held()).toEqual([[GOLD, null]]);
    await shop.refund(5000);
    expect(await shop.held()).toEqual(paused);
  });

  test('where the site is moved to, what was bought for good stays open', async () => {
    const shop = await open();
    await shop.buyPlan(GOLD);
    await shop.buyProduct(GOLD);
    const [subscriptions] = moved;
    const entries: object[] = [];
    for await (const some of subscriptions?.read(on.deps.db.read, shop.siteId) ?? []) entries.push(...some);
    await on.deps.db.write(async (tx) => {
      await tx.deleteFrom('subscriptions').where('siteId', '=', shop.siteId).execute();
      await subscriptions?.insert(tx, shop.siteId, entries);
    });
    expect(await shop.rows()).toMatchObject([{ state: 'paused' }]);
    expect(await shop.held()).toEqual([[GOLD, null]]);
  });

  test.each([
    [5000, 9000],
    [9000, 5000],
  ])('a plan that was bought twice is open until both are refunded: %i first', async (first, second) => {
    const shop = await open();
    await shop.buyPlan(PATRON);
    await shop.buyProduct(PATRON);
    await shop.refund(first);
    expect(await shop.held()).toEqual([[PATRON, null]]);
    await shop.refund(second);
    expect(await shop.held()).toEqual([[PATRON, 0]]);
  });
});
