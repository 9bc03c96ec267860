/** An order as it is kept: what is frozen of a cart when it is paid, and who bought it. */
import type {
  DeliveryChoice,
  DonationTerms,
  OrderTaxRates,
  SubscriptionTerms,
} from '../cart/checkout-cart.ts';
import type { Address } from '../settings/address-form.ts';
import type { LocationEvidence } from '../settings/location-evidence.ts';
import type { OrderTexts } from '../settings/order-texts.ts';
import type { OrderedShares } from './edit-order.ts';

/**
 * What has become of the members’ plan that a line opens. It waits while the buyer’s address has no account; `barred`: an
 * owner ended the plan of this member before.
 */
export const PLAN_STATES = ['waiting', 'open', 'closed', 'barred'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What of the buyer’s entries stays with the order; of texts, those with words in them. */
export interface OrderDetails extends Partial<OrderTexts> {
  readonly address: Address;
  readonly phone: string;
  readonly note: string;
  readonly needsDelivery: boolean;
  readonly areTaxesIncluded: boolean;
  /** Absent in orders of before these were kept. */
  readonly taxRates?: OrderTaxRates;
  /** Of a company. */
  readonly vatNumber?: string;
  /** It accounts for the tax itself. */
  readonly isReverseCharge?: true;
  readonly delivery: Omit<DeliveryChoice, 'priceMinor'> | null;
  /**
   * Country in which its goods are collected and taxed, empty where unknown; absent where they are sent, and in orders
   * of before this was kept.
   */
  readonly collectedIn?: string | undefined;
  /** What says where the buyer of digital products is; absent where that was not needed. */
  readonly buyerLocation?: readonly LocationEvidence[];
  /** When the buyer agreed with the terms; null where there are none. */
  readonly agreedAt: number | null;
  /** Absent if it is no donation. */
  readonly donation?: DonationTerms;
  /** A booking that it pays, and its page; absent if it pays none. */
  readonly booking?: { readonly id: string; readonly path: string };
  /** Absent if it belongs to no subscription. */
  readonly subscription?: SubscriptionTerms;
  /** Asked for the newsletter; absent where they did not. */
  readonly wantsNews?: true;
  /** What buyers of its gift cards wrote, by the place of the line; absent where there are no such cards. */
  readonly wishes?: readonly (string | null)[];
  /** How often it was changed; absent where it never was. */
  readonly edits?: number;
  /** Lines that were changed, by their ids, as they were ordered. */
  readonly ordered?: Readonly<Record<string, OrderedShares>>;
}
