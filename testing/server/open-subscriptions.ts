/** A site that sells by subscription, with subscribers who pay as browsers without scripts do, and the job that renews. */

import { renewDue } from '#server/store/subscriptions/renew.ts';
import { createTestSite, type TestSite, textBody } from './fixture.ts';
import { openMemberSite } from './member-site.ts';
import { GOOD_CARD } from './open-shop.ts';
import { renewalDeps } from './renewal-deps.ts';
import { STRIPE_KEY, type StripeStandIn } from './stripe-stand-in.ts';
import { type TestDeps, testApp } from './test-app.ts';
import { testVisitor } from './visitor.ts';

export const MONTHLY = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
export const LATER_DECLINED = '4000000000000341';

const OFF = { isOn: false, words: '' };

export async function openSubscriptions(deps: TestDeps, stripe?: StripeStandIn) {
  const identifier = `subs-${deps.newId().slice(-10)}`;
  const app = await testApp(deps, stripe ? { STRIPE_URL: stripe.url } : {});
  const site = await createTestSite(deps, { identifier, app });
  const { siteId } = site;
  if (stripe) {
    const others = { test: OFF, bankTransfer: OFF, invoice: OFF, atPickup: OFF };
    await site.api('PUT', 'payments', { ...others, stripe: { isOn: true, words: '' } });
    await site.api('PUT', 'payments/stripe', { secretKey: STRIPE_KEY, signingSecret: 'whsec_standin' });
  }
  const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
  const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
  const charges: string[] = [];
  const worker = renewalDeps(deps, charges);

  async function product(plan: object, more: object = {}) {
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(deps, 'Coffee', 'Fresh.'),
    });
    const variantId = deps.newId();
    const price = { priceMinor: 1000, salePriceMinor: 0, isOnSale: false };
    const variant = {
      id: variantId,
      optionValues: [],
      sku: '',
      ...price,
      stock: 0,
      isUnlimited: true,
      ...more,
    };
    const form = { kind: 'service', taxClass: '', options: [], variants: [variant], subscriptionPlan: plan };
    const saved = await site.api('PUT', `products/${id}`, form);
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
    return { productId: id as string, variantId };
  }

  async function checkout(chosen: Record<string, string>, by = visitor) {
    const begun = await by.submit('/api/commerce/subscription-carts', new URLSearchParams(chosen));
    return begun.headers.get('location') ?? '';
  }

  /** The form of the checkout, as a browser would send it. */
  async function form(path: string, entries: Record<string, string> = {}, by = visitor) {
    const html = await (await by.ask('GET', path)).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    return new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
      ...{ email: 'ada@example.org', 'address-name': 'Ada Byron', payment: stripe ? 'stripe' : 'test' },
      ...{ card: GOOD_CARD, step: 'pay', ...entries },
    });
  }
  const submit = (sent: URLSearchParams, by = visitor) => by.submit('/api/commerce/subscriptions', sent);

  /** @returns where the buyer is led */
  async function subscribe(
    chosen: Record<string, string>,
    entries: Record<string, string> = {},
    by = visitor,
  ) {
    const answer = await submit(await form(await checkout(chosen, by), entries, by), by);
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  }

  return {
    ...booksOf(deps, siteId),
    mails: () => mailsOf(deps, site),
    ...{ site, siteId, visitor, collectionId, charges, worker },
    ...{ product, checkout, form, submit, subscribe },
    renew: () => renewDue(worker),
    members: () => openMemberSite(deps, site),
  };
}

export function booksOf(deps: TestDeps, siteId: string) {
  const rows = () =>
    deps.db.read.selectFrom('subscriptions').selectAll().where('siteId', '=', siteId).orderBy('id').execute();
  const chargeRows = () =>
    deps.db.read
      .selectFrom('subscriptionCharges')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('periodStart')
      .orderBy('id')
      .execute();
  const orders = () =>
    deps.db.read
      .selectFrom('orders')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('state', '<>', 'draft')
      .orderBy('number')
      .execute();
  /** What the payment service was asked for, in order. */
  const attempts = () =>
    deps.db.read
      .selectFrom('paymentAttempts')
      .select(['key', 'state', 'amountMinor'])
      .where('siteId', '=', siteId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  return { rows, chargeRows, orders, attempts };
}

export async function mailsOf(deps: TestDeps, { siteId, worker }: TestSite) {
  await worker.drain();
  const found = await deps.db.read
    .selectFrom('mails')
    .select(['subject', 'text', 'toAddress'])
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return found;
}
