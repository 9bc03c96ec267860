/** A member changes to another plan of the same area: it is paid at once, less what is left of the old one. */
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { idOf } from '#testing/server/every-row.ts';
import { LATER_DECLINED, MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const [SILVER, GOLD, YEAR, ELSEWHERE] = ['silver', 'gold', 'year', 'elsewhere'].map(idOf) as [
  string,
  string,
  string,
  string,
];
const YEARLY = { billingPeriod: { value: 1, unit: 'year' }, numBillingCycles: 0 } as const;

describeOnBothEngines('members who change their plan', (on) => {
  async function open(plan: string = SILVER, card?: string) {
    const shop = await openSubscriptions(on.deps);
    const club = await shop.members();
    const paid = { description: '', way: 'paid', isClosed: false };
    const areas = [
      {
        id: idOf('club'),
        name: 'Club',
        plans: [
          { ...paid, id: SILVER, name: 'Silver', priceMinor: 1000, subscriptionPlan: MONTHLY },
          { ...paid, id: GOLD, name: 'Gold', priceMinor: 3000, subscriptionPlan: MONTHLY },
          { ...paid, id: YEAR, name: 'Gold by the year', priceMinor: 30_000, subscriptionPlan: YEARLY },
        ],
      },
      {
        id: idOf('school'),
        name: 'School',
        plans: [{ ...paid, id: ELSEWHERE, name: 'Courses', priceMinor: 2000, subscriptionPlan: MONTHLY }],
      },
    ];
    expect((await shop.site.api('PUT', 'member-areas', { areas })).status).toBe(200);
    on.deps.clock.set(Date.UTC(2027, 3, 1));
    const member = await staffVisitor(on.deps, shop.site, { siteId: shop.siteId, origin: club.origin });
    await club.join('ada@example.org', member);
    await shop.subscribe({ plan }, card ? { card } : {}, member);
    const row = async () => {
      const [found] = await shop.rows();
      if (!found) throw new Error('There is a subscription.');
      return found;
    };
    /** Plans that are open now. */
    const held = async () => {
      const rows = await on.deps.db.read
        .selectFrom('memberships')
        .select(['planId', 'until'])
        .where('siteId', '=', shop.siteId)
        .execute();
      return rows
        .filter(({ until }) => until === null || until > on.deps.now())
        .map(({ planId }) => planId)
        .toSorted();
    };
    /** Sessions end before months do. */
    const later = async (days: number) => {
      on.deps.clock.advance(days * DAY_MS);
      await club.enter(await club.askForLink('sign-in', 'ada@example.org', member), '', member);
    };
    const page = async (id: string) => (await member.ask('GET', `/commerce/subscriptions?plan=${id}`)).text();
    const dueOf = async (id: string) => /name="due" value="(\d+)"/.exec(await page(id))?.[1];
    const change = async (id: string, more: Record<string, string> = {}) => {
      const { id: subscription, version } = await row();
      const due = more['due'] ?? (await dueOf(id)) ?? '';
      const sent = { subscription, version: String(version), offer: id, due, ...more };
      return member.submit('/api/commerce/subscriptions/change', new URLSearchParams(sent));
    };
    const totals = async () => (await shop.orders()).map(({ totalMinor }) => Number(totalMinor));
    return { ...shop, club, member, row, held, later, page, dueOf, change, totals };
  }

  test('a dearer plan is paid at once, less half of the old one, and opens then; the confirmed amount is charged', async () => {
    const club = await open();
    await club.later(15);
    expect(await club.page('')).toContain('Change to Gold · $30.00 per month');
    expect(await club.page('')).not.toContain('Change to Courses');
    expect(await club.page(GOLD)).toContain('You pay $25.00 now. What is left of Silver is taken off.');
    const changed = await club.change(GOLD);
    expect(changed.headers.get('location')).toContain('done=plan');
    expect(await club.totals()).toEqual([1000, 2500]);
    expect(await club.row()).toMatchObject({ offerId: GOLD, state: 'active', balanceMinor: 0 });
    expect(await club.held()).toEqual([GOLD]);
    // From then on it counts its own months.
    on.deps.clock.set((await club.row()).nextAt ?? 0);
    expect(on.deps.now()).toBe(Date.UTC(2027, 4, 16));
    await club.renew();
    expect(await club.totals()).toEqual([1000, 2500, 3000]);
  });

  test('what a cheaper plan leaves over pays the next ones', async () => {
    const club = await open(GOLD);
    // At the very moment of the first payment there would be two for one period.
    expect((await club.change(SILVER)).status).toBe(409);
    on.deps.clock.advance(1000);
    await club.change(SILVER);
    expect(await club.totals()).toEqual([3000, 0]);
    expect(await club.row()).toMatchObject({ offerId: SILVER, state: 'active', balanceMinor: -2000 });
    expect(await club.held()).toEqual([SILVER]);
    for (let month = 0; month < 3; month += 1) {
      on.deps.clock.set((await club.row()).nextAt ?? 0);
      await club.renew();
    }
    expect(await club.totals()).toEqual([3000, 0, 0, 0, 1000]);
  });

  test('another period can be chosen', async () => {
    const club = await open();
    await club.later(15);
    await club.change(YEAR);
    expect(await club.totals()).toEqual([1000, 29_500]);
    expect((await club.row()).nextAt).toBe(Date.UTC(2028, 3, 16));
  });

  test('a card that is declined opens nothing, and takes nothing that was paid', async () => {
    const club = await open(SILVER, LATER_DECLINED);
    await club.later(15);
    await club.change(GOLD);
    expect(await club.totals()).toEqual([1000]);
    expect(await club.row()).toMatchObject({ offerId: GOLD, state: 'past_due' });
    expect(await club.held()).toEqual([SILVER]);
    expect(await club.page('')).toContain('Payment failed');
    on.deps.clock.advance(16 * DAY_MS);
    expect(await club.held()).toEqual([]);
  });

  test('an amount that is no longer right, a second tab and what is not offered are refused', async () => {
    const club = await open();
    await club.later(10);
    const due = await club.dueOf(GOLD);
    on.deps.clock.advance(2 * HOUR_MS);
    expect((await club.change(GOLD, { due: due ?? '' })).status).toBe(409);
    for (const id of [SILVER, ELSEWHERE, 'none'])
      expect((await club.change(id, { due: '0' })).status).toBe(409);
    const { version } = await club.row();
    const both = await Promise.all([GOLD, YEAR].map((id) => club.change(id, { version: String(version) })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await club.totals()).toHaveLength(2);
  });

  test('not where owners keep changes to themselves, and not with money that was given back', async () => {
    const club = await open();
    const [order] = await club.orders();
    const refund = { key: 'once', lines: [], amountMinor: 1000 };
    await club.site.api('POST', `orders/${order?.id}/refund`, refund);
    expect(await club.dueOf(GOLD)).toBe('3000');
    const kept = (await club.site.api('GET', 'subscription-settings')).json.subscriptionSettings;
    const settings = { ...kept, visitorsMay: { ...kept.visitorsMay, change: false } };
    await club.site.api('PUT', 'subscription-settings', settings);
    expect(await club.page('')).not.toContain('Change to Gold');
    expect((await club.change(GOLD, { due: '3000' })).status).toBe(409);
    expect(await club.totals()).toEqual([1000]);
  });
});
