/** Why a coupon that is in a cart takes nothing off. */
import type { CouponRefusal } from '#domain/store/settings/discount.ts';

export const COUPON_REFUSALS: Readonly<Record<CouponRefusal, string>> = {
  minimum: 'your order is below the minimum',
  nothing: 'it does not apply to your items',
  'not-combined': 'it can’t be combined with your other discounts',
  unknown: 'it is not valid right now',
  'used-up': 'it has reached its usage limit',
};
