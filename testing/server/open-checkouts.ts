/** A shop whose carts are real ones, checked out without a browser: for what happens to many of them at once. */
import { createHash } from 'node:crypto';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import type { Deps } from '#server/deps.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { testProvider } from '#server/payments/test-provider.ts';
import { cartPort } from '#server/store/cart/cart-port.ts';
import { type CartChange, changeCart } from '#server/store/cart/change-cart.ts';
import { findCartByToken } from '#server/store/cart/queries.ts';
import { type Completed, completeOrder } from '#server/store/orders/complete-order.ts';
import type { CompletionDeps } from '#server/store/orders/ports.ts';

export interface Checkouts {
  readonly deps: CompletionDeps;
  /** What providers were asked for, by key. */
  readonly charges: readonly string[];
  /** A cart of its own visitor, who may change it again. */
  fill(...changes: readonly CartChange[]): Promise<FilledCart>;
  complete(cartId: string, more?: Partial<CompletionDeps>, card?: string): Promise<Completed>;
}

interface FilledCart {
  readonly cartId: string;
  change(asked: CartChange): Promise<string>;
}

export function openCheckouts(base: Deps, siteId: string, newToken: () => string): Checkouts {
  const carts = { ...base, isSecure: false };
  const cart = cartPort(carts);
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
    siteAddress: async () => ({
      name: 'Shop',
      url: 'http://shop.localhost:4321',
      locale: 'en',
      languages: [],
    }),
  };
  const fill: Checkouts['fill'] = async (...changes) => {
    let token: { readonly token: string; readonly hash: string } | undefined;
    const change = async (asked: CartChange) => {
      const changed = await changeCart(carts, { siteId, token }, asked);
      if (changed.kind !== 'changed') return changed.reason;
      token = {
        token: changed.token,
        hash: createHash('sha256').update(changed.token).digest('base64url'),
      };
      return 'changed';
    };
    for (const asked of changes) await change(asked);
    const cartId = (await findCartByToken(base.db.read, siteId, token?.hash ?? ''))?.id ?? '';
    return { cartId, change };
  };
  const complete: Checkouts['complete'] = async (cartId, more = {}, card = TEST_CARDS[0]?.number ?? '') => {
    const priced = { siteId, cartId, address: ENTRIES.address, deliveryId: '' };
    const seenTotalMinor = (await cart.price(base.db.read, priced))?.totalMinor ?? 0;
    const completion = {
      siteId,
      cartId,
      entries: ENTRIES,
      seenTotalMinor,
      hasTerms: false,
      testBy: 'team' as const,
    };
    return completeOrder({ ...deps, ...more }, completion, card);
  };
  return { deps, charges, fill, complete };
}

const ENTRIES = readCheckout({
  email: 'ada@example.org',
  'address-name': 'Ada Byron',
  payment: 'test',
});
