/** Donations that are paid at Stripe: there, and back when nothing was paid. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaign } from '#testing/server/open-campaign.ts';
import { type StripeStandIn, startStripe } from '#testing/server/stripe-stand-in.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

describeOnBothEngines('donations at Stripe', (on) => {
  async function give(entries: Record<string, string> = {}) {
    const campaign = await openCampaign(on.deps, {}, stripe);
    const page = await campaign.give(entries);
    return {
      ...campaign,
      order: page.replace(/\/pay$/, ''),
      sessionId: [...stripe.sessions.keys()].at(-1) ?? '',
    };
  }

  test('donors pay under the name of the campaign, and come back to their receipt', async () => {
    const { visitor, order, sessionId, list } = await give({ fee: 'on' });
    expect(stripe.titles.get(sessionId)).toBe('A new kiln');
    expect(stripe.sessions.get(sessionId)).toMatchObject({ amount_total: 2577 });
    stripe.pay(sessionId);
    expect((await visitor.ask('GET', `${order}/return`)).status).toBe(303);
    expect((await list())[0]).toMatchObject({ state: 'paid', totalMinor: 2577 });
  });
});
