/** A site with a campaign, and donors who pay as browsers without scripts do. */
import { createTestSite } from './fixture.ts';
import { GOOD_CARD } from './open-shop.ts';
import { STRIPE_KEY, type StripeStandIn } from './stripe-stand-in.ts';
import { type TestDeps, testApp } from './test-app.ts';
import { testVisitor } from './visitor.ts';

export const CAMPAIGN = {
  name: 'A new kiln',
  description: 'Ours is thirty years old.',
  amountsMinor: [1000, 2500],
  leastMinor: 200,
  mostMinor: 500_000,
  goalMinor: 100_000,
  feePpm: 30_000,
  thanks: 'You warm us.',
};

const OFF = { isOn: false, words: '' };

/** @param stripe the only way to pay; absent: every other way */
export async function openCampaign(deps: TestDeps, settings: object = {}, stripe?: StripeStandIn) {
  const identifier = `gives-${deps.newId().slice(-10)}`;
  const app = await testApp(deps, stripe ? { STRIPE_URL: stripe.url } : {});
  const site = await createTestSite(deps, { identifier, app });
  await site.api('PUT', 'payments', {
    test: { isOn: true, words: '' },
    stripe: OFF,
    bankTransfer: { isOn: true, words: 'To DE00 1234.' },
    invoice: { isOn: true, words: '' },
    atPickup: { isOn: true, words: '' },
  });
  if (stripe) {
    const others = { test: OFF, bankTransfer: OFF, invoice: OFF, atPickup: OFF };
    await site.api('PUT', 'payments', { ...others, stripe: { isOn: true, words: '' } });
    await site.api('PUT', 'payments/stripe', { secretKey: STRIPE_KEY, signingSecret: 'whsec_standin' });
  }
  const added = await site.api('POST', 'donation-campaigns', { ...CAMPAIGN, ...settings });
  const campaignId: string = added.json.id;
  const origin = `http://${identifier}.localhost:4321`;
  const visitor = await testVisitor(site, origin);
  const page = async (more = '') =>
    (await visitor.ask('GET', `/checkout/donate?donatePageId=${campaignId}${more}`)).text();
  const form = async (entries: Record<string, string> = {}) => {
    const key = /name="key" value="([\w.-]+)"/.exec(await page())?.[1] ?? '';
    const donor = {
      name: 'Ada Byron',
      email: 'ada@example.org',
      payment: stripe ? 'stripe' : 'bankTransfer',
    };
    const amount = entries['other'] ? 'other' : '2500';
    const sent = { donatePageId: campaignId, key, amount, other: '', ...donor, card: GOOD_CARD };
    return new URLSearchParams({ ...sent, ...entries });
  };
  const submit = (sent: URLSearchParams) => visitor.submit('/api/commerce/donations', sent);
  /** Path of the page of thanks. */
  const give = async (entries: Record<string, string> = {}) =>
    (await submit(await form(entries))).headers.get('location') ?? '';
  const list = async () => (await site.api('GET', 'donations')).json.donations;
  const pay = async (orderId: string) => site.api('POST', `orders/${orderId}/paid`, {});
  /** Given and paid. */
  const donate = async (entries: Record<string, string> = {}) => {
    const path = await give(entries);
    const [latest] = await list();
    await pay(latest.orderId);
    return { path, id: latest.id as string, orderId: latest.orderId as string };
  };
  const campaign = async () => (await site.api('GET', 'donation-campaigns')).json.campaigns[0];
  return { ...{ site, campaignId, visitor, page, form, submit }, ...{ give, list, pay, donate, campaign } };
}
