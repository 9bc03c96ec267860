/** Puts what a cart holds into that of the browser, which may hold other things: nothing of them is lost. */
import type { Context } from 'hono';
import { stringListOf } from '#domain/json.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { cartToken, cartTokenOf, setCartCookie } from './cart-cookie.ts';
import { type CartChange, changeCart, type GiftWish } from './change-cart.ts';
import type { CartDeps } from './load-cart.ts';
import { findCart, findCartByToken, listCartLines } from './queries.ts';
import { listWishes } from './queries-wishes.ts';

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
  const held = own?.purchasedAt === null ? await listContents(deps.db.read, own.id) : [];
  const known = new Set(held.map(keyOf));
  const missing = (await listContents(deps.db.read, cartId)).filter((each) => !known.has(keyOf(each)));
  const changes: CartChange[] = [
    ...missing.map((each) => ({ kind: 'add' as const, ...each })),
    ...stringListOf(left.coupons).map((code) => ({ kind: 'coupon' as const, code })),
  ];
  for (const change of changes) {
    const changed = await changeCart(deps, { siteId, locale, token }, change);
    if (changed.kind === 'changed') token = cartTokenOf(changed.token);
  }
  if (token) setCartCookie(context, token.token, deps.isSecure);
}

interface Contents {
  readonly variantId: string;
  readonly quantity: number;
  readonly wish?: GiftWish;
}

async function listContents(db: Queryable, cartId: string): Promise<Contents[]> {
  const [lines, wishes] = await Promise.all([listCartLines(db, cartId), listWishes(db, cartId)]);
  return lines.map(({ variantId, quantity, wishId }) => {
    const found = wishes.find(({ id }) => id === wishId);
    if (!found) return { variantId, quantity };
    const { id, siteId, cartId: of, createdAt, ...wish } = found;
    return { variantId, quantity, wish };
  });
}

/** The same thing, and the same gift. */
function keyOf({ variantId, wish }: Contents): string {
  return JSON.stringify([variantId, wish && Object.entries(wish).sort()]);
}
