/** The checkout on one page: who, where to, how it is paid, and what it costs. It is a form, with and without scripts. */
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import {
  CHECKOUT_MESSAGES,
  PLACE_ORDER_PATH,
  REMINDER_CONSENT,
} from '#domain/store/cart/checkout-contract.ts';
import {
  CHECKOUT_LIMITS,
  type CheckoutEntries,
  type CheckoutErrors,
  type CheckoutField,
} from '#domain/store/cart/checkout-entries.ts';
import type { offeredTexts } from '#domain/store/settings/order-texts.ts';
import { FREE } from '#domain/store/settings/payment-methods.ts';
import { CaptchaPlace } from '../../captcha-place.tsx';
import { AddressFields, type AddressPlace } from './address-fields.tsx';
import { Deliveries } from './checkout-deliveries.tsx';
import { Field, FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';
import { CouponField } from './coupon-field.tsx';
import { CheckoutSummary } from './order-summary.tsx';
import { type OfferedMethod, PaymentChoice } from './payment-choice.tsx';

export interface CheckoutPageProps {
  readonly cart: CheckoutCart;
  readonly entries: CheckoutEntries;
  readonly errors: CheckoutErrors;
  /** Of the checkout as a whole. */
  readonly message: string;
  readonly methods: readonly OfferedMethod[];
  /** Of the page with the terms, where there are any. */
  readonly termsHref: string | undefined;
  /** Buyers may ask for the newsletter. */
  readonly hasNews: boolean;
  /** Buyers may agree to be reminded of their cart. */
  readonly hasReminders: boolean;
  /** What buyers may write for what is delivered. */
  readonly texts: ReturnType<typeof offeredTexts>;
  /** Cards were refused: a person shows that it is one. */
  readonly asksCaptcha: boolean;
  /** Mails are sent, not only kept. */
  readonly isMailed: boolean;
  readonly cartHref: string;
  readonly place: AddressPlace;
}

const WHO = { country: 'Your name and country', name: 'Your name' } as const;

export function CheckoutPage(props: CheckoutPageProps): ReactNode {
  const { cart, entries, errors, methods } = props;
  const total = formatMoney({ minor: cart.totalMinor, currency: cart.currency });
  const fields: FieldsProps = { entries, errors };
  const isSent = cart.isSentSomewhere === true;
  const whereTo = cart.asksCountry ? 'country' : 'name';
  return (
    <div className="system-page shop-page">
      <h1>Checkout</h1>
      {methods.some(({ isTest }) => isTest) && methods.every(({ isTest }) => isTest) && (
        <p className="shop-test">
          This shop is in test mode. A test payment moves no money, and nothing is sent.
        </p>
      )}
      <Problems {...props} />
      <form
        className="shop-form"
        method="post"
        action={PLACE_ORDER_PATH}
        noValidate
        data-island="checkout"
        data-hydrate="load"
      >
        <CheckoutSummary cart={cart}>
          <CouponField {...fields} cart={cart} />
        </CheckoutSummary>
        <input type="hidden" name="seenTotal" value={cart.totalMinor} />
        <div className="shop-steps">
          <fieldset>
            <legend>Contact</legend>
            <Field
              {...fields}
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              value={entries.email}
              limit={CHECKOUT_LIMITS.email}
              hint={
                props.isMailed
                  ? 'For your confirmation and order updates.'
                  : 'So that the shop can contact you about this order.'
              }
            />
            <Field
              {...fields}
              name="phone"
              label="Phone (optional)"
              type="tel"
              autoComplete="tel"
              value={entries.phone}
              limit={CHECKOUT_LIMITS.phone}
            />
            <Agreements {...props} />
          </fieldset>
          <fieldset>
            <legend>{isSent ? 'Delivery address' : WHO[whereTo]}</legend>
            {isSent && cart.deliveries.some(({ isPickup }) => isPickup) && (
              <p className="shop-pickup">
                Picking up? Choose pickup <a href={`#${fieldId('delivery')}`}>under Delivery</a>. Then we only
                need your name.
              </p>
            )}
            <AddressFields {...fields} {...props.place} asked={isSent ? 'all' : whereTo} />
            {cart.asksVatNumber && <VatNumber {...fields} cart={cart} />}
            {!cart.needsDelivery && (cart.asksVatNumber || cart.asksCountry) && (
              <button className="button shop-quiet shop-by-hand" type="submit" name="step" value="update">
                Update the total
              </button>
            )}
          </fieldset>
          {cart.needsDelivery && <Deliveries {...fields} cart={cart} />}
          <Payments {...fields} methods={methods} />
          <Notes {...props} />
          <Agreement {...props} />
          {props.asksCaptcha && (
            <CaptchaPlace withoutScripts="Several payments were declined. Without scripts, please wait an hour before you try again." />
          )}
          <p className="shop-said visually-hidden" role="status" />
          <button className="button" type="submit" name="step" value="pay">
            {cart.totalMinor === 0 ? 'Place the order' : `Place the order: ${total}`}
          </button>
        </div>
      </form>
      <p>
        <a href={props.cartHref}>Back to the cart</a>
      </p>
    </div>
  );
}

/** Comes first, and leads to each field: whoever cannot see the page hears it at once. */
function Problems({ errors, message, cart }: CheckoutPageProps): ReactNode {
  const all = Object.entries(errors) as [CheckoutField, string][];
  const words = [message, ...cart.problems].filter((each) => each !== '');
  if (all.length === 0 && words.length === 0) return null;
  return (
    <div className="shop-problems" role="alert">
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {all.length > 0 && (
        <>
          <p>{all.length === 1 ? 'Check this field:' : 'Check these fields:'}</p>
          <ul>
            {all.map(([name, each]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{each}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What buyers may want beside the order: nothing is ticked for them. */
function Agreements({ entries, hasNews, hasReminders }: CheckoutPageProps): ReactNode {
  return (
    <>
      {hasNews && (
        <label className="shop-choice">
          <input type="checkbox" name="news" value="yes" defaultChecked={entries.news} />
          <span>
            Send me the newsletter <small>We email you to confirm.</small>
          </span>
        </label>
      )}
      {hasReminders && (
        <label className="shop-choice">
          <input type="checkbox" name="reminder" value="yes" defaultChecked={entries.reminder} />
          <span>
            {REMINDER_CONSENT.label} <small>{REMINDER_CONSENT.hint}</small>
          </span>
        </label>
      )}
    </>
  );
}

function Notes({ entries, cart, texts }: CheckoutPageProps): ReactNode {
  return (
    <fieldset>
      <legend>Additional information</legend>
      <div className="shop-field">
        <label htmlFor={fieldId('note')}>Note for the shop (optional)</label>
        <textarea
          id={fieldId('note')}
          name="note"
          rows={3}
          maxLength={CHECKOUT_LIMITS.note}
          defaultValue={entries.note}
        />
      </div>
      {cart.needsDelivery &&
        texts.map(({ name, max, checkout: { label, hint } }) => (
          <div className="shop-field" key={name}>
            <label htmlFor={fieldId(name)}>{label}</label>
            <textarea
              id={fieldId(name)}
              name={name}
              rows={3}
              maxLength={max}
              aria-describedby={`${fieldId(name)}-hint`}
              defaultValue={entries[name]}
            />
            <small id={`${fieldId(name)}-hint`}>{hint}</small>
          </div>
        ))}
    </fieldset>
  );
}

function VatNumber({ cart, ...fields }: FieldsProps & { readonly cart: CheckoutCart }): ReactNode {
  return (
    <Field
      {...fields}
      name="vatNumber"
      label="VAT number (companies only)"
      autoComplete="off"
      value={fields.entries.vatNumber}
      limit={CHECKOUT_LIMITS.vatNumber}
      hint={
        cart.isReverseCharge
          ? 'No VAT is charged here. You account for it yourself.'
          : 'Companies in other EU countries pay no VAT here and account for it themselves.'
      }
    />
  );
}

function Payments({ entries, errors, methods }: FieldsProps & Pick<CheckoutPageProps, 'methods'>): ReactNode {
  const [only] = methods;
  if (only?.id === FREE) return <input type="hidden" name="payment" value={FREE} />;
  const chosen = methods.some(({ id }) => id === entries.payment) ? entries.payment : only?.id;
  return (
    <fieldset id={fieldId('payment')} tabIndex={-1}>
      <legend>Payment</legend>
      <PaymentChoice methods={methods} chosen={chosen} />
      <FieldError name="payment" errors={errors} />
    </fieldset>
  );
}

function Agreement({ entries, errors, termsHref }: CheckoutPageProps): ReactNode {
  if (termsHref === undefined) return null;
  return (
    <div className="shop-agreement">
      <label className="shop-choice">
        <input
          id={fieldId('terms')}
          type="checkbox"
          name="terms"
          value="yes"
          defaultChecked={entries.terms}
          {...(errors.terms && { 'aria-invalid': true, 'aria-describedby': `${fieldId('terms')}-error` })}
        />
        <span>
          I agree to the{' '}
          <a href={termsHref} target="_blank" rel="noopener">
            terms
          </a>
        </span>
      </label>
      <FieldError name="terms" errors={errors} />
    </div>
  );
}

/** CART-23: nobody knows which cart is meant. */
export function NoCartPage({ cartHref }: Pick<CheckoutPageProps, 'cartHref'>): ReactNode {
  return (
    <div className="system-page shop-page">
      <h1>Checkout</h1>
      <p className="shop-problems" role="alert">
        {CHECKOUT_MESSAGES.noCart}
      </p>
      <p>
        <a href={cartHref}>View cart</a>
      </p>
    </div>
  );
}
