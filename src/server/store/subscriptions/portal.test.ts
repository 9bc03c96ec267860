/** What subscribers do by themselves: by a mailed link, without a password and without scripts. */
import { expect, test } from 'vitest';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { GOOD_CARD } from '#testing/server/open-shop.ts';
import { LATER_DECLINED, MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const CALLS = '/api/commerce/subscriptions';

describeOnBothEngines('the portal of subscribers', (on) => {
  async function open(entries: Record<string, string> = {}, plan: object = MONTHLY) {
    const shop = await openSubscriptions(on.deps);
    const { variantId } = await shop.product(plan);
    await shop.subscribe({ variantId }, entries);
    const visitor = await testVisitor(shop.site, shop.visitor.origin);
    const send = (path: string, fields: Record<string, string>) =>
      visitor.submit(`${CALLS}/${path}`, new URLSearchParams(fields));
    const linkTo = async (email: string) => {
      await send('link', { email });
      const sent = (await shop.mails()).filter((mail) => mail.subject === 'Your subscriptions');
      return /subscription-links\/([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const page = async () => (await visitor.ask('GET', PORTAL_PATH)).text();
    const row = async () => {
      const [found] = await shop.rows();
      if (!found) throw new Error('There is a subscription.');
      return found;
    };
    const act = async (action: string, more: object = {}) => {
      const { id, version } = await row();
      return send('act', { subscription: id, version: String(version), action, ...more });
    };
    return { ...shop, visitor, send, linkTo, page, row, act };
  }

  test('a mailed link opens it once, by its button, and for no other address', async () => {
    const portal = await open();
    expect(await portal.page()).not.toContain('Coffee');
    const [known, other] = [
      await portal.send('link', { email: 'Ada@Example.org' }),
      await portal.send('link', { email: 'nobody@example.org' }),
    ];
    expect([known.status, known.headers.get('location')]).toEqual([
      other.status,
      other.headers.get('location'),
    ]);
    const recipients = (await portal.mails())
      .filter(({ subject }) => subject === 'Your subscriptions')
      .map(({ toAddress }) => toAddress);
    expect(recipients).toEqual(['ada@example.org']);
    const token = await portal.linkTo('ada@example.org');
    const link = `/commerce/subscription-links/${token}`;
    // Programs that read mails open it.
    for (let time = 0; time < 2; time += 1) expect((await portal.visitor.ask('GET', link)).status).toBe(200);
    expect(await portal.page()).not.toContain('Coffee');
    expect((await portal.send('enter', { token })).status).toBe(303);
    expect(await portal.page()).toContain('Coffee');
    expect((await portal.send('enter', { token })).status).toBe(409);
    on.deps.clock.advance(3 * HOUR_MS);
    expect(await portal.page()).not.toContain('Coffee');
  });

  test('a link works for an hour, and on its own site only', async () => {
    const portal = await open();
    const other = await open({ email: 'grace@example.org' });
    const token = await portal.linkTo('ada@example.org');
    expect((await other.send('enter', { token })).status).toBe(409);
    on.deps.clock.advance(HOUR_MS);
    expect((await portal.send('enter', { token })).status).toBe(409);
  });

  test('cancels at the end of the period, and takes it back', async () => {
    const portal = await open();
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    expect((await portal.act('cancel')).headers.get('location')).toBe(
      `${PORTAL_PATH}?done=cancel&of=${(await portal.row()).id}`,
    );
    expect(await portal.page()).toContain('Ends on');
    await portal.act('revive');
    expect((await portal.row()).state).toBe('active');
    await portal.act('cancel');
    on.deps.clock.set((await portal.row()).nextAt ?? 0);
    await portal.renew();
    expect(await portal.row()).toMatchObject({ state: 'cancelled', nextAt: null });
    expect(await portal.orders()).toHaveLength(1);
    const subjects = (await portal.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Your subscription to Coffee is cancelled');
    expect(subjects).toContain('Your subscription to Coffee has ended');
  });

  test('pauses, skips and resumes', async () => {
    const portal = await open();
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    await portal.act('pause');
    expect(await portal.page()).toMatch(/If you resume after .*, you are charged \$10\.00 right away\./);
    on.deps.clock.advance(40 * DAY_MS);
    await portal.renew();
    expect(await portal.orders()).toHaveLength(1);
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    await portal.act('resume');
    await portal.renew();
    expect(await portal.orders()).toHaveLength(2);
    await portal.act('skip');
    on.deps.clock.set((await portal.row()).nextAt ?? 0);
    await portal.renew();
    expect(await portal.orders()).toHaveLength(2);
    expect((await portal.row()).nextAt).toBeGreaterThan(on.deps.now());
  });

  test('two tabs: the second one gets a conflict, and changes nothing', async () => {
    const portal = await open();
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    const { id, version } = await portal.row();
    const stale = { subscription: id, version: String(version) };
    expect((await portal.send('act', { ...stale, action: 'pause' })).status).toBe(303);
    const second = await portal.send('act', { ...stale, action: 'cancel' });
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('was changed in another window');
    expect((await portal.row()).state).toBe('paused');
  });

  test('a new card is of the same subscription, and pays what is due', async () => {
    const portal = await open({ card: LATER_DECLINED });
    on.deps.clock.set((await portal.row()).nextAt ?? 0);
    await portal.renew();
    expect(await portal.row()).toMatchObject({ state: 'past_due', problem: 'The card was declined.' });
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    const { id, version } = await portal.row();
    await portal.send('card', { subscription: id, version: String(version), card: GOOD_CARD });
    await portal.renew();
    expect(await portal.rows()).toMatchObject([{ id, state: 'active' }]);
    expect((await portal.chargeRows()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  test('ids and tokens that are none are not found', async () => {
    const portal = await open();
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    for (const subscription of ['\0', 'a\0b', '../..', '9'.repeat(5000)]) {
      const fields = { subscription, version: '1', action: 'cancel', card: GOOD_CARD };
      for (const path of ['act', 'card']) expect((await portal.send(path, fields)).status).toBe(404);
      const id = encodeURIComponent(subscription.slice(0, 100));
      const card = `/commerce/subscription-card/${id}?version=1&session=abc`;
      expect((await portal.visitor.ask('GET', card)).status).toBeLessThan(500);
      expect((await portal.visitor.ask('GET', `/commerce/subscribed/${id}`)).status).toBe(404);
    }
    const { id, version } = await portal.row();
    const change = { version, offer: '\0', quantity: 1 };
    expect((await portal.site.api('PUT', `subscriptions/${id}`, change)).status).toBe(400);
  });

  test('no one changes another person’s subscription, or one without a link', async () => {
    const portal = await open();
    const { id, version } = await portal.row();
    const fields = { subscription: id, version: String(version), action: 'cancel' };
    expect((await portal.send('act', fields)).status).toBe(403);
    const other = await portal.product(MONTHLY);
    await portal.subscribe({ variantId: other.variantId }, { email: 'grace@example.org' });
    await portal.send('enter', { token: await portal.linkTo('grace@example.org') });
    expect((await portal.send('act', fields)).status).toBe(404);
    expect((await portal.rows()).map(({ state }) => state)).toEqual(['active', 'active']);
    const foreign = await portal.visitor.ask(
      'POST',
      `${CALLS}/act`,
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(fields).toString(),
    );
    expect(foreign.status).toBeGreaterThanOrEqual(400);
  });

  test('changes the quantity from the next payment on, and nothing is owed for this one', async () => {
    const portal = await open();
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    expect(await portal.page()).toContain('It applies from the next payment on.');
    const change = async (fields: object) => {
      const { id, version, offerId } = await portal.row();
      return portal.send('change', {
        ...{ subscription: id, version: String(version), offer: offerId, quantity: '3' },
        ...fields,
      });
    };
    for (const wrong of [{ quantity: '0' }, { quantity: 'many' }, { offer: 'none' }, { version: '7' }])
      expect((await change(wrong)).status).toBe(409);
    const changed = await change({});
    expect(changed.headers.get('location')).toContain('done=change');
    expect(await portal.row()).toMatchObject({ quantity: 3, recurringMinor: 3000, balanceMinor: 0 });
    on.deps.clock.set((await portal.row()).nextAt ?? 0);
    await portal.renew();
    expect((await portal.orders()).map(({ totalMinor }) => Number(totalMinor))).toEqual([1000, 3000]);
    expect((await change({ quantity: '1' })).status).toBe(403);
  });

  test('a sale price is for those who come now: neither subscribers nor owners change to it', async () => {
    const portal = await open();
    await portal.send('enter', { token: await portal.linkTo('ada@example.org') });
    const { offerId } = await portal.row();
    const { products } = (await portal.site.api('GET', 'products')).json;
    const price = { priceMinor: 1500, salePriceMinor: 500, isOnSale: true };
    const variant = { id: offerId, optionValues: [], sku: '', stock: 0, isUnlimited: true, ...price };
    const form = { kind: 'service', taxClass: '', options: [], variants: [variant] };
    const saved = await portal.site.api('PUT', `products/${products[0].id}`, {
      ...form,
      subscriptionPlan: MONTHLY,
    });
    expect(saved.status).toBe(200);
    const change = async (quantity: string) => {
      const { id, version } = await portal.row();
      return portal.send('change', { subscription: id, version: String(version), offer: offerId, quantity });
    };
    await change('1');
    expect(await portal.row()).toMatchObject({ recurringMinor: 1000, version: 1 });
    await change('2');
    expect(await portal.row()).toMatchObject({ recurringMinor: 2000 });
    const { id, version } = await portal.row();
    const byOwner = { version, offer: offerId, quantity: 1 };
    expect((await portal.site.api('PUT', `subscriptions/${id}`, byOwner)).status).toBe(200);
    expect(await portal.row()).toMatchObject({ recurringMinor: 1500 });
  });
});
