/** What becomes of a browser's cart when a member signs out, and when they sign in again. */
import type { Context } from 'hono';
import type { Queryable } from '../../db/schema.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { cartToken, clearCartCookie, newCartToken, setCartCookie } from './cart-cookie.ts';
import type { CartDeps } from './load-cart.ts';
import {
  type CartTable,
  findCart,
  findCartByToken,
  insertCart,
  insertCartLine,
  listCartLines,
  updateCart,
} from './queries.ts';
import { insertWish, listWishes } from './queries-wishes.ts';

type MemberCartDeps = CartDeps & { readonly isSecure: boolean };
type SiteContext = Context<SiteEnvironment>;

export interface LeftCart {
  /** The browser goes on with a copy that belongs to no one; otherwise it has no cart any more. */
  readonly isCloned: boolean;
}

/** Cookies follow the commit: a transaction may be tried again, or come to nothing. */
export interface CartMoved {
  readonly sendCookies: () => void;
}

export interface CartLeft extends CartMoved {
  /** The cart that waits for the member; undefined where there was nothing in it. */
  readonly waitingId: string | undefined;
}

export async function leaveCart(
  tx: Queryable,
  deps: MemberCartDeps,
  context: SiteContext,
  { isCloned }: LeftCart,
): Promise<CartLeft> {
  const cart = await openCartOf(tx, deps, context);
  const token = cart && isCloned ? await cloneCart(tx, deps, cart) : undefined;
  return {
    waitingId: cart && (await listCartLines(tx, cart.id)).length > 0 ? cart.id : undefined,
    sendCookies: () =>
      token === undefined
        ? clearCartCookie(context, deps.isSecure)
        : setCartCookie(context, token, deps.isSecure),
  };
}

/** @returns undefined where the browser’s cart has something in it: the other one goes on waiting */
export async function takeUpCart(
  tx: Queryable,
  deps: MemberCartDeps,
  context: SiteContext,
  cartId: string,
): Promise<CartMoved | undefined> {
  const own = await openCartOf(tx, deps, context);
  if (own && (await listCartLines(tx, own.id)).length > 0) return undefined;
  const cart = await findCart(tx, context.get('site').id, cartId);
  if (!cart || !isOpen(cart)) return { sendCookies: () => undefined };
  const { token, hash } = newCartToken();
  await updateCart(tx, cart.id, { tokenHash: hash, updatedAt: deps.now() });
  return { sendCookies: () => setCartCookie(context, token, deps.isSecure) };
}

async function openCartOf(
  tx: Queryable,
  deps: MemberCartDeps,
  context: SiteContext,
): Promise<CartTable | undefined> {
  const token = cartToken(context, deps.isSecure);
  const cart = token && (await findCartByToken(tx, context.get('site').id, token.hash));
  return cart && isOpen(cart) ? cart : undefined;
}

function isOpen({ lockedAt, purchasedAt }: CartTable): boolean {
  return lockedAt === null && purchasedAt === null;
}

/** @returns the token of the copy */
async function cloneCart(tx: Queryable, deps: MemberCartDeps, cart: CartTable): Promise<string> {
  const { token, hash } = newCartToken();
  const id = deps.newId();
  const now = deps.now();
  await insertCart(tx, { ...cart, id, tokenHash: hash, createdAt: now, updatedAt: now, claimed: '[]' });
  const wishes = new Map((await listWishes(tx, cart.id)).map((wish) => [wish.id, wish]));
  for (const line of await listCartLines(tx, cart.id)) {
    const lineId = deps.newId();
    await insertCartLine(tx, { ...line, id: lineId, cartId: id, wishId: line.wishId && lineId });
    const wish = wishes.get(line.id);
    if (wish) await insertWish(tx, { ...wish, id: lineId, cartId: id });
  }
  return token;
}
