/** The checkout on one page: who, where to, how it is paid, and what it costs. It is a form, with and without scripts. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { CHECKOUT_LIMITS, type CheckoutField } from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { FREE } from '#domain/store/settings/payment-methods.ts';
import { CaptchaPlace } from '../../captcha-place.tsx';
import { AddressFields, type AddressPlace } from './address-fields.tsx';
import { Deliveries } from './checkout-deliveries.tsx';
import { Field, FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';
import { Agreement, Agreements, Notes, type WishesProps } from './checkout-wishes.tsx';
import { CouponField } from './coupon-field.tsx';
import { CheckoutSummary, type PaidBy } from './order-summary.tsx';
import { type OfferedMethod, PaymentChoice } from './payment-choice.tsx';
import { withElement } from './with-element.tsx';

export interface CheckoutPageProps extends WishesProps {
  /** Of the checkout as a whole. */
  readonly message: string;
  readonly methods: readonly OfferedMethod[];
  /** Cards were refused: a person shows that it is one. */
  readonly asksCaptcha: boolean;
  /** Mails are sent, not only kept. */
  readonly isMailed: boolean;
  readonly cartHref: string;
  readonly place: AddressPlace;
  /** Gift cards it is paid with, and a field for another; absent where the shop has none. */
  readonly giftCards?: ReactNode;
  readonly paidBy?: PaidBy | undefined;
}

const WHO = { country: 'whoCountry', name: 'whoName' } as const;

export function CheckoutPage(props: CheckoutPageProps): ReactNode {
  const { cart, entries, errors, methods, locale } = props;
  const say = cartWords(locale);
  const fields: FieldsProps = { entries, errors, locale };
  const isSent = cart.isSentSomewhere === true;
  const whereTo = cart.asksCountry ? 'country' : 'name';
  return (
    <div className="system-page shop-page">
      <h1>{say('checkoutTitle')}</h1>
      {methods.some(({ isTest }) => isTest) && methods.every(({ isTest }) => isTest) && (
        <p className="shop-test">{say('testMode')}</p>
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
        <CheckoutSummary cart={cart} paidBy={props.paidBy} locale={locale}>
          <CouponField {...fields} cart={cart} />
          {props.giftCards}
        </CheckoutSummary>
        <input type="hidden" name="seenTotal" value={cart.totalMinor} />
        {props.paidBy && <input type="hidden" name="seenDue" value={props.paidBy.due.minor} />}
        <div className="shop-steps">
          <Contact {...props} />
          <fieldset>
            <legend>{say(isSent ? 'deliveryAddress' : WHO[whereTo])}</legend>
            {isSent && cart.deliveries.some(({ isPickup }) => isPickup) && (
              <p className="shop-pickup">
                {withElement(
                  (link) => say('pickingUp', { link }),
                  <a href={`#${fieldId('delivery')}`}>{say('underDelivery')}</a>,
                )}
              </p>
            )}
            <AddressFields {...fields} {...props.place} asked={isSent ? 'all' : whereTo} />
            {cart.asksVatNumber && <VatNumber {...fields} cart={cart} />}
            {!cart.needsDelivery && (cart.asksVatNumber || cart.asksCountry) && (
              <button className="button shop-quiet shop-by-hand" type="submit" name="step" value="update">
                {say('updateTotal')}
              </button>
            )}
          </fieldset>
          {cart.needsDelivery && <Deliveries {...fields} cart={cart} />}
          <Payments {...fields} methods={methods} />
          <Notes {...props} />
          <Agreement {...props} />
          {props.asksCaptcha && <CaptchaPlace withoutScripts={say('captcha.noScripts')} />}
          <p className="shop-said visually-hidden" role="status" />
          <PlaceOrder cart={cart} paidBy={props.paidBy} locale={locale} />
        </div>
      </form>
      <p>
        <a href={props.cartHref}>{say('backToCart')}</a>
      </p>
    </div>
  );
}

function PlaceOrder({
  cart,
  paidBy,
  locale,
}: Pick<CheckoutPageProps, 'cart' | 'paidBy' | 'locale'>): ReactNode {
  const say = cartWords(locale);
  const dueMinor = paidBy?.due.minor ?? cart.totalMinor;
  const total = formatMoney({ minor: dueMinor, currency: cart.currency }, { locale });
  return (
    <button className="button" type="submit" name="step" value="pay">
      {dueMinor === 0 ? say('place') : say('placeFor', { total })}
    </button>
  );
}

function Contact(props: CheckoutPageProps): ReactNode {
  const { entries, errors, locale, isMailed } = props;
  const say = cartWords(locale);
  const fields: FieldsProps = { entries, errors, locale };
  return (
    <fieldset>
      <legend>{say('contact')}</legend>
      <Field
        {...fields}
        name="email"
        label={say('email')}
        type="email"
        autoComplete="email"
        value={entries.email}
        limit={CHECKOUT_LIMITS.email}
        hint={say(isMailed ? 'emailMailed' : 'emailKept')}
      />
      <Field
        {...fields}
        name="phone"
        label={say('phone')}
        type="tel"
        autoComplete="tel"
        value={entries.phone}
        limit={CHECKOUT_LIMITS.phone}
      />
      <Agreements {...props} />
    </fieldset>
  );
}

/** Comes first, and leads to each field: people who cannot see the page hear it at once. */
function Problems({ errors, message, cart, locale }: CheckoutPageProps): ReactNode {
  const say = cartWords(locale);
  const all = Object.entries(errors) as [CheckoutField, string][];
  const words = [message, ...cart.problems].filter((each) => each !== '');
  if (all.length === 0 && words.length === 0) return null;
  return (
    <div className="shop-problems" role="alert" {...PROBLEM_MARK}>
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {all.length > 0 && (
        <>
          <p>{say('checkFields', { count: all.length })}</p>
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

function VatNumber({ cart, ...fields }: FieldsProps & { readonly cart: CheckoutCart }): ReactNode {
  const say = cartWords(fields.locale);
  return (
    <Field
      {...fields}
      name="vatNumber"
      label={say('vatNumber')}
      autoComplete="off"
      value={fields.entries.vatNumber}
      limit={CHECKOUT_LIMITS.vatNumber}
      hint={say(cart.isReverseCharge ? 'vatReversed' : 'vatHint')}
    />
  );
}

function Payments({
  entries,
  errors,
  locale,
  methods,
}: FieldsProps & Pick<CheckoutPageProps, 'methods'>): ReactNode {
  const [only] = methods;
  if (only?.id === FREE) return <input type="hidden" name="payment" value={FREE} />;
  const chosen = methods.some(({ id }) => id === entries.payment) ? entries.payment : only?.id;
  return (
    <fieldset id={fieldId('payment')} tabIndex={-1}>
      <legend>{cartWords(locale)('payment')}</legend>
      <PaymentChoice methods={methods} chosen={chosen} locale={locale} />
      <FieldError name="payment" errors={errors} />
    </fieldset>
  );
}

/** CART-23: nobody knows which cart is meant. */
export function NoCartPage({ cartHref, locale }: Pick<CheckoutPageProps, 'cartHref' | 'locale'>): ReactNode {
  const say = cartWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('checkoutTitle')}</h1>
      <p className="shop-problems" role="alert">
        {say('noCart')}
      </p>
      <p>
        <a href={cartHref}>{say('viewCart')}</a>
      </p>
    </div>
  );
}
