/** Whose a cart is: a token nobody guesses, in a cookie no script reads. The database knows its hash only. */

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CART_MARK } from '#domain/store/cart/cart-contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { hashToken, newToken } from '../../http/tokens.ts';

const COOKIE = 'vitrine_cart';
/** From the last change on. */
export const CART_KEPT_MS = 60 * DAY_MS;

export interface CartToken {
  readonly token: string;
  readonly hash: string;
}

export function newCartToken(): CartToken {
  return cartTokenOf(newToken());
}

export function cartToken(context: Context, isSecure: boolean): CartToken | undefined {
  const token = getCookie(context, nameOf(isSecure)) ?? '';
  return /^[\w-]{32}$/.test(token) ? cartTokenOf(token) : undefined;
}

export function setCartCookie(context: Context, token: string, isSecure: boolean): void {
  const options = { path: '/', sameSite: 'Lax', secure: isSecure, maxAge: CART_KEPT_MS / 1000 } as const;
  setCookie(context, nameOf(isSecure), token, { ...options, httpOnly: true });
  setCookie(context, CART_MARK, '1', options);
}

export function clearCartCookie(context: Context, isSecure: boolean): void {
  for (const name of [nameOf(isSecure), CART_MARK])
    deleteCookie(context, name, { path: '/', secure: isSecure });
}

export function cartTokenOf(token: string): CartToken {
  return { token, hash: hashToken(token, 'base64url') };
}

/** Over https a neighbouring host cannot set it. */
function nameOf(isSecure: boolean): string {
  return isSecure ? `__Host-${COOKIE}` : COOKIE;
}
