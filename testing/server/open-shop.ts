/** A shop with one product, whose carts are made by hand: what tests of orders begin with. */

import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { testProvider } from '#server/payments/test-provider.ts';
import type { CartPort } from '#server/store/cart/cart-port.ts';
import { type Completed, completeOrder } from '#server/store/orders/complete-order.ts';
import type { CompletionDeps } from '#server/store/orders/ports.ts';
import { createTestSite, type TestSite, textBody } from './fixture.ts';
import type { TestDeps } from './test-app.ts';

export const GOOD_CARD = TEST_CARDS[0]?.number ?? '';
export const DECLINED_CARD = TEST_CARDS[1]?.number ?? '';

const ADDRESS = { name: 'Shop', url: 'http://shop.localhost:4321', locale: 'en', languages: [] };

export async function openTestShop(base: TestDeps, stock: number) {
  const identifier = `open-${base.newId().slice(-12)}`;
  const site = await createTestSite(base, { identifier });
  const { siteId } = site;
  const carts = new Map<string, CheckoutCart>();
  const locked = new Set<string>();
  const variantId = base.newId();
  await plantVariant(base, site, { variantId, stock });
  const cart: CartPort = {
    find: async () => undefined,
    addCoupon: async () => '',
    bringBack: async () => undefined,
    price: async (_db, { cartId }) => carts.get(cartId),
    choose: async () => undefined,
    lock: async (_tx, _site, cartId) => void locked.add(cartId),
    unlock: async (_tx, _site, cartId) => void locked.delete(cartId),
    markPurchased: async (_tx, _site, cartId) => void carts.delete(cartId),
    giveBackUses: async () => undefined,
    countUses: async () => new Map(),
  };
  const newToken = () => `${siteId.slice(-12)}${base.newId().slice(-12)}`;
  const provider = testProvider(base);
  const charges: string[] = [];
  const counting: PaymentProvider = {
    ...provider,
    start(start) {
      charges.push(start.key);
      return provider.start(start);
    },
  };
  const deps: CompletionDeps = {
    ...base,
    cart,
    providers: new Map([['test', counting]]),
    newToken,
    siteAddress: async () => ADDRESS,
  };
  const fill = (quantity = 1, totalMinor = 1250 * quantity) => {
    const id = base.newId();
    carts.set(id, cartOf(id, variantId, quantity, totalMinor));
    return id;
  };
  const complete = (
    cartId: string,
    {
      card = GOOD_CARD,
      seen = 1250,
      ...more
    }: { card?: string; seen?: number } & Partial<CompletionDeps> = {},
  ): Promise<Completed> =>
    completeOrder(
      { ...deps, ...more },
      { siteId, cartId, entries: ENTRIES, seenTotalMinor: seen, hasTerms: false, testBy: 'team' },
      card,
    );
  return {
    siteId,
    deps,
    carts,
    locked,
    fill,
    complete,
    charges,
    variantId,
    provider: counting,
    site,
    identifier,
  };
}

const ENTRIES = readCheckout({
  email: 'Ada@Example.org',
  'address-name': 'Ada Byron',
  'address-line1': 'Kastanienallee 7',
  'address-postalCode': '10435',
  'address-city': 'Berlin',
  'address-country': 'DE',
  payment: 'test',
});

export function cartOf(id: string, variantId: string, quantity: number, totalMinor: number): CheckoutCart {
  const line = {
    variantId,
    productId: 'p'.repeat(24),
    title: 'Bowl',
    optionText: 'Small',
    sku: 'SQ1',
    kind: 'physical',
    href: '/shop/bowl',
    quantity,
    unitPriceMinor: Math.ceil(totalMinor / quantity),
    discountMinor: 0,
    taxMinor: 0,
    totalMinor,
  } as const;
  return {
    id,
    currency: 'EUR',
    lines: [line],
    needsDelivery: false,
    deliveries: [],
    deliveryId: null,
    subtotalMinor: totalMinor,
    discountMinor: 0,
    shippingMinor: 0,
    taxMinor: 0,
    totalMinor,
    areTaxesIncluded: true,
    problems: [],
  };
}

async function plantVariant(
  base: TestDeps,
  site: TestSite,
  { variantId, stock }: { readonly variantId: string; readonly stock: number },
): Promise<void> {
  const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
  const { id } = await site.publish({ kind: 'item', collectionId, body: textBody(base, 'Bowl', 'Thrown.') });
  const price = { priceMinor: 1250, salePriceMinor: 0, isOnSale: false };
  const variant = { id: variantId, optionValues: [], sku: '', ...price, stock, isUnlimited: false };
  const product = { kind: 'service', taxClass: '', options: [], variants: [variant] };
  const saved = await site.api('PUT', `products/${id}`, product);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
}
