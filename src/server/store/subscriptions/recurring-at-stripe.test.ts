/** Recurring donations that are paid at Stripe: the card is kept with the first one, and charged without the donor. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaign } from '#testing/server/open-campaign.ts';
import { booksOf } from '#testing/server/open-subscriptions.ts';
import { renewalDeps } from '#testing/server/renewal-deps.ts';
import { type StripeStandIn, startStripe } from '#testing/server/stripe-stand-in.ts';
import { describeOnBothEngines, TEST_SECRET } from '#testing/server/test-app.ts';
import { stripeProvider } from '../../payments/stripe-provider.ts';
import { renewDue } from './renew.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

describeOnBothEngines('recurring donations at Stripe', (on) => {
  async function give() {
    const campaign = await openCampaign(on.deps, { frequencies: ['once', 'month'] }, stripe);
    const page = await campaign.give({ frequency: 'month', amount: '1000' });
    const books = booksOf(on.deps, campaign.site.siteId);
    const provider = stripeProvider({ ...on.deps, secret: TEST_SECRET, stripeUrl: stripe.url });
    const worker = { ...renewalDeps(on.deps), providers: new Map([['stripe', provider]]) };
    return {
      ...{ ...campaign, ...books, order: page.replace(/\/pay$/, '') },
      sessionId: [...stripe.sessions.keys()].at(-1) ?? '',
      async toNext() {
        const [row] = await books.rows();
        on.deps.clock.set(row?.nextAt ?? 0);
        await renewDue(worker);
      },
    };
  }

  test('the first donation keeps the card, and the next one is charged with it once', async () => {
    const shop = await give();
    expect(stripe.keeping.has(shop.sessionId)).toBe(true);
    stripe.pay(shop.sessionId);
    const back = await shop.visitor.ask('GET', `${shop.order}/return`);
    const thanks = await shop.visitor.ask('GET', back.headers.get('location') ?? '');
    expect(thanks.headers.get('location')).toMatch(/^\/commerce\/donations\//);
    expect(await shop.rows()).toMatchObject([{ offerKind: 'donation', state: 'active', provider: 'stripe' }]);
    await shop.toNext();
    const [{ method = '' } = {}] = await shop.rows();
    const charged = [...stripe.intents.values()].filter(({ customer = '-' }) => method?.includes(customer));
    expect(charged).toMatchObject([{ amount: 1000, status: 'succeeded' }]);
    expect(await shop.list()).toMatchObject([
      { amountMinor: 1000, state: 'paid', frequency: 'month' },
      { amountMinor: 1000, state: 'paid', frequency: 'month' },
    ]);
  });

  test('a donor who turns back finds what they chose, and gives nothing again and again', async () => {
    const shop = await give();
    const back = await shop.visitor.ask('GET', `${shop.order}/unpaid`);
    const html = await (await shop.visitor.ask('GET', back.headers.get('location') ?? '')).text();
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="month"|value="month"[^>]*checked=""/);
    expect(html).toContain('You have not been charged.');
    expect(await shop.rows()).toEqual([]);
    expect(await shop.list()).toEqual([]);
  });
});
