/** Plans of members that are paid: once, or by a subscription. */
import { expect, test } from 'vitest';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { JOIN_PLAN_CALL, PLANS_PATH } from '#domain/members/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { idOf } from '#testing/server/every-row.ts';
import { textBody } from '#testing/server/fixture.ts';
import { LATER_DECLINED, MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

import { readdressMember } from '../../members/queries.ts';
import { moved } from './moved-rows.ts';
import { isPlanBought } from './queries-plans.ts';

const GOLD = idOf('gold');
const PATRON = idOf('patron');

describeOnBothEngines('paid plans', (on) => {
  async function open(monthly: object = MONTHLY) {
    const shop = await openSubscriptions(on.deps);
    const club = await shop.members();
    const plan = { description: '', way: 'paid', isClosed: false };
    const areas = [
      {
        id: idOf('club'),
        name: 'Club',
        plans: [
          { ...plan, id: GOLD, name: 'Gold', priceMinor: 900, subscriptionPlan: monthly },
          { ...plan, id: PATRON, name: 'Patron', priceMinor: 9000, subscriptionPlan: null },
        ],
      },
    ];
    const saved = await shop.site.api('PUT', 'member-areas', { areas });
    expect(saved.status).toBe(200);
    // Tests of other visitors open nothing.
    const visitor = await staffVisitor(on.deps, shop.site, { siteId: shop.siteId, origin: club.origin });
    const held = async () => {
      const rows = await on.deps.db.read
        .selectFrom('memberships')
        .select(['planId', 'until'])
        .where('siteId', '=', shop.siteId)
        .execute();
      return rows.map(({ planId, until }) => [planId, until === null ? null : until - on.deps.now()]);
    };
    return { ...shop, club, member: visitor, held };
  }

  test('CART-28 MEMB-01 a plan is paid by month, opens with the first payment and closes past its last period', async () => {
    const shop = await open();
    const { member, club } = shop;
    const lessons = await shop.site.publish({ body: textBody(on.deps, 'Lessons', 'Zircon and tin.') });
    await shop.site.api('PUT', `documents/${lessons.id}/settings`, {
      access: { kind: 'plans', anyOf: [GOLD] },
    });
    const anonymous = await shop.subscribe({ plan: GOLD }, {}, member);
    expect(anonymous.location).toMatch(/^\/account\/sign-in/);
    await club.join('ada@example.org', member);
    expect(await (await member.ask('GET', PLANS_PATH)).text()).toContain('$9.00 per month');
    // It is not joined for nothing.
    await member.submit(JOIN_PLAN_CALL, new URLSearchParams({ plan: GOLD }));
    expect(await shop.held()).toEqual([]);
    const { location } = await shop.subscribe({ plan: GOLD }, { email: 'other@example.org' }, member);
    const thanks = await (await member.ask('GET', location)).text();
    expect(thanks).toContain(`${PAGE_TYPES.membershipConfirmed}`);
    expect(thanks).toContain('You are now a member');
    expect(thanks).toMatch(/<a [^>]*href="\/lessons"[^>]*>Continue to Lessons/);
    expect(await shop.rows()).toMatchObject([{ email: 'ada@example.org', state: 'active' }]);
    expect(await shop.held()).toEqual([[GOLD, null]]);
    const [row] = await shop.rows();
    const fields = { subscription: row?.id ?? '', version: String(row?.version), action: 'cancel' };
    await member.submit('/api/commerce/subscriptions/act', new URLSearchParams(fields));
    on.deps.clock.set((row?.nextAt ?? 0) - 1);
    expect(await shop.held()).toEqual([[GOLD, 1]]);
    on.deps.clock.advance(1);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.held()).toEqual([[GOLD, 0]]);
  });

  test('a page behind a paid plan says what it costs and where to get it', async () => {
    const { site } = await open();
    const page = await site.publish({ body: textBody(on.deps, 'Glazes', 'Zircon.') });
    const access = { kind: 'plans', anyOf: [GOLD] };
    await site.api('PUT', `documents/${page.id}/settings`, { access });
    const shown = await (await site.visit('/glazes')).text();
    expect(shown).toContain('$9.00 per month');
    expect(shown).toContain(`href="${PLANS_PATH}?plan=${GOLD}&amp;`);
    expect(shown).not.toContain('Zircon');
  });

  test('a plan is not paid twice, and not for a member whose plan an owner has ended', async () => {
    const shop = await open();
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: GOLD }, {}, member);
    expect((await shop.subscribe({ plan: GOLD }, {}, member)).status).toBe(409);
    const [{ id } = { id: '' }] = await club.members();
    await shop.site.api('DELETE', `members/${id}/memberships/${GOLD}`);
    const [row] = await shop.rows();
    on.deps.clock.set(row?.nextAt ?? 0);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'cancelled', nextAt: null }]);
    expect(await shop.orders()).toHaveLength(1);
    await club.signIn(member, 'ada@example.org');
    expect((await shop.subscribe({ plan: GOLD }, {}, member)).status).toBe(409);
  });

  test('a visitor who tries the shop out with a test card gets no plan', async () => {
    const shop = await open();
    const visitor = await shop.club.newVisitor();
    await shop.club.join('grace@example.org', visitor);
    for (const plan of [GOLD, PATRON]) {
      const { location } = await shop.subscribe({ plan }, {}, visitor);
      const thanks = await (await visitor.ask('GET', location)).text();
      expect(thanks).toContain('No money moves, and the pages for members stay closed.');
    }
    expect(await shop.orders()).toHaveLength(2);
    expect(await shop.held()).toEqual([]);
  });

  test('a plan that is bought in two tabs at once is one subscription and one order', async () => {
    const shop = await open();
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    const forms = [];
    for (let tab = 0; tab < 2; tab += 1)
      forms.push(await shop.form(await shop.checkout({ plan: GOLD }, member), {}, member));
    await Promise.all(forms.map((form) => shop.submit(form, member)));
    expect(await shop.rows()).toHaveLength(1);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('a plan that is paid once is paid once, also from two tabs', async () => {
    const shop = await open();
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    const forms = [];
    for (let tab = 0; tab < 3; tab += 1)
      forms.push(await shop.form(await shop.checkout({ plan: PATRON }, member), {}, member));
    const [one, other, late] = forms;
    if (!one || !other || !late) throw new Error('There are three tabs.');
    await Promise.all([shop.submit(one, member), shop.submit(other, member)]);
    expect((await shop.submit(late, member)).status).toBe(409);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('a plan that was bought stays open to a member with another address, whatever is refunded beside it', async () => {
    const shop = await open();
    const { member, club, site } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: PATRON }, {}, member);
    const { db } = on.deps;
    const isAda = { siteId: shop.siteId, name: '' };
    const { id } = await db.read
      .selectFrom('members')
      .select('id')
      .where('siteId', '=', isAda.siteId)
      .executeTakeFirstOrThrow();
    await db.write((tx) => readdressMember(tx, { id, ...isAda }, 'ada@new.example'));
    const held = { siteId: shop.siteId, planId: PATRON, siteMemberId: id };
    expect(await isPlanBought(db.read, { ...held, email: 'ada@new.example' })).toBe(true);
    // It is one line of one order: with the money given back it closes.
    const [order] = await shop.orders();
    const refund = { key: 'once', lines: [], amountMinor: 9000 };
    const refunded = await site.api('POST', `orders/${order?.id}/refund`, refund);
    expect(refunded.json).toMatchObject({ kind: 'refunded' });
    expect(await isPlanBought(db.read, { ...held, email: 'ada@new.example' })).toBe(false);
    expect(await shop.held()).toEqual([[PATRON, 0]]);
  });

  test('a visitor’s test does not block subscribing, and its refund ends nothing', async () => {
    const shop = await open();
    const visitor = await shop.club.newVisitor();
    await shop.club.join('grace@example.org', visitor);
    for (const plan of [GOLD, GOLD, PATRON])
      expect((await shop.subscribe({ plan }, {}, visitor)).status).toBe(303);
    expect(await shop.rows()).toHaveLength(2);
    const order = (await shop.orders()).at(-1);
    const lines = await on.deps.db.read
      .selectFrom('orderLines')
      .select(['id', 'quantity'])
      .where('orderId', '=', order?.id ?? '')
      .execute();
    const refund = { key: 'once', lines, shippingMinor: 0, reason: '' };
    const refunded = await shop.site.api('POST', `orders/${order?.id}/refund`, refund);
    expect(refunded.json).toMatchObject({ kind: 'refunded' });
    expect(await shop.held()).toEqual([]);
  });

  test('a plan that begins again is open once it is paid', async () => {
    const shop = await open();
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: GOLD }, { card: LATER_DECLINED }, member);
    const [first] = await shop.rows();
    const act = async (action: string) => {
      const row = (await shop.rows()).find(({ id }) => id === first?.id);
      const fields = { subscription: row?.id ?? '', version: String(row?.version), action };
      return member.submit('/api/commerce/subscriptions/act', new URLSearchParams(fields));
    };
    on.deps.clock.set(first?.nextAt ?? 0);
    for (let day = 0; day <= 15; day += 1) {
      await shop.renew();
      on.deps.clock.advance(DAY_MS);
    }
    expect(await shop.rows()).toMatchObject([{ state: 'unpaid' }]);
    await club.signIn(member, 'ada@example.org');
    const isOpen = async () => (await shop.held()).some(([, left]) => left === null || Number(left) > 0);
    expect((await act('revive')).status).toBe(303);
    expect(await isOpen()).toBe(false);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'past_due' }]);
    expect(await isOpen()).toBe(false);
  });

  test('a plan of a moved site is open for as long as it was paid for', async () => {
    const shop = await open();
    const { member, club, siteId } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: GOLD }, {}, member);
    const [subscriptions] = moved;
    if (!subscriptions) throw new Error('Subscriptions move.');
    const entries: object[] = [];
    for await (const some of subscriptions.read(on.deps.db.read, siteId)) entries.push(...some);
    await on.deps.db.write(async (tx) => {
      await tx.deleteFrom('subscriptions').where('siteId', '=', siteId).execute();
      await subscriptions.insert(tx, siteId, entries);
    });
    const [row] = await shop.rows();
    expect(row).toMatchObject({ state: 'paused', nextAt: null });
    const { paidUntil } = JSON.parse(row?.course ?? '{}');
    expect(await shop.held()).toEqual([[GOLD, paidUntil - on.deps.now()]]);
  });

  test('a member tries a plan for free once', async () => {
    const shop = await open({ ...MONTHLY, trialDays: 30 });
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: GOLD }, {}, member);
    const [first] = await shop.rows();
    expect(first).toMatchObject({ state: 'trialing' });
    const ending = { version: first?.version, action: 'end' };
    await shop.site.api('POST', `subscriptions/${first?.id}/act`, ending);
    await shop.subscribe({ plan: GOLD }, {}, member);
    expect((await shop.orders()).map(({ totalMinor }) => totalMinor)).toEqual([0, 900]);
  });

  test('a plan is not begun again where another subscription pays for it', async () => {
    const shop = await open();
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: GOLD }, {}, member);
    const [first] = await shop.rows();
    const ending = { version: first?.version, action: 'end' };
    expect((await shop.site.api('POST', `subscriptions/${first?.id}/act`, ending)).status).toBe(200);
    expect((await shop.subscribe({ plan: GOLD }, {}, member)).status).toBe(303);
    const row = (await shop.rows()).find(({ id }) => id === first?.id);
    const fields = { subscription: row?.id ?? '', version: String(row?.version), action: 'revive' };
    const again = await member.submit('/api/commerce/subscriptions/act', new URLSearchParams(fields));
    expect(again.status).toBe(409);
    expect((await shop.rows()).map(({ state }) => state).toSorted()).toEqual(['active', 'cancelled']);
    expect(await shop.held()).toEqual([[GOLD, null]]);
  });

  test('a plan that is paid once stays, until its order is refunded', async () => {
    const shop = await open();
    const { member, club } = shop;
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan: PATRON }, {}, member);
    expect(await shop.held()).toEqual([[PATRON, null]]);
    expect(await shop.rows()).toEqual([]);
    const [order] = await shop.orders();
    expect(order).toMatchObject({ totalMinor: 9000, state: 'fulfilled' });
    const lines = await on.deps.db.read
      .selectFrom('orderLines')
      .select(['id', 'quantity'])
      .where('orderId', '=', order?.id ?? '')
      .execute();
    const pieces = lines.map(({ id, quantity }) => ({ id, quantity }));
    const refund = { key: 'once', lines: pieces, shippingMinor: 0, reason: '' };
    const refunded = await shop.site.api('POST', `orders/${order?.id}/refund`, refund);
    expect(refunded.json).toMatchObject({ kind: 'refunded' });
    expect(await shop.held()).toEqual([[PATRON, 0]]);
  });
});
