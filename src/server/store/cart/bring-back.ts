/** Puts what a cart holds into that of the browser, which may hold other things: nothing of them is lost. */
import type { Context } from 'hono';
import { stringListOf } from '#domain/json.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { cartToken, cartTokenOf, setCartCookie } from './cart-cookie.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import type { CartDeps } from './load-cart.ts';
import { findCart, findCartByToken, listCartLines } from './queries.ts';

export async function bringBack(
  deps: CartDeps & { readonly isSecure: boolean },
  context: Context<SiteEnvironment>,
  cartId: string,
): Promise<void> {
  const { id: siteId, locale } = context.get('site');
  const left = await findCart(deps.db.read, siteId, cartId);
  let token = cartToken(context, deps.isSecure);
  const own = token && (await findCartByToken(deps.db.read, siteId, token.hash));
  // What became an order is not bought again by an old mail.
  if (!left || left.purchasedAt !== null || own?.id === cartId) return;
  const held = own?.purchasedAt === null ? await listCartLines(deps.db.read, own.id) : [];
  const known = new Set(held.map(({ variantId }) => variantId));
  const missing = (await listCartLines(deps.db.read, cartId)).filter(
    ({ variantId }) => !known.has(variantId),
  );
  const changes: CartChange[] = [
    ...missing.map(({ variantId, quantity }) => ({
      kind: 'add' as const,
      variantId,
      quantity,
    })),
    ...stringListOf(left.coupons).map((code) => ({ kind: 'coupon' as const, code })),
  ];
  for (const change of changes) {
    const changed = await changeCart(deps, { siteId, locale, token }, change);
    if (changed.kind === 'changed') token = cartTokenOf(changed.token);
  }
  if (token) setCartCookie(context, token.token, deps.isSecure);
}
