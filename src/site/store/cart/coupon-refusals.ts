/** Why a coupon that is in a cart takes nothing off. */
import type { CouponRefusal } from '#domain/store/settings/discount.ts';

export const COUPON_REFUSALS: Readonly<Record<CouponRefusal, string>> = {
  minimum: 'your order is too small for it',
  nothing: 'it is not for what is in your cart',
  'not-combined': 'it cannot be used together with the others',
  unknown: 'it is not good at the moment',
  'used-up': 'it has been used as often as it may be',
};
