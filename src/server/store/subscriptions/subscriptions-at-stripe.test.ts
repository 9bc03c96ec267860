/** Subscriptions that are paid at Stripe: the card is kept there, and charged without its owner. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import { MONTHLY, openSubscriptions } from '#testing/server/open-subscriptions.ts';
import { renewalDeps } from '#testing/server/renewal-deps.ts';
import { STRIPE_KEY, type StripeStandIn, startStripe } from '#testing/server/stripe-stand-in.ts';
import { describeOnBothEngines, TEST_SECRET } from '#testing/server/test-app.ts';
import { stripeProvider } from '../../payments/stripe-provider.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { renewDue } from './renew.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

describeOnBothEngines('subscriptions at Stripe', (on) => {
  async function subscribe(plan: object = MONTHLY) {
    stripe.declines = undefined;
    const shop = await openSubscriptions(on.deps, stripe);
    const { variantId } = await shop.product(plan);
    const { location } = await shop.subscribe({ variantId });
    const session = [...stripe.sessions.keys()].at(-1) ?? '';
    const worker = {
      ...renewalDeps(on.deps),
      providers: new Map([
        ['stripe', stripeProvider({ ...on.deps, secret: TEST_SECRET, stripeUrl: stripe.url })],
      ]),
    };
    const back = async () => {
      stripe.pay(session);
      return shop.visitor.ask('GET', location.replace(/\/pay$/, '/return'));
    };
    const toNext = async () => {
      const [row] = await shop.rows();
      on.deps.clock.set(row?.nextAt ?? 0);
    };
    /** Without the subscriber. */
    const charged = async () => {
      const [row] = await shop.rows();
      return [...stripe.intents.values()].filter(({ customer = '-' }) => row?.method?.includes(customer));
    };
    return { ...shop, location, session, back, charged, toNext, worker, renew: () => renewDue(worker) };
  }

  test('the first payment keeps the card, and the next one is charged with it once', async () => {
    const shop = await subscribe();
    expect(stripe.keeping.has(shop.session)).toBe(true);
    expect((await shop.back()).status).toBe(303);
    const [row] = await shop.rows();
    expect(row).toMatchObject({ state: 'active', provider: 'stripe' });
    expect(row?.method).toMatch(/cus_\w+ pm_\w+/);
    await shop.toNext();
    await shop.renew();
    expect((await shop.orders()).map(({ capturedMinor }) => capturedMinor)).toEqual([1000, 1000]);
    expect(await shop.charged()).toMatchObject([{ amount: 1000, status: 'succeeded' }]);
  });

  test('a card that is declined later is tried again, and reported', async () => {
    const shop = await subscribe();
    await shop.back();
    await shop.toNext();
    stripe.declines = 'Your card was declined.';
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'past_due', problem: 'Your card was declined.' }]);
    stripe.declines = undefined;
    on.deps.clock.advance(DAY_MS);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'active', problem: null }]);
  });

  test('a charge whose answer was lost is found again, and not repeated', async () => {
    const shop = await subscribe();
    await shop.back();
    await shop.toNext();
    const lost = shop.worker.providers.get('stripe');
    if (!lost) throw new Error('There is a provider.');
    const silent = {
      ...lost,
      async start(payment: Parameters<typeof lost.start>[0]) {
        await lost.start(payment);
        throw new Error('No answer.');
      },
    };
    await renewDue({ ...shop.worker, providers: new Map([['stripe', silent]]) });
    expect(await shop.orders()).toHaveLength(1);
    on.deps.clock.advance(2 * DAY_MS);
    await sweepOrders(shop.worker);
    await shop.renew();
    expect(await shop.orders()).toHaveLength(2);
    expect(await shop.charged()).toHaveLength(1);
  });

  test('an account that is not in order costs no subscriber a try', async () => {
    const shop = await subscribe();
    await shop.back();
    await shop.toNext();
    const setKey = (secretKey: string) =>
      shop.site.api('PUT', 'payments/stripe', { secretKey, signingSecret: 'whsec_standin' });
    expect((await setKey('sk_test_wrong')).status).toBe(200);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([
      { state: 'active', problem: 'The payment service has not confirmed this payment yet.' },
    ]);
    await setKey(STRIPE_KEY);
    on.deps.clock.advance(2 * DAY_MS);
    await sweepOrders(shop.worker);
    await shop.renew();
    expect(await shop.rows()).toMatchObject([{ state: 'active', problem: null }]);
    const paid = (await shop.charged()).filter(({ status }) => status === 'succeeded');
    expect(paid).toHaveLength(1);
    const subjects = (await shop.mails()).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.includes('failed'))).toEqual([]);
  });

  test('a request that arrives after its payment was given up charges nothing', async () => {
    const shop = await subscribe();
    await shop.back();
    await shop.toNext();
    const real = shop.worker.providers.get('stripe');
    if (!real) throw new Error('There is a provider.');
    type Payment = Parameters<typeof real.start>[0];
    const held: Payment[] = [];
    const slow = {
      ...real,
      async start(payment: Payment) {
        held.push(payment);
        throw new Error('The machine sleeps.');
      },
    };
    await renewDue({ ...shop.worker, providers: new Map([['stripe', slow]]) });
    on.deps.clock.advance(2 * DAY_MS);
    await sweepOrders(shop.worker);
    await shop.renew();
    const [late] = held;
    if (!late) throw new Error('There is a request.');
    await expect(real.start(late)).rejects.toThrow();
    const paid = (await shop.charged()).filter(({ status }) => status === 'succeeded');
    expect(paid).toHaveLength(1);
    expect(await shop.orders()).toHaveLength(2);
  });

  test('a trial keeps the card without a payment', async () => {
    const shop = await subscribe({ ...MONTHLY, trialDays: 7 });
    expect(stripe.sessions.get(shop.session)).toMatchObject({ mode: 'setup', amount_total: 0 });
    await shop.back();
    expect(await shop.rows()).toMatchObject([{ state: 'trialing' }]);
    on.deps.clock.advance(7 * DAY_MS);
    await shop.renew();
    expect((await shop.orders()).map(({ capturedMinor }) => capturedMinor)).toEqual([0, 1000]);
  });

  test('a new card is entered there, for this subscription only', async () => {
    const shop = await subscribe();
    await shop.back();
    const send = (path: string, fields: Record<string, string>) =>
      shop.visitor.submit(`/api/commerce/subscriptions/${path}`, new URLSearchParams(fields));
    await send('link', { email: 'ada@example.org' });
    const texts = (await shop.mails()).map(({ text }) => text ?? '').join(' ');
    await send('enter', { token: /subscription-links\/([\w-]+)/.exec(texts)?.[1] ?? '' });
    const [row] = await shop.rows();
    const fields = { subscription: row?.id ?? '', version: String(row?.version) };
    const leads = await send('card', fields);
    expect(leads.headers.get('refresh')).toContain('https://checkout.stripe.com/');
    const setup = [...stripe.sessions.keys()].at(-1) ?? '';
    const comeBack = (session: string) =>
      shop.visitor.ask(
        'GET',
        `/commerce/subscription-card/${row?.id}?version=${row?.version}&session=${session}`,
      );
    // Nothing was entered yet, and the other session is of the order.
    expect((await comeBack(setup)).status).toBe(409);
    expect((await comeBack(shop.session)).status).toBe(409);
    stripe.pay(setup);
    expect((await comeBack(setup)).headers.get('location')).toBe('/commerce/subscriptions?done=card');
    const [changed] = await shop.rows();
    expect(changed?.method).not.toBe(row?.method);
    expect(changed?.id).toBe(row?.id);
    await shop.toNext();
    await shop.renew();
    expect(await shop.charged()).toHaveLength(1);
  });

  test('turning back loses nothing that was entered', async () => {
    const shop = await subscribe();
    const back = await shop.visitor.ask('GET', shop.location.replace(/\/pay$/, '/unpaid'));
    const page = await (await shop.visitor.ask('GET', back.headers.get('location') ?? '')).text();
    expect(page).toContain('You have not been charged.');
    expect(page).toContain('value="ada@example.org"');
    expect(await shop.rows()).toEqual([]);
  });
});
