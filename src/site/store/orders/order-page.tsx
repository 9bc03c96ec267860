/** What a buyer sees of an order: right after it was placed, and whenever they look again. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import type { MoneyState, OrderState } from '#domain/store/orders/order-state.ts';
import { trackingLink } from '#domain/store/orders/tracking-link.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { pickupLines } from '#domain/store/settings/pickup-place.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { deliveryName } from '../cart/delivery-name.ts';
import { OrderSummary, type SummaryProps } from '../cart/order-summary.tsx';
import { type OfferedMethod, PaymentChoice } from '../cart/payment-choice.tsx';
import { withElement } from '../cart/with-element.tsx';
import { Downloads, type OrderDownload } from './downloads.tsx';
import { OpenedPlans, type OrderPlan } from './opened-plans.tsx';

export interface OrderPageProps {
  /** Of the page. */
  readonly locale: string;
  /** Right after it was placed. */
  readonly isNew: boolean;
  readonly number: number;
  readonly email: string;
  /** Mails are sent, not only kept. */
  readonly isMailed: boolean;
  readonly state: OrderState;
  readonly money: MoneyState;
  readonly isTest: boolean;
  /** Pieces still have to be sent or handed over. */
  readonly hasLeft: boolean;
  /** What the owner says of the way to pay, while it is to be paid. */
  readonly paying: string;
  readonly details: OrderDetails;
  readonly downloads: readonly OrderDownload[];
  readonly plans: readonly OrderPlan[];
  /** Gift cards that were bought; absent where there are none. */
  readonly giftCards?: ReactNode;
  readonly parcels: readonly { readonly carrier: string; readonly trackingNumber: string }[];
  readonly summary: SummaryProps;
  readonly statusPath: string;
  /** Empty where it is not picked up, or nobody knows where. */
  readonly pickupPlace: string;
  /** Lines of a label. */
  readonly addressLines: readonly string[];
  /** Where the buyer changes the address; undefined once something has been sent. */
  readonly addressPath: string | undefined;
  /** What is still to be paid of an order that was changed; undefined where it is nothing. */
  readonly difference: DifferenceProps | undefined;
}

interface DifferenceProps {
  readonly amount: string;
  readonly action: string;
  readonly methods: readonly OfferedMethod[];
  /** What came of the last try. */
  readonly said: string;
}

export function orderPageTitle({
  isNew,
  number,
  locale,
}: Pick<OrderPageProps, 'isNew' | 'number' | 'locale'>): string {
  const say = orderWords(locale);
  return isNew ? say('thanks') : say('order', { number: orderName(number) });
}

export function OrderPage(props: OrderPageProps): ReactNode {
  const { isNew, number, email, isMailed, isTest, paying, summary, statusPath, locale } = props;
  const say = orderWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{orderPageTitle(props)}</h1>
      {isTest && <p className="shop-test">{say('isTest')}</p>}
      {isNew && (
        <p>
          {withElement((mark) => say('yourOrder', { number: mark }), <strong>{orderName(number)}</strong>)}
          {isMailed && email !== '' && ` ${say('updates', { email })}`}
        </p>
      )}
      <div className="shop-form">
        <div className="shop-steps">
          <section>
            <h2>{say(isNew ? 'next' : 'status')}</h2>
            {(props.hasLeft || props.state !== 'placed') && <State state={props.state} locale={locale} />}
            <p>{say(`money.${props.money}`)}</p>
            {paying !== '' && <p className="shop-words">{paying}</p>}
            <Parcels {...props} />
          </section>
          {props.difference && <Difference {...props.difference} locale={locale} />}
          {props.giftCards}
          <OpenedPlans plans={props.plans} locale={locale} />
          <Downloads downloads={props.downloads} locale={locale} />
          <Sending {...props} />
          {writtenTexts(props.details).map(({ name, words }) => (
            <section key={name}>
              <h2>{storeWords(locale)(`${name}.buyer`)}</h2>
              <p className="shop-words">{words}</p>
            </section>
          ))}
          {isNew && (
            <p>
              {withElement((link) => say('keepPrivate', { link }), <a href={statusPath}>{say('view')}</a>)}
            </p>
          )}
        </div>
        <aside className="shop-summary" aria-label={cartWords(locale)('summary')}>
          <OrderSummary {...summary} locale={locale} />
        </aside>
      </div>
    </div>
  );
}

function State({ state, locale }: Pick<OrderPageProps, 'state' | 'locale'>): ReactNode {
  return <p>{state !== 'draft' && orderWords(locale)(`state.${state}`)}</p>;
}

type InLanguage = Pick<OrderPageProps, 'locale'>;

function Difference({ amount, action, methods, said, locale }: DifferenceProps & InLanguage): ReactNode {
  const say = orderWords(locale);
  return (
    <section>
      <h2>{say('due', { amount })}</h2>
      {said !== '' && (
        <p role="alert" {...PROBLEM_MARK}>
          {said}
        </p>
      )}
      <form className="shop-steps" method="post" action={action}>
        <fieldset>
          <legend>{cartWords(locale)('payment')}</legend>
          <PaymentChoice methods={methods} chosen={methods[0]?.id} locale={locale} />
        </fieldset>
        {methods.length > 0 && (
          <button className="button" type="submit">
            {say('pay', { amount })}
          </button>
        )}
      </form>
    </section>
  );
}

function Parcels({ parcels, locale }: OrderPageProps): ReactNode {
  const tracked = parcels.filter(({ trackingNumber }) => trackingNumber !== '');
  if (tracked.length === 0) return null;
  return (
    <ul>
      {tracked.map(({ carrier, trackingNumber }, index) => {
        const link = trackingLink(carrier, trackingNumber);
        const number = <code>{trackingNumber}</code>;
        return (
          <li key={index}>
            {carrier || orderWords(locale)('tracking')}: {link ? <a href={link}>{number}</a> : number}
          </li>
        );
      })}
    </ul>
  );
}

interface PickupProps extends InLanguage {
  readonly name: string;
  readonly place: string;
}

function Pickup({ name, place, locale }: PickupProps): ReactNode {
  const say = orderWords(locale);
  const lines = pickupLines(name, place);
  return (
    <section>
      <h2>{lines.length > 0 ? say('pickup') : cartWords(locale)('delivery')}</h2>
      <p className="shop-words">{lines.length > 0 ? lines.join('\n') : say('youPickUp')}</p>
    </section>
  );
}

function Sending({ details, addressLines, addressPath, pickupPlace, locale }: OrderPageProps): ReactNode {
  const { needsDelivery, delivery, address } = details;
  if (!needsDelivery) return null;
  if (delivery?.isPickup) return <Pickup name={delivery.name} place={pickupPlace} locale={locale} />;
  return (
    <section>
      <h2>{cartWords(locale)('deliveryAddress')}</h2>
      {delivery && <p>{deliveryName(delivery.name, locale)}</p>}
      {address.line1 !== '' && (
        <address>
          {addressLines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      {addressPath !== undefined && (
        <p>
          <a href={addressPath}>{orderWords(locale)('changeAddress')}</a>
        </p>
      )}
    </section>
  );
}
