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
    const again = await visitor.ask('GET', `${order.replace('orders', 'donations')}/again`);
    expect(again.headers.get('location')).toBe(order.replace('orders', 'donations'));
  });

  test('turning back loses nothing that was entered, and says that nothing was charged', async () => {
    const entered = { other: '12.50', name: 'Grace', dedication: 'For Ada', anonymous: 'on', fee: 'on' };
    const { visitor, order, submit, list } = await give(entered);
    const back = await visitor.ask('GET', `${order}/unpaid`);
    expect(back.status).toBe(303);
    const answer = await visitor.ask('GET', back.headers.get('location') ?? '');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const html = await answer.text();
    expect(html).toContain('You have not been charged.');
    for (const words of ['12.50', 'Grace', 'ada@example.org', 'For Ada'])
      expect(html).toContain(`value="${words}"`);
    const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
    );
    expect(checked).toEqual(['amount', 'fee', 'anonymous', 'payment']);
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const donatePageId = /name="donatePageId" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const sent = {
      ...entered,
      donatePageId,
      key,
      amount: 'other',
      email: 'ada@example.org',
      payment: 'stripe',
    };
    const second = (await submit(new URLSearchParams(sent))).headers.get('location') ?? '';
    stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
    await visitor.ask('GET', second.replace('/pay', '/return'));
    expect(await list()).toMatchObject([{ donor: 'Grace', amountMinor: 1250, state: 'paid' }]);
  });

  test('a donor whose payments failed or were given up there waits', async () => {
    const { visitor, order, form, submit } = await give();
    const unpaid = async (page: string) => (await visitor.ask('GET', `${page}/unpaid`)).status;
    expect([await unpaid(order), await unpaid(order)]).toEqual([303, 303]);
    for (let time = 1; time < 5; time += 1) {
      on.deps.clock.advance(60_000);
      const answer = await submit(await form());
      expect(answer.status).toBe(303);
      await unpaid((answer.headers.get('location') ?? '').replace(/\/pay$/, ''));
    }
    on.deps.clock.advance(60_000);
    expect((await submit(await form())).status).toBe(429);
  });

  test('a suggested amount is selected again, and why a payment failed is said', async () => {
    const { visitor, order, sessionId } = await give({ amount: '1000' });
    stripe.refuse(sessionId, 'Your card was declined.');
    const back = await visitor.ask('GET', `${order}/return`);
    const html = await (await visitor.ask('GET', back.headers.get('location') ?? '')).text();
    expect(html).toContain('Your card was declined. You have not been charged.');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1000"|value="1000"[^>]*checked=""/);
    expect((await visitor.ask('GET', '/commerce/donations/unknown/again')).status).toBe(303);
  });
});
