/** A coupon within the checkout: what is entered beside it is sent along, and so is not lost. */
import type { ReactNode } from 'react';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { CHECKOUT_LIMITS } from '#domain/store/cart/checkout-entries.ts';
import { FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';
import { COUPON_REFUSALS } from './coupon-refusals.ts';

interface CouponFieldProps extends FieldsProps {
  readonly cart: CheckoutCart;
}

export function CouponField({ cart, entries, errors }: CouponFieldProps): ReactNode {
  const id = fieldId('coupon');
  return (
    <>
      {cart.coupons?.map(
        ({ code, refusal }) =>
          refusal && (
            <p key={code}>
              <strong>{code}</strong> <small>Not applied: {COUPON_REFUSALS[refusal]}.</small>
            </p>
          ),
      )}
      <label htmlFor={id}>Coupon</label>
      <span className="cart-change">
        <input
          id={id}
          name="coupon"
          type="text"
          autoComplete="off"
          maxLength={CHECKOUT_LIMITS.coupon}
          defaultValue={entries.coupon}
          {...(errors.coupon && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <button type="submit" className="shop-quiet" name="step" value="coupon">
          Use<span className="visually-hidden"> the coupon</span>
        </button>
      </span>
      <FieldError name="coupon" errors={errors} />
    </>
  );
}
