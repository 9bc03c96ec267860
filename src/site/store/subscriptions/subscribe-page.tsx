/** CART-20: the subscription checkout on one page. It is a form that needs no script. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart, RecurringCart, SubscribedOffer } from '#domain/store/cart/checkout-cart.ts';
import {
  CHECKOUT_LIMITS,
  type CheckoutEntries,
  type CheckoutErrors,
} from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { SUBSCRIBE_CALL_PATH } from '#domain/store/subscriptions/calls-visitor.ts';
import { CART_TOKEN } from '#domain/store/subscriptions/contract.ts';
import { priceWords, termWords } from '#domain/store/subscriptions/price-words.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { CaptchaPlace } from '../../captcha-place.tsx';
import { AddressFields, type AddressPlace } from '../cart/address-fields.tsx';
import { Deliveries } from '../cart/checkout-deliveries.tsx';
import { Field, FieldError, type FieldsProps, fieldId } from '../cart/checkout-field.tsx';
import { Agreement } from '../cart/checkout-wishes.tsx';
import { OrderSummary } from '../cart/order-summary.tsx';
import { type OfferedMethod, PaymentChoice } from '../cart/payment-choice.tsx';

export interface SubscribePageProps {
  readonly locale: string;
  readonly timeZone: string;
  readonly cartToken: string;
  readonly offer: SubscribedOffer;
  readonly first: CheckoutCart;
  readonly recurring: RecurringCart;
  readonly deliveries: CheckoutCart['deliveries'];
  /** When the second payment is due, if it were paid now; undefined where there is none. */
  readonly nextAt: number | undefined;
  readonly methods: readonly OfferedMethod[];
  readonly place: AddressPlace;
  readonly termsHref: string | undefined;
  readonly entries: CheckoutEntries;
  readonly errors: CheckoutErrors;
  /** Of the whole; empty for nothing. */
  readonly message: string;
  /** The address is that of the member. */
  readonly isForMember: boolean;
  readonly asksCaptcha: boolean;
}

export function SubscribePage(props: SubscribePageProps): ReactNode {
  const { locale, offer, methods, first, cartToken, recurring } = props;
  const cart = cartWords(locale);
  const { currency } = recurring;
  return (
    <div className="system-page shop-page">
      <h1>{offer.title}</h1>
      {methods.length > 0 && methods.every(({ isTest }) => isTest) && (
        <p className="shop-test">{cart('testMode')}</p>
      )}
      <Problems {...props} />
      <p>
        <strong>{priceWords({ minor: recurring.totalMinor, currency, plan: offer.plan, locale })}</strong>
        {termWords({ currency, plan: offer.plan, locale }).map((words) => ` · ${words}`)}
      </p>
      <form className="shop-form" method="post" action={SUBSCRIBE_CALL_PATH} noValidate>
        <Summary {...props} />
        <input type="hidden" name={CART_TOKEN} value={cartToken} />
        <input type="hidden" name="seenTotal" value={first.totalMinor} />
        <input type="hidden" name="seenRecurring" value={recurring.totalMinor} />
        <div className="shop-steps">
          <Who {...props} />
          {recurring.needsDelivery && (
            <Deliveries {...props} cart={{ ...first, ...recurring, deliveries: props.deliveries }} />
          )}
          <fieldset id={fieldId('payment')} tabIndex={-1}>
            <legend>{cart('payment')}</legend>
            <PaymentChoice methods={methods} chosen={chosenOf(props)} locale={locale} />
            <FieldError name="payment" errors={props.errors} />
            {offer.plan !== null && <p>{subscriptionWords(locale)('savesCard')}</p>}
          </fieldset>
          <Agreement {...props} />
          {props.asksCaptcha && <CaptchaPlace withoutScripts={cart('captcha.noScripts')} />}
          <Submit {...props} />
        </div>
      </form>
    </div>
  );
}

function chosenOf({ methods, entries }: SubscribePageProps): string | undefined {
  return methods.find(({ id }) => id === entries.payment)?.id ?? methods[0]?.id;
}

function Summary({ first, recurring, offer, nextAt, locale, timeZone }: SubscribePageProps): ReactNode {
  const say = subscriptionWords(locale);
  const { currency } = recurring;
  const price = priceWords({ minor: recurring.totalMinor, currency, plan: offer.plan, locale });
  return (
    <aside className="shop-summary" aria-label={say('dueNow')}>
      <OrderSummary
        {...first}
        locale={locale}
        shippingMinor={first.needsDelivery && first.deliveryId !== null ? first.shippingMinor : null}
      />
      {nextAt !== undefined && (
        <p>
          {say('thenFrom', {
            price,
            date: dateFormat(locale, timeZone, { dateStyle: 'long' }).format(nextAt),
          })}
        </p>
      )}
    </aside>
  );
}

function Who(props: SubscribePageProps): ReactNode {
  const { entries, errors, locale, recurring, first, isForMember, place } = props;
  const cart = cartWords(locale);
  const fields: FieldsProps = { entries, errors, locale };
  const isSent = recurring.needsDelivery;
  const asked = isSent ? 'all' : first.asksCountry ? 'country' : 'name';
  return (
    <>
      <fieldset>
        <legend>{cart('contact')}</legend>
        {isForMember ? (
          <p>{entries.email}</p>
        ) : (
          <Field
            {...fields}
            name="email"
            label={cart('email')}
            type="email"
            autoComplete="email"
            value={entries.email}
            limit={CHECKOUT_LIMITS.email}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{cart(isSent ? 'deliveryAddress' : asked === 'country' ? 'whoCountry' : 'whoName')}</legend>
        <AddressFields {...fields} {...place} asked={asked} />
        {first.asksVatNumber && (
          <Field
            {...fields}
            name="vatNumber"
            label={cart('vatNumber')}
            autoComplete="off"
            value={entries.vatNumber}
            limit={CHECKOUT_LIMITS.vatNumber}
            hint={cart(first.isReverseCharge ? 'vatReversed' : 'vatHint')}
          />
        )}
        {!isSent && (first.asksVatNumber || first.asksCountry) && (
          <button className="button shop-quiet" type="submit" name="step" value="update">
            {cart('updateTotal')}
          </button>
        )}
      </fieldset>
    </>
  );
}

function Submit({ first, offer, locale }: SubscribePageProps): ReactNode {
  const say = subscriptionWords(locale);
  const total = formatMoney({ minor: first.totalMinor, currency: first.currency }, { locale });
  const isFree = first.totalMinor === 0 && offer.plan !== null;
  return (
    <button className="button" type="submit" name="step" value="pay">
      {isFree ? say('startTrial') : say('pay', { total })}
    </button>
  );
}

/** Comes first, and leads to each field: people who cannot see the page hear it at once. */
function Problems({ errors, message, first }: SubscribePageProps): ReactNode {
  const words = [message, ...first.problems].filter((each) => each !== '');
  const all = Object.entries(errors) as [keyof CheckoutErrors, string][];
  if (all.length === 0 && words.length === 0) return null;
  return (
    <div className="shop-problems" role="alert" {...PROBLEM_MARK}>
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {all.length > 0 && (
        <ul>
          {all.map(([name, each]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{each}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
