/** What does not go on by itself: products that are gone, tests of visitors, paused plans, and what was moved here. */
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import { idOf } from '#testing/server/every-row.ts';
import { LATER_DECLINED, MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const OFF = { isOn: false, words: '' };
const ON = { isOn: true, words: '' };

describeOnBothEngines('what ends', (on) => {
  async function open(plan: object = MONTHLY, entries: Record<string, string> = {}) {
    const shop = await openSubscriptions(on.deps);
    const { productId, variantId } = await shop.product(plan);
    await shop.subscribe({ variantId }, entries);
    const row = async () => {
      const [found] = await shop.rows();
      if (!found) throw new Error('There is a subscription.');
      return found;
    };
    const act = async (action: string) => {
      const { id, version } = await row();
      return (await shop.site.api('POST', `subscriptions/${id}/act`, { version, action })).status;
    };
    return {
      ...{ ...shop, productId, variantId, row, act },
      toNext: async () => on.deps.clock.set((await row()).nextAt ?? 0),
      subjects: async () => (await shop.mails()).map(({ subject }) => subject),
    };
  }

  test('of a product that was deleted nothing more is charged, and its subscriber reads that it ended', async () => {
    const shop = await open();
    expect((await shop.site.api('DELETE', `documents/${shop.productId}`)).status).toBe(200);
    expect(await shop.row()).toMatchObject({ state: 'active' });
    await shop.toNext();
    await shop.renew();
    expect(await shop.row()).toMatchObject({ state: 'cancelled', nextAt: null });
    expect(await shop.orders()).toHaveLength(1);
    expect(await shop.subjects()).toContain('Your subscription to Coffee has ended');
  });

  test('a visitor’s test is charged no more once the shop takes real money', async () => {
    const shop = await open();
    await shop.toNext();
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
    await shop.site.api('PUT', 'payments', {
      ...{ test: ON, bankTransfer: ON, stripe: OFF, invoice: OFF, atPickup: OFF },
    });
    await shop.toNext();
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
    expect(await shop.row()).toMatchObject({ testBy: 'visitor', state: 'cancelled' });
    expect(await shop.subjects()).not.toContain('Your subscription to Coffee has ended');
  });

  test('one that was moved here is resumed by its owner, and not by its subscriber', async () => {
    const shop = await open();
    const { id } = await shop.row();
    const course = { ...JSON.parse((await shop.row()).course), state: 'paused', nextAt: null };
    await on.deps.db.write((tx) =>
      tx
        .updateTable('subscriptions')
        .set({ isHeld: 1, state: 'paused', nextAt: null, course: JSON.stringify(course) as never })
        .where('id', '=', id)
        .execute(),
    );
    const visitor = await testVisitor(shop.site, shop.visitor.origin);
    const send = (path: string, fields: Record<string, string>) =>
      visitor.submit(`/api/commerce/subscriptions/${path}`, new URLSearchParams(fields));
    await send('link', { email: 'ada@example.org' });
    const mail = (await shop.mails()).findLast(({ text }) => (text ?? '').includes('subscription-links'));
    await send('enter', { token: /subscription-links\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' });
    const page = await (await visitor.ask('GET', '/commerce/subscriptions')).text();
    expect(page).toContain('To continue, write to');
    expect(page).not.toContain('value="resume"');
    const version = String((await shop.row()).version);
    expect((await send('act', { subscription: id, version, action: 'resume' })).status).toBe(409);
    expect(await shop.act('resume')).toBe(200);
    expect(await shop.row()).toMatchObject({ isHeld: 0, state: 'active' });
  });

  test('a plan that its owner paused for a member is not charged, and not resumed before that', async () => {
    const shop = await openSubscriptions(on.deps);
    const club = await shop.members();
    const gold = idOf('gold');
    const plan = { id: gold, name: 'Gold', description: '', way: 'paid', isClosed: false };
    const priced = { ...plan, priceMinor: 900, subscriptionPlan: MONTHLY };
    await shop.site.api('PUT', 'member-areas', {
      areas: [{ id: idOf('club'), name: 'Club', plans: [priced] }],
    });
    const member = await staffVisitor(on.deps, shop.site, { siteId: shop.siteId, origin: club.origin });
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: gold }, {}, member);
    const setPaused = (isPaused: 0 | 1) =>
      on.deps.db.write((tx) =>
        tx.updateTable('memberships').set({ isPaused }).where('siteId', '=', shop.siteId).execute(),
      );
    const act = async (action: string) => {
      const [row] = await shop.rows();
      const body = { version: row?.version, action };
      return (await shop.site.api('POST', `subscriptions/${row?.id}/act`, body)).status;
    };
    await setPaused(1);
    on.deps.clock.advance(32 * DAY_MS);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'paused', nextAt: null }]);
    expect(await shop.orders()).toHaveLength(1);
    expect(await act('resume')).toBe(409);
    await setPaused(0);
    expect(await act('resume')).toBe(200);
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
  });

  test('a change to a plan with another number of payments takes the new number', async () => {
    const shop = await open({ ...MONTHLY, numBillingCycles: 12 });
    const { id, version } = await shop.row();
    await on.deps.db.write((tx) =>
      tx
        .updateTable('products')
        .set({ subscriptionPlan: JSON.stringify({ ...MONTHLY, numBillingCycles: 2 }) as never })
        .where('id', '=', shop.productId)
        .execute(),
    );
    const body = { version, offer: shop.variantId, quantity: 1 };
    expect((await shop.site.api('PUT', `subscriptions/${id}`, body)).status).toBe(200);
    for (let month = 0; month < 2; month += 1) {
      await shop.toNext();
      await shop.renew();
    }
    expect(await shop.row()).toMatchObject({ state: 'completed' });
    expect(await shop.orders()).toHaveLength(2);
  });

  test('the page of an order says what it is a payment of, and cancels it', async () => {
    const shop = await open();
    const [order] = await shop.orders();
    expect((await shop.site.api('GET', `orders/${order?.id}`)).json).toMatchObject({
      subscriptionId: (await shop.row()).id,
    });
    const path = `orders/${order?.id}/subscription`;
    const { json } = await shop.site.api('GET', path);
    expect(json).toMatchObject({ title: 'Coffee', isRunning: true, endsAt: null, mayCancel: true });
    const cancelled = await shop.site.api('POST', `${path}/cancel`, {});
    expect(cancelled.json).toMatchObject({ mayCancel: false, endsAt: (await shop.row()).nextAt });
    expect((await shop.site.api('POST', `${path}/cancel`, {})).status).toBe(409);
    expect(await shop.subjects()).toContain('Your subscription to Coffee is cancelled');
    await shop.toNext();
    await shop.renew();
    expect(await shop.orders()).toHaveLength(1);
  });

  test('a refund does not end a subscription', async () => {
    const shop = await open(MONTHLY, { card: LATER_DECLINED });
    const [order] = await shop.orders();
    const body = { lines: [], amountMinor: 1000, key: 'all-of-it-goes-back' };
    expect((await shop.site.api('POST', `orders/${order?.id}/refund`, body)).status).toBe(200);
    expect(await shop.row()).toMatchObject({ state: 'active' });
  });
});
