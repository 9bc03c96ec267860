/** The tables of subscriptions, as Kysely sees them. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { RecurringCart, SubscribedOffer } from '#domain/store/cart/checkout-cart.ts';
import type { CheckoutEntries } from '#domain/store/cart/checkout-entries.ts';
import type { SavedMethod } from '#domain/store/orders/saved-method.ts';
import type { TestBuyer } from '#domain/store/settings/payment-methods.ts';
import type { SubscriptionCourse } from '#domain/store/subscriptions/subscription.ts';
import type { JsonText } from '../../db/json-text.ts';

/** What of the buyer’s entries each order is made with. */
type SubscriptionBuyer = Pick<CheckoutEntries, 'address' | 'phone' | 'vatNumber'>;

export interface SubscriptionTable {
  id: string;
  siteId: string;
  /** Rises with each change: a change to an older version is a conflict. */
  version: number;
  /** As the course says: lists filter by it. */
  state: SubscriptionCourse['state'];
  /** SubscriptionCourse as JSON. */
  course: JsonText<SubscriptionCourse>;
  /** As the course says: the job looks for it. */
  nextAt: number | null;
  /** 1 of one that was moved here: its owner lets it go on once the old site charges nothing. */
  isHeld: number;
  /** Until then one worker charges it, and it can’t be changed. */
  leasedUntil: number;
  offerKind: SubscribedOffer['kind'];
  /** Of the variant, the plan or the campaign. */
  offerId: string;
  /** Of a plan. */
  memberId: string | null;
  title: string;
  quantity: number;
  currency: CurrencyCode;
  /** What each period costs. */
  recurringMinor: number;
  /** The same, as a part of a month. */
  monthlyMinor: number;
  /** Comes with the next payment: owed by the subscriber, or below zero a credit. */
  balanceMinor: number;
  /** RecurringCart as JSON. */
  recurring: JsonText<RecurringCart>;
  /** SubscriptionBuyer as JSON. */
  buyer: JsonText<SubscriptionBuyer>;
  email: string;
  name: string;
  /** Name and address, folded. */
  search: string;
  locale: string | null;
  provider: string;
  /** SavedMethod as JSON. */
  method: JsonText<SavedMethod> | null;
  testBy: TestBuyer | null;
  /** Why the last payment did not come in. */
  problem: string | null;
  createdAt: number;
  endedAt: number | null;
  /** Since its first payment; null while there was none. */
  countedFrom: number | null;
  /** Since when it is paused, unpaid or over; null while it pays. */
  countedUntil: number | null;
}

export interface SubscriptionChargeTable {
  id: string;
  siteId: string;
  subscriptionId: string;
  /** One charge for each. */
  periodStart: number;
  periodEnd: number;
  amountMinor: number;
  state: 'open' | 'paid' | 'failed';
  /** Null until it is paid. */
  orderId: string | null;
  problem: string | null;
  createdAt: number;
  paidAt: number | null;
}

export interface SubscriptionLinkTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  siteId: string;
  /** A link is used once, and opens a session. */
  kind: 'link' | 'session';
  email: string;
  createdAt: number;
  expiresAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    subscriptions: SubscriptionTable;
    subscriptionCharges: SubscriptionChargeTable;
    subscriptionLinks: SubscriptionLinkTable;
    /** What `subscriptionSettings` declares, as JSON. */
    subscriptionSettings: { siteId: string; settings: string };
  }
}
