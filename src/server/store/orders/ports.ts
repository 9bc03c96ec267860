/** What orders are handed: the cart, and the ways to pay. */
import type { Context } from 'hono';
import type { MemberState } from '#domain/lists/list.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import type { Address } from '#domain/store/settings/address-form.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';

export interface PricedFor {
  readonly siteId: string;
  readonly cartId: string;
  readonly address: Address;
  /** Empty: none has been chosen. */
  readonly deliveryId: string;
  /** Empty: it has not been typed in. */
  readonly email: string;
  /** Of a company, as it was typed. */
  readonly vatNumber?: string;
}

export interface CartChoices {
  /** Empty: none. */
  readonly country: string;
  readonly deliveryId: string;
}

export interface CartPort {
  /** The cart of the visitor’s cookie. */
  find(context: Context<SiteEnvironment>): Promise<string | undefined>;
  /**
   * Puts it into the cart of the visitor’s cookie.
   * @returns why it is refused; empty where it is in there
   */
  addCoupon(context: Context<SiteEnvironment>, code: string): Promise<string>;
  /** As it stands now, whatever pages have shown; undefined where it is empty or gone. */
  price(db: Queryable, cart: PricedFor): Promise<CheckoutCart | undefined>;
  /** What is chosen at the checkout is what the cart shows from then on. */
  choose(tx: Queryable, siteId: string, cartId: string, chosen: CartChoices): Promise<void>;
  /** Nobody changes it from here on. */
  lock(
    tx: Queryable,
    siteId: string,
    cartId: string,
    buyer: {
      readonly email: string;
      /** Its order counts against the limits of discounts. */
      readonly takesUses: boolean;
    },
  ): Promise<void>;
  unlock(tx: Queryable, siteId: string, cartId: string): Promise<void>;
  /** It has become an order. */
  markPurchased(tx: Queryable, siteId: string, cartId: string): Promise<void>;
  /** Its order was cancelled: uses of limited discounts that it took are free again. */
  giveBackUses(tx: Queryable, siteId: string, cartId: string, discountIds: readonly string[]): Promise<void>;
  /** How often limited discounts have been used, by id; what nobody has used is not there. */
  countUses(db: Queryable, siteId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Buyers may ask for the newsletter of a shop. */
export interface NewsletterPort {
  isOffered(siteId: string): Promise<boolean>;
  /** By their addresses, where they are or were on a list. */
  statesOf(
    db: Queryable,
    siteId: string,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, MemberState>>;
  /** Asks them by mail first. */
  enter(
    tx: Queryable,
    buyer: {
      readonly siteId: string;
      readonly site: SiteAddress;
      readonly email: string;
      readonly name: string;
      /** Identifies the visitor who typed the address. */
      readonly sender: string | null;
    },
  ): Promise<void>;
}

/** What follows when all of an order has been sent. */
export type OnFulfilled = (
  tx: Queryable,
  order: { readonly id: string; readonly siteId: string },
) => Promise<void>;

/** Whether a visitor is one of the people who run the shop, as the presence token of the site says. */
export type IsStaff = (context: Context, siteId: string) => Promise<boolean>;

/** Where something else can happen at the same time; tests have it happen there. */
export type CompletionPoint = 'prepared' | 'charged' | 'finalizing' | 'finalized';

export interface CompletionDeps extends Deps {
  readonly cart: CartPort;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly newToken: () => string;
  readonly onFulfilled?: OnFulfilled;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly at?: (point: CompletionPoint) => Promise<void>;
}
