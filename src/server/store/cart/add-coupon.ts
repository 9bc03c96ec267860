/** A coupon that is typed into a checkout: the rule is that of the cart's own form. */
import type { Context } from 'hono';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { cartToken } from './cart-cookie.ts';
import { changeCart } from './change-cart.ts';
import type { CartDeps } from './load-cart.ts';
import { refusalWords } from './refusal-words.ts';

/** @returns why it is refused; empty where it is in the cart now */
export async function addCoupon(
  deps: CartDeps & { readonly isSecure: boolean },
  context: Context<SiteEnvironment>,
  code: string,
): Promise<string> {
  const { id: siteId, locale } = context.get('site');
  const asked = { siteId, locale, token: cartToken(context, deps.isSecure) };
  const changed = await changeCart(deps, asked, { kind: 'coupon', code });
  return changed.kind === 'refused' ? refusalWords(changed.reason, locale) : '';
}
