/** What owners read of orders: their states, and what happened to them. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import type { Customer } from '#domain/store/orders/calls-customers.ts';
import { MOST_COUNTED, type OrderFilter } from '#domain/store/orders/order-filter.ts';
import type { MoneyState, OrderState } from '#domain/store/orders/order-state.ts';
import { type SentLine, sentWords } from '#domain/store/orders/sent-words.ts';
import type { OrderMail } from '#domain/store/settings/order-mail.ts';
import { methodLabel } from '#domain/store/settings/payment-methods.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

interface StateWords {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const NOTHING_TO_FULFIL: StateWords = { label: 'Nothing to fulfil', tone: 'neutral' };

const STATE_WORDS: Readonly<Record<OrderState, StateWords>> = {
  draft: { label: 'Payment pending', tone: 'neutral' },
  undecided: { label: 'Needs review', tone: 'danger' },
  placed: { label: 'To fulfil', tone: 'warning' },
  partlyFulfilled: { label: 'Partly fulfilled', tone: 'warning' },
  fulfilled: { label: 'Fulfilled', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** An order that was fully refunded has nothing left to fulfil. */
export function stateWords({ state, toFulfil }: Pick<Order, 'state' | 'toFulfil'>): StateWords {
  const isOpen = state === 'placed' || state === 'partlyFulfilled';
  return isOpen && toFulfil === 0 ? NOTHING_TO_FULFIL : STATE_WORDS[state];
}

export const MONEY_WORDS: Readonly<Record<MoneyState, StateWords>> = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  paid: { label: 'Paid', tone: 'good' },
  partlyRefunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

export const FILTER_LABELS: Readonly<Record<OrderFilter, string>> = {
  all: 'All',
  open: 'To fulfil',
  unpaid: 'Unpaid',
  week: 'Last 7 days',
  undecided: 'Needs review',
  fulfilled: 'Fulfilled',
  cancelled: 'Cancelled',
};

/** Orders that tried the shop out are named apart. */
export function ordersText({ orders, testOrders }: Pick<Customer, 'orders' | 'testOrders'>): string {
  const real = orders === 1 ? '1 order' : `${orders} orders`;
  const tests = testOrders === 1 ? '1 test order' : `${testOrders} test orders`;
  if (testOrders === 0) return real;
  return orders === 0 ? tests : `${real} and ${tests}`;
}

/** In each currency. */
export function spentText({ spent }: Pick<Customer, 'spent'>): string {
  return spent.length === 0 ? 'Nothing yet' : spent.map((amount) => formatMoney(amount)).join(' + ');
}

export const MAIL_LABELS: Readonly<Record<OrderMail, string>> = {
  received: 'Order received',
  ready: 'Ready for pickup',
  sent: 'Shipped',
  changed: 'Order changed',
  refunded: 'Refund',
  cancelled: 'Order cancelled',
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
      return `Placed with ${methodLabel(text('provider'))}`;
    case 'setAside':
      return 'Needs your review';
    case 'accepted':
      return 'Accepted';
    case 'paid':
      return `${money()} received`;
    case 'paidTwice':
      return `${money()} received, more than was due. Refund the difference.`;
    case 'fulfilled':
      return fulfilledWords(data, text('carrier'), text('trackingNumber'));
    case 'tracked':
      return `Tracking number is now: ${trackingWords(text('carrier'), text('trackingNumber')) || 'none'}`;
    case 'edited':
      return editedWords(data, text('reason'), currency);
    case 'refunded':
      return `${money()} refunded${text('reason') && `: ${text('reason')}`}`;
    case 'refundRefused':
      return `A refund of ${money()} was refused: ${text('message')}`;
    case 'addressChanged':
      return 'Buyer changed the address';
    case 'invoiced':
      return `Invoice ${text('number')} issued`;
    case 'credited':
      return `Credit note ${text('number')} issued`;
    case 'cancelled':
      return 'Cancelled';
    case 'mailed':
      return `Email sent: ${MAIL_LABELS[text('mail') as OrderMail] ?? ''}`;
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
  const way = delivery ? [`delivery ${deliveryWords(delivery, currency)}`] : [];
  return `Changed: ${[...pieces, ...way].join(', ')}${reason && `: ${reason}`}`;
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
  return `Fulfilled: ${pieces}${by && ` (${by})`}`;
}

function trackingWords(carrier: string, trackingNumber: string): string {
  return [carrier, trackingNumber].filter((each) => each !== '').join(' ');
}

export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
