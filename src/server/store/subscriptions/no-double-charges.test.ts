/** What must not be charged: periods that are paid already, were missed, or belong to a site that was deleted. */
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { plantSubscriptions } from '#testing/server/plant-subscriptions.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { moved } from './moved-rows.ts';
import { listOfEmail } from './queries.ts';
import { renewDue } from './renew.ts';

describeOnBothEngines('charges of subscriptions', (on) => {
  async function open(plan: object = MONTHLY) {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(plan);
    await shop.subscribe({ variantId });
    const row = async () => {
      const [found] = await shop.rows();
      if (!found) throw new Error('There is a subscription.');
      return found;
    };
    const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const { id, version } = await row();
      return shop.site.api(method, `subscriptions/${id}${path}`, { version, ...body });
    };
    return {
      ...shop,
      row,
      act: (action: string) => send('POST', '/act', { action }),
      change: (quantity: number) => send('PUT', '', { offer: variantId, quantity }),
      toNext: async () => on.deps.clock.set((await row()).nextAt ?? 0),
      courseNow: async () => JSON.parse((await row()).course),
    };
  }

  /** Charged by a payment service whose answer is lost; the subscription can be changed again. */
  async function openUnanswered() {
    const shop = await open();
    await shop.toNext();
    const test = shop.worker.providers.get('test');
    if (!test) throw new Error('There is a provider.');
    const silent = {
      ...test,
      async start(payment: Parameters<typeof test.start>[0]) {
        await test.start(payment);
        throw new Error('No answer.');
      },
    };
    await renewDue({ ...shop.worker, providers: new Map([['test', silent]]) });
    on.deps.clock.advance(2 * HOUR_MS);
    return shop;
  }

  test('a period that may have been paid is not begun anew by a pause', async () => {
    const shop = await openUnanswered();
    expect((await shop.act('pause')).status).toBe(200);
    const early = await shop.act('resume');
    expect([early.status, early.json.error?.kind]).toEqual([409, 'busy']);
    await sweepOrders(shop.worker);
    expect(await shop.orders()).toHaveLength(2);
    expect((await shop.act('resume')).status).toBe(200);
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
    expect(await shop.row()).toMatchObject({ state: 'active' });
    expect((await shop.row()).nextAt).toBeGreaterThan(on.deps.now() + 25 * DAY_MS);
  });

  test('a payment that comes in after a cancellation pays for its period, and nothing follows', async () => {
    const shop = await openUnanswered();
    expect((await shop.act('cancel')).status).toBe(200);
    expect(await shop.row()).toMatchObject({ state: 'cancelled' });
    await sweepOrders(shop.worker);
    expect(await shop.row()).toMatchObject({ state: 'cancelled', nextAt: null });
    const { paidUntil } = await shop.courseNow();
    expect(paidUntil).toBeGreaterThan(on.deps.now() + 25 * DAY_MS);
    expect(await shop.row()).toMatchObject({ endedAt: paidUntil });
    on.deps.clock.advance(60 * DAY_MS);
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
  });

  test('months in which the server was off are not charged at once', async () => {
    const shop = await open();
    on.deps.clock.advance(200 * DAY_MS);
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
    expect((await shop.row()).nextAt).toBeGreaterThan(on.deps.now() + 25 * DAY_MS);
    await shop.toNext();
    await shop.renew();
    expect(await shop.orders()).toHaveLength(3);
  });

  test('nothing is charged for a site that was deleted', async () => {
    const shop = await open();
    const setDeleted = (deletedAt: number | null) =>
      on.deps.db.write((tx) =>
        tx.updateTable('sites').set({ deletedAt }).where('id', '=', shop.siteId).execute(),
      );
    await shop.toNext();
    await setDeleted(on.deps.now());
    await shop.renew();
    expect(await shop.attempts()).toHaveLength(1);
    await setDeleted(null);
    await shop.renew();
    expect(await shop.attempts()).toHaveLength(2);
  });

  test('one that was cancelled is cancelled where its site is moved to, and others wait', async () => {
    const shop = await open();
    const entryMoved = async () => {
      const [subscriptions] = moved;
      for await (const [entry] of subscriptions?.read(on.deps.db.read, shop.siteId) ?? []) return entry;
      return undefined;
    };
    // Its subscriber does not resume it there while it is charged here.
    expect(await entryMoved()).toMatchObject({ isHeld: true, course: { state: 'paused', nextAt: null } });
    await shop.act('cancel');
    const { nextAt } = await shop.row();
    expect(await entryMoved()).toMatchObject({ isHeld: false, course: { endsAtPeriodEnd: true, nextAt } });
  });

  test('without a card nothing stays active for free', async () => {
    const shop = await open();
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ method: null }).where('siteId', '=', shop.siteId).execute(),
    );
    await shop.toNext();
    await shop.renew();
    expect(await shop.row()).toMatchObject({
      state: 'past_due',
      problem: 'There is no card for this subscription.',
    });
  });

  test('less in a period that was skipped is no credit: it was not paid', async () => {
    const shop = await open();
    await shop.change(3);
    await shop.act('skip');
    await shop.toNext();
    await shop.renew();
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ balanceMinor: 0 }).where('siteId', '=', shop.siteId).execute(),
    );
    on.deps.clock.advance(DAY_MS);
    expect((await shop.change(1)).status).toBe(200);
    expect(await shop.row()).toMatchObject({ balanceMinor: 0, recurringMinor: 1000 });
  });

  test('a store that takes another currency now changes no subscription of the old one', async () => {
    const shop = await open();
    const yen = { from: 'USD', currency: 'JPY', ratePpm: 150_000_000, isPreview: false };
    expect((await shop.site.api('POST', 'currency', yen)).status).toBe(200);
    expect((await shop.change(3)).status).toBe(409);
    expect(await shop.row()).toMatchObject({ currency: 'USD', recurringMinor: 1000, quantity: 1 });
  });

  test('everything of a person is erased, however much it is', async () => {
    const shop = await open();
    const plans = Array.from({ length: 210 }, () => ({ ...MONTHLY, minor: 500 }));
    await plantSubscriptions(on.deps, await shop.row(), plans);
    const email = 'ada@example.org';
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ email }).where('siteId', '=', shop.siteId).execute(),
    );
    expect((await shop.site.api('POST', 'submissions/erase', { email })).status).toBe(200);
    expect(await listOfEmail(on.deps.db.read, shop.siteId, email)).toEqual([]);
    expect((await shop.rows()).every(({ nextAt }) => nextAt === null)).toBe(true);
  });
});
