/** A shop that sells gift cards and a bowl, and what its buyers and owner do there. */
import { expect } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { ADD_GIFT_PATH } from '#domain/store/gift-cards/contract.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { createTestSite, textBody } from './fixture.ts';
import type { OnEngine } from './test-app.ts';
import { type TestVisitor, testVisitor } from './visitor.ts';

export async function openGiftShop(on: Pick<OnEngine, 'deps' | 'db'>) {
  const identifier = `gifts-${on.deps.newId().slice(-10)}`;
  const site = await createTestSite(on.deps, { identifier });
  const { api, siteId } = site;
  const { collectionId } = (await api('POST', 'collections', { type: 13, title: 'Shop' })).json;
  const sell = async (title: string, kind: string, prices: readonly number[], more: object = {}) => {
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, title, 'Here.'),
    });
    const variants = prices.map((priceMinor, index) => ({
      id: on.deps.newId(),
      optionValues: prices.length > 1 ? [{ name: 'Amount', value: String(priceMinor) }] : [],
      sku: `${title}-${index}`,
      priceMinor,
      salePriceMinor: 0,
      isOnSale: false,
      stock: kind === 'giftCard' ? 0 : 50,
      isUnlimited: false,
    }));
    const options = prices.length > 1 ? [{ name: 'Amount', values: prices.map(String) }] : [];
    const saved = await api('PUT', `products/${id}`, { kind, taxClass: '', options, variants, ...more });
    expect(saved.status).toBe(200);
    return { id, variants: variants.map((each) => each.id) };
  };
  const card = await sell('Card', 'giftCard', [2500, 5000], {
    freeAmount: { minMinor: 1000, maxMinor: 20_000 },
  });
  const bowl = await sell('Bowl', 'service', [3000]);
  const { payments } = (await api('GET', 'payments')).json;
  const on_ = { isOn: true, words: 'IBAN' };
  await api('PUT', 'payments', { ...payments, test: { isOn: false, words: '' }, bankTransfer: on_ });
  const { store } = (await api('GET', 'store')).json;
  const set = (change: object) => api('PUT', 'store', { ...store, ...change });
  const meet = () => testVisitor(site, `http://${identifier}.localhost:4321`);
  const orders = async () => (await api('GET', 'orders')).json.orders;
  const cards = async () => (await api('GET', 'gift-cards')).json.cards;
  const read = async (id: string) => (await api('GET', `gift-cards/${id}`)).json;
  const issue = async (amountMinor: number) => (await api('POST', 'gift-cards', { amountMinor })).json;
  const run = async (type: string) => {
    await on.deps.db.write((tx) => enqueue(tx, on.deps, { type, payload: {} }));
    await site.worker.drain();
  };
  const mails = () =>
    on.db.read
      .selectFrom('mails')
      .select(['toAddress', 'subject', 'text', 'sender'])
      .where('siteId', '=', siteId)
      .execute();
  return { site, api, siteId, card, bowl, set, meet, orders, cards, read, issue, run, mails };
}

export const addGift = (visitor: TestVisitor, productId: string, entries: Record<string, string>) =>
  visitor.submit(ADD_GIFT_PATH, new URLSearchParams({ productId, ...entries }));
export const addBowl = (visitor: TestVisitor, variantId: string) =>
  visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
export const lookAt = async (visitor: TestVisitor, path = CHECKOUT_PATH) =>
  (await visitor.ask('GET', path)).text();
export const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? '';

/** As a browser sends the page of the checkout. */
export async function pay(visitor: TestVisitor, payment: string, more: Record<string, string> = {}) {
  const html = await lookAt(visitor);
  const due = hidden(html, 'seenDue');
  return visitor.submit(
    PLACE_ORDER_PATH,
    new URLSearchParams({
      email: 'ada@example.org',
      'address-name': 'Ada',
      payment,
      seenTotal: hidden(html, 'seenTotal'),
      ...(due && { seenDue: due }),
      step: 'pay',
      ...more,
    }),
  );
}
export const use = (visitor: TestVisitor, code: string) =>
  visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ giftCard: code, step: 'gift-card' }));
