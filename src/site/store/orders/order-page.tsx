/** What a buyer sees of an order: right after it was placed, and whenever they look again. */
import type { ReactNode } from 'react';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import type { MoneyState, OrderState } from '#domain/store/orders/order-state.ts';
import { trackingLink } from '#domain/store/orders/tracking-link.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { pickupLines } from '#domain/store/settings/pickup-place.ts';
import { OrderSummary, type SummaryProps } from '../cart/order-summary.tsx';
import { type OfferedMethod, PaymentChoice } from '../cart/payment-choice.tsx';
import { Downloads, type OrderDownload } from './downloads.tsx';

export interface OrderPageProps {
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

export function orderPageTitle({ isNew, number }: Pick<OrderPageProps, 'isNew' | 'number'>): string {
  return isNew ? 'Thank you for your order' : `Order ${orderName(number)}`;
}

export function OrderPage(props: OrderPageProps): ReactNode {
  const { isNew, number, email, isMailed, isTest, paying, summary, statusPath } = props;
  return (
    <div className="system-page shop-page">
      <h1>{orderPageTitle(props)}</h1>
      {isTest && <p className="shop-test">Test, no money moved and nothing is sent.</p>}
      {isNew && (
        <p>
          Your order is <strong>{orderName(number)}</strong>.
          {isMailed && email !== '' && ` We will email ${email} with updates.`}
        </p>
      )}
      <div className="shop-form">
        <div className="shop-steps">
          <section>
            <h2>{isNew ? 'What happens next' : 'Status'}</h2>
            {(props.hasLeft || props.state !== 'placed') && <p>{STATES[props.state]}</p>}
            <p>{MONEY[props.money]}</p>
            {paying !== '' && <p className="shop-words">{paying}</p>}
            <Parcels {...props} />
          </section>
          {props.difference && <Difference {...props.difference} />}
          <Downloads downloads={props.downloads} />
          <Sending {...props} />
          {writtenTexts(props.details).map(({ name, buyer, words }) => (
            <section key={name}>
              <h2>{buyer}</h2>
              <p className="shop-words">{words}</p>
            </section>
          ))}
          {isNew && (
            <p>
              <a href={statusPath}>View your order</a>. Keep the address of that page private.
            </p>
          )}
        </div>
        <aside className="shop-summary" aria-label="Summary">
          <OrderSummary {...summary} />
        </aside>
      </div>
    </div>
  );
}

const STATES: Readonly<Record<OrderState, string>> = {
  draft: '',
  undecided: 'The shop is reviewing your order and will contact you.',
  placed: 'The shop is preparing your order.',
  partlyFulfilled: 'Part of your order is on its way.',
  fulfilled: 'Your order is complete.',
  cancelled: 'This order is cancelled.',
};

const MONEY: Readonly<Record<MoneyState, string>> = {
  unpaid: 'Payment is due.',
  paid: 'Paid.',
  partlyRefunded: 'Part of your payment has been refunded.',
  refunded: 'Your payment has been refunded.',
};

function Difference({ amount, action, methods, said }: DifferenceProps): ReactNode {
  return (
    <section>
      <h2>Due: {amount}</h2>
      {said !== '' && <p role="alert">{said}</p>}
      <form className="shop-steps" method="post" action={action}>
        <fieldset>
          <legend>Payment</legend>
          <PaymentChoice methods={methods} chosen={methods[0]?.id} />
        </fieldset>
        {methods.length > 0 && (
          <button className="button" type="submit">
            Pay {amount}
          </button>
        )}
      </form>
    </section>
  );
}

function Parcels({ parcels }: OrderPageProps): ReactNode {
  const tracked = parcels.filter(({ trackingNumber }) => trackingNumber !== '');
  if (tracked.length === 0) return null;
  return (
    <ul>
      {tracked.map(({ carrier, trackingNumber }, index) => {
        const link = trackingLink(carrier, trackingNumber);
        const number = <code>{trackingNumber}</code>;
        return (
          <li key={index}>
            {carrier || 'Tracking number'}: {link ? <a href={link}>{number}</a> : number}
          </li>
        );
      })}
    </ul>
  );
}

function Pickup({ name, place }: { readonly name: string; readonly place: string }): ReactNode {
  const lines = pickupLines(name, place);
  return (
    <section>
      <h2>{lines.length > 0 ? 'Pickup location' : 'Delivery'}</h2>
      <p className="shop-words">{lines.length > 0 ? lines.join('\n') : 'You pick it up.'}</p>
    </section>
  );
}

function Sending({ details, addressLines, addressPath, pickupPlace }: OrderPageProps): ReactNode {
  const { needsDelivery, delivery, address } = details;
  if (!needsDelivery) return null;
  if (delivery?.isPickup) return <Pickup name={delivery.name} place={pickupPlace} />;
  return (
    <section>
      <h2>Delivery address</h2>
      {delivery && <p>{delivery.name}</p>}
      {address.line1 !== '' && (
        <address>
          {addressLines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      {addressPath !== undefined && (
        <p>
          <a href={addressPath}>Change address</a>
        </p>
      )}
    </section>
  );
}
