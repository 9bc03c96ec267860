/** A cart as the checkout sees it: its lines priced, with what an order keeps of them. */
import type { CurrencyCode } from '../../money/currencies.ts';
import type { SubscriptionPlan } from '../catalogue/subscription-plan.ts';
import type { CouponRefusal } from '../settings/discount.ts';

/** A line of a cart, priced: its shares of discount and tax stay what they are from then on. */
export interface FrozenLine {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  /** `Large / Blue`; empty where there is nothing to choose. */
  readonly optionText: string;
  readonly sku: string;
  readonly kind: 'physical' | 'digital' | 'service' | 'giftCard' | 'donation';
  /** Path of its page. */
  readonly href: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  /** What is paid for the line, discount and tax included. */
  readonly totalMinor: number;
  /** Of a gift card: what its buyer wrote, by this id. */
  readonly wishId?: string;
  /** The members’ plan that it opens. */
  readonly opensPlanId?: string;
}

/** What was taxed by which rates: invoices say so. */
export interface OrderTaxRates {
  /** In the order of the lines. */
  readonly lines: readonly (readonly { readonly name: string; readonly ppm: number }[])[];
  readonly shipping: readonly { readonly name: string; readonly ppm: number }[];
}

/** What was taken off an order by one discount. */
export interface OrderDiscount {
  readonly id: string;
  readonly title: string;
  /** Empty: everybody got it. */
  readonly code: string;
  readonly offMinor: number;
}

export interface DeliveryChoice {
  readonly id: string;
  /** With what the owner says of it. */
  readonly name: string;
  /** Both parts of it, where there are two. */
  readonly title?: string;
  readonly note?: string;
  /** As the buyer sees it, here and in the totals. */
  readonly priceMinor: number;
  /** The buyer comes for it. */
  readonly isPickup: boolean;
}

/** What a donor has decided. */
export interface DonationTerms {
  readonly campaignId: string;
  /** Without the fees. */
  readonly amountMinor: number;
  /** Paid on top, so that the fees of the payment do not reduce the donation. */
  readonly feeMinor: number;
  readonly isAnonymous: boolean;
  /** Empty if the donation has no dedication. */
  readonly dedication: string;
  /** Absent if it is given once. */
  readonly frequency?: 'month' | 'year';
}

/** What a subscriber pays for: a variant of a product, a plan of members, or a campaign. */
export interface SubscribedOffer {
  readonly kind: 'product' | 'plan' | 'donation';
  /** Of the variant, the plan or the campaign. */
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  /** Null: paid once. */
  readonly plan: SubscriptionPlan | null;
  /** The member who subscribes to a plan. */
  readonly memberId: string | null;
}

/** A cart that comes again with each period, as it was priced. */
export type RecurringCart = Pick<
  CheckoutCart,
  | 'currency'
  | 'lines'
  | 'needsDelivery'
  | 'deliveries'
  | 'deliveryId'
  | 'subtotalMinor'
  | 'discountMinor'
  | 'shippingMinor'
  | 'taxMinor'
  | 'totalMinor'
  | 'areTaxesIncluded'
  | 'taxRates'
  | 'donation'
>;

/** Makes an order one of a subscription. */
export type SubscriptionTerms =
  | {
      readonly kind: 'begins';
      readonly id: string;
      readonly offer: SubscribedOffer;
      readonly recurring: RecurringCart;
    }
  | {
      readonly kind: 'renews';
      readonly id: string;
      readonly periodStart: number;
      readonly balanceMinor: number;
    };

/** A cart as the checkout sees it, with a choice of delivery and an address, as far as they are known. */
export interface CheckoutCart {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly FrozenLine[];
  readonly needsDelivery: boolean;
  /** There are countries to which it is sent, be it that here it can only be picked up. */
  readonly isSentSomewhere?: boolean;
  /** It is priced for; absent or empty while nobody has said. */
  readonly country?: string;
  readonly deliveries: readonly DeliveryChoice[];
  /** The one the price is for. */
  readonly deliveryId: string | null;
  /** How much is missing for free delivery; absent where there is none to be had, or it is had. */
  readonly missingForFreeMinor?: number;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly areTaxesIncluded: boolean;
  readonly taxRates?: OrderTaxRates;
  /** What is bought is taxed in the country of its buyer, who has to say it. */
  readonly asksCountry?: boolean;
  /** And on these parts of the address. */
  readonly asksWithin?: { readonly region: boolean; readonly postalCode: boolean };
  /** What can be delivered, or its tax, is known once the whole address is. */
  readonly awaits?: { readonly delivery: boolean; readonly tax: boolean };
  /** What says where the buyer is has to be kept. */
  readonly wantsEvidence?: boolean;
  /** Country in which its goods are collected, empty where unknown; absent where they are sent. */
  readonly collectedIn?: string;
  readonly discounts?: readonly OrderDiscount[];
  /** Those of the cart, and why some of them take nothing off. */
  readonly coupons?: readonly { readonly code: string; readonly refusal: CouponRefusal | undefined }[];
  /** Companies may type their VAT number. */
  readonly asksVatNumber?: boolean;
  readonly isReverseCharge?: boolean;
  /** Present if the order is a donation. */
  readonly donation?: DonationTerms;
  /** Present if the order pays a booking: its id, and its page. */
  readonly booking?: { readonly id: string; readonly path: string };
  /** Present if the order belongs to a subscription. */
  readonly subscription?: SubscriptionTerms;
  /** Why it cannot be ordered as it is. */
  readonly problems: readonly string[];
}
