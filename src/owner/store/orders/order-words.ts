/** What owners read of orders: their states, and what happened to them. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import type { Customer } from '#domain/store/orders/calls-customers.ts';
import { MOST_COUNTED, type OrderFilter } from '#domain/store/orders/order-filter.ts';
import type { MoneyState, OrderState } from '#domain/store/orders/order-state.ts';
import { type SentLine, sentWords } from '#domain/store/orders/sent-words.ts';
import type { OrderMail } from '#domain/store/settings/order-mail.ts';
import { fill } from '../../fill.ts';
import type { BadgeProps } from '../../ui/badge.tsx';
import { methodLabel } from './method-words.ts';
import * as say from './words/en.ts';

interface StateWords {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const NOTHING_TO_FULFIL: StateWords = { label: say.nothingToFulfil, tone: 'neutral' };

const STATE_WORDS: Readonly<Record<OrderState, StateWords>> = {
  draft: { label: say.paymentPending, tone: 'neutral' },
  undecided: { label: say.needsReview, tone: 'danger' },
  placed: { label: say.toFulfil2, tone: 'warning' },
  partlyFulfilled: { label: say.partlyFulfilled, tone: 'warning' },
  fulfilled: { label: say.fulfilled2, tone: 'good' },
  cancelled: { label: say.cancelled, tone: 'neutral' },
};

/** An order that was fully refunded has nothing left to fulfil. */
export function stateWords({ state, toFulfil }: Pick<Order, 'state' | 'toFulfil'>): StateWords {
  const isOpen = state === 'placed' || state === 'partlyFulfilled';
  return isOpen && toFulfil === 0 ? NOTHING_TO_FULFIL : STATE_WORDS[state];
}

export const MONEY_WORDS: Readonly<Record<MoneyState, StateWords>> = {
  unpaid: { label: say.unpaid, tone: 'warning' },
  paid: { label: say.paid2, tone: 'good' },
  partlyRefunded: { label: say.partlyRefunded, tone: 'neutral' },
  refunded: { label: say.refunded, tone: 'neutral' },
};

export const FILTER_LABELS: Readonly<Record<OrderFilter, string>> = {
  all: say.all,
  open: say.toFulfil2,
  unpaid: say.unpaid,
  week: say.last7Days,
  undecided: say.needsReview,
  fulfilled: say.fulfilled2,
  cancelled: say.cancelled,
};

/** Orders that tried the shop out are named apart. */
export function ordersText({ orders, testOrders }: Pick<Customer, 'orders' | 'testOrders'>): string {
  const real = fill(say.ordersOrders, { orders });
  const tests = fill(say.testordersTestOrders, { testOrders });
  if (testOrders === 0) return real;
  return orders === 0 ? tests : fill(say.realAndTests, { real, tests });
}

/** In each currency. */
export function spentText({ spent }: Pick<Customer, 'spent'>): string {
  return spent.length === 0 ? say.nothingYet : spent.map((amount) => formatMoney(amount)).join(' + ');
}

export const MAIL_LABELS: Readonly<Record<OrderMail, string>> = {
  received: say.orderReceived,
  ready: say.readyForPickup2,
  sent: say.shipped,
  changed: say.orderChanged2,
  refunded: say.refund2,
  cancelled: say.orderCancelled2,
};

type Event = Order['events'][number];

/** What happened, in a sentence. */
export function eventWords({ kind, data }: Event, { currency }: Pick<Order, 'currency'>): string {
  const text = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' ? value : '';
  };
  const money = (): string => formatMoney({ minor: Number(data['amountMinor'] ?? 0), currency });
  switch (kind) {
    case 'placed':
      return fill(say.placedWithMethodlabel, { methodLabel: methodLabel(text('provider')) });
    case 'setAside':
      return say.needsYourReview;
    case 'accepted':
      return say.accepted;
    case 'paid':
      return fill(say.moneyReceived, { money: money() });
    case 'paidTwice':
      return fill(say.moneyReceivedMoreThanWasDue, { money: money() });
    case 'fulfilled':
      return fulfilledWords(data, text('carrier'), text('trackingNumber'));
    case 'tracked':
      return trackedWords(text('carrier'), text('trackingNumber'));
    case 'edited':
      return editedWords(data, text('reason'), currency);
    case 'refunded':
      return fill(say.moneyRefundedText, { money: money(), text: text('reason') && `: ${text('reason')}` });
    case 'refundRefused':
      return fill(say.aRefundOfMoneyWasRefused, { money: money(), text: text('message') });
    case 'addressChanged':
      return say.buyerChangedTheAddress;
    case 'invoiced':
      return fill(say.invoiceTextIssued, { text: text('number') });
    case 'credited':
      return fill(say.creditNoteTextIssued, { text: text('number') });
    case 'cancelled':
      return say.cancelled;
    case 'mailed':
      return fill(say.emailSentMaillabels, { mailLabels: MAIL_LABELS[text('mail') as OrderMail] ?? '' });
    default:
      return text('text');
  }
}

interface DeliveryTold {
  readonly before: string;
  readonly after: string;
  /** Where it is the same way, with another price. */
  readonly beforeMinor?: number;
  readonly afterMinor?: number;
}

function editedWords(data: Event['data'], reason: string, currency: CurrencyCode): string {
  const lines = (data['lines'] ?? []) as readonly { title: string; before: number; after: number }[];
  const pieces = lines.map(({ title, before, after }) => `${title} ${before} → ${after}`);
  const delivery = data['delivery'] as DeliveryTold | undefined;
  const way = delivery ? [fill(say.deliveryDelivery, { delivery: deliveryWords(delivery, currency) })] : [];
  return fill(say.changedValueReason, {
    value: [...pieces, ...way].join(', '),
    reason: reason && `: ${reason}`,
  });
}

function deliveryWords(
  { before, after, beforeMinor, afterMinor }: DeliveryTold,
  currency: CurrencyCode,
): string {
  if (beforeMinor === undefined || afterMinor === undefined) return `${before} → ${after}`;
  const money = (minor: number) => formatMoney({ minor, currency });
  return `${after} ${money(beforeMinor)} → ${money(afterMinor)}`;
}

function fulfilledWords(data: Event['data'], carrier: string, trackingNumber: string): string {
  const lines = (data['lines'] ?? []) as readonly SentLine[];
  const pieces = lines.map(sentWords).join(', ');
  const by = trackingWords(carrier, trackingNumber);
  return fill(say.fulfilledPiecesBy, { pieces, by: by && ` (${by})` });
}

function trackedWords(carrier: string, trackingNumber: string): string {
  const tracking = trackingWords(carrier, trackingNumber);
  return tracking === '' ? say.trackingNumberRemoved : fill(say.trackingNumberIsNowTracking, { tracking });
}

function trackingWords(carrier: string, trackingNumber: string): string {
  return [carrier, trackingNumber].filter((each) => each !== '').join(' ');
}

export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
