/** What owners see of subscriptions and do with them. */
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import { MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { plantSubscriptions } from '#testing/server/plant-subscriptions.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('subscriptions for owners', (on) => {
  async function open() {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(MONTHLY);
    await shop.subscribe({ variantId });
    const [row] = await shop.rows();
    const id = row?.id ?? '';
    const read = async () => (await shop.site.api('GET', `subscriptions/${id}`)).json;
    return { ...shop, id, variantId, read };
  }

  test('are listed, searched by subscriber, filtered by state and exported', async () => {
    const { site, id } = await open();
    const idsOf = async (query: string) => {
      const { subscriptions } = (await site.api('GET', `subscriptions?${query}`)).json;
      return subscriptions.map((each: { id: string }) => each.id);
    };
    expect(await idsOf('')).toEqual([id]);
    expect(await idsOf('search=BYRON')).toEqual([id]);
    expect(await idsOf('search=grace')).toEqual([]);
    expect(await idsOf('state=active')).toEqual([id]);
    expect(await idsOf('state=unpaid')).toEqual([]);
    const table = await site.api('GET', 'subscriptions/csv');
    expect(table.json).toContain('ada@example.org');
  });

  test('are all exported, each once', async () => {
    const { site, rows } = await open();
    const [bought] = await rows();
    if (!bought) throw new Error('There is a subscription.');
    const plans = Array.from({ length: 520 }, () => ({ ...MONTHLY, minor: 500 }));
    const planted = await plantSubscriptions(on.deps, bought, plans);
    const table = String((await site.api('GET', 'subscriptions/csv')).json);
    const ids = table
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect(ids.toSorted()).toEqual([bought, ...planted].map(({ id }) => id).toSorted());
  });

  test('a change in two tabs: the second one gets a 409, and nothing changes', async () => {
    const { site, id, variantId, read } = await open();
    const { version } = (await read()).subscription;
    const change = (quantity: number) =>
      site.api('PUT', `subscriptions/${id}`, { version, offer: variantId, quantity });
    expect((await change(3)).status).toBe(200);
    const second = await change(9);
    expect([second.status, second.json.error.kind]).toEqual([409, 'changed']);
    expect((await read()).subscription).toMatchObject({ quantity: 3, recurringMinor: 3000 });
  });

  test('more in the middle of a period is charged with the next payment, and less is a credit', async () => {
    const { site, id, variantId, read, renew, rows, orders } = await open();
    const period = async () => {
      const [row] = await rows();
      return { start: row?.createdAt ?? 0, end: row?.nextAt ?? 0 };
    };
    const change = async (quantity: number) => {
      const { version } = (await read()).subscription;
      await site.api('PUT', `subscriptions/${id}`, { version, offer: variantId, quantity });
    };
    const { start, end } = await period();
    on.deps.clock.set(start + (end - start) / 2);
    await change(3);
    expect((await read()).subscription.balanceMinor).toBe(1000);
    on.deps.clock.set(end);
    await renew();
    expect((await orders()).map(({ totalMinor }) => totalMinor)).toEqual([1000, 4000]);
    const [row] = await rows();
    on.deps.clock.set(end + ((row?.nextAt ?? 0) - end) / 2);
    await change(1);
    expect((await read()).subscription.balanceMinor).toBe(-1000);
    on.deps.clock.set(row?.nextAt ?? 0);
    await renew();
    expect((await orders()).map(({ totalMinor, state }) => [totalMinor, state]).at(-1)).toEqual([
      0,
      'placed',
    ]);
    expect((await read()).subscription).toMatchObject({ balanceMinor: 0, state: 'active' });
  });

  test('end at once, and lead to the order that is refunded', async () => {
    const { site, id, read, orders } = await open();
    const { subscription, charges } = await read();
    expect(charges).toMatchObject([{ state: 'paid', orderId: (await orders())[0]?.id }]);
    const ended = await site.api('POST', `subscriptions/${id}/act`, {
      version: subscription.version,
      action: 'end',
    });
    expect(ended.json.subscription).toMatchObject({ state: 'cancelled', nextAt: null });
    expect((await site.api('POST', 'subscriptions/unknown/act', { version: 1, action: 'end' })).status).toBe(
      404,
    );
  });

  test('bring recurring sales by month, and churn; tests count for nothing', async () => {
    const { site, siteId } = await open();
    const figures = async () => (await site.api('GET', 'subscriptions/figures')).json;
    expect(await figures()).toMatchObject({ monthlyMinor: 0, running: 0, churnPpm: 0 });
    const set = (change: object) =>
      on.deps.db.write((tx) =>
        tx.updateTable('subscriptions').set(change).where('siteId', '=', siteId).execute(),
      );
    await set({ testBy: null });
    expect(await figures()).toMatchObject({ monthlyMinor: 1000, running: 1 });
    on.deps.clock.advance(40 * DAY_MS);
    const endedAt = on.deps.now() - DAY_MS;
    await set({ state: 'cancelled', endedAt, countedUntil: endedAt });
    const after = await figures();
    expect(after).toMatchObject({ monthlyMinor: 0, running: 0, churnPpm: 1_000_000 });
    expect(after.months).toHaveLength(12);
    expect(after.months.at(-2)).toMatchObject({ monthlyMinor: 1000, begun: 1 });
    expect(after.months.at(-1)).toMatchObject({ monthlyMinor: 0, ended: 1 });
  });

  test('pauses and trials are no recurring sales, and come back when they are paid', async () => {
    const shop = await openSubscriptions(on.deps);
    const figures = async () => {
      await on.deps.db.write((tx) =>
        tx.updateTable('subscriptions').set({ testBy: null }).where('siteId', '=', shop.siteId).execute(),
      );
      return (await shop.site.api('GET', 'subscriptions/figures')).json;
    };
    const { variantId } = await shop.product({ ...MONTHLY, trialDays: 14 });
    await shop.subscribe({ variantId });
    expect(await figures()).toMatchObject({ monthlyMinor: 0, running: 1, trialing: 1 });
    // Paid as the test it began as.
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ testBy: 'team' }).where('siteId', '=', shop.siteId).execute(),
    );
    on.deps.clock.advance(15 * DAY_MS);
    await shop.renew();
    expect(await figures()).toMatchObject({ monthlyMinor: 1000, running: 1, trialing: 0 });
    const act = async (action: string) => {
      const [row] = await shop.rows();
      const body = { version: row?.version, action };
      return (await shop.site.api('POST', `subscriptions/${row?.id}/act`, body)).status;
    };
    expect(await act('pause')).toBe(200);
    on.deps.clock.advance(DAY_MS);
    const paused = await figures();
    expect(paused).toMatchObject({ monthlyMinor: 0, running: 1, paused: 1 });
    expect(paused.months.at(-1)).toMatchObject({ monthlyMinor: 0, running: 1 });
    expect(await act('resume')).toBe(200);
    expect(await figures()).toMatchObject({ monthlyMinor: 1000, paused: 0 });
    expect(await act('end')).toBe(200);
    on.deps.clock.advance(DAY_MS);
    expect(await figures()).toMatchObject({ monthlyMinor: 0, running: 0 });
  });

  test('a person gets what is known of them, and erasing ends what runs', async () => {
    const { site, rows } = await open();
    const known = await site.api('POST', 'submissions/person', { email: 'ada@example.org' });
    expect(JSON.stringify(known.json)).toContain('Coffee');
    const erased = await site.api('POST', 'submissions/erase', { email: 'ada@example.org' });
    expect(erased.status).toBe(200);
    expect(await rows()).toMatchObject([
      { state: 'cancelled', nextAt: null, email: '', name: '', method: null },
    ]);
  });
});
