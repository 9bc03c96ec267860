/** A coupon within the checkout: what is entered beside it is sent along, and so is not lost. */
import type { ReactNode } from 'react';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { CHECKOUT_LIMITS } from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';

interface CouponFieldProps extends FieldsProps {
  readonly cart: CheckoutCart;
}

export function CouponField({ cart, entries, errors, locale }: CouponFieldProps): ReactNode {
  const say = cartWords(locale);
  const id = fieldId('coupon');
  return (
    <>
      {cart.coupons?.map(
        ({ code, refusal }) =>
          refusal && (
            <p key={code}>
              <strong>{code}</strong> <small>{storeWords(locale)(`coupon.${refusal}`)}</small>
            </p>
          ),
      )}
      <label htmlFor={id}>{say('coupon')}</label>
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
          {say('use')}
          <span className="visually-hidden">{` ${say('theCoupon')}`}</span>
        </button>
      </span>
      <FieldError name="coupon" errors={errors} />
    </>
  );
}
