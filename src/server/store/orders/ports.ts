/** What orders are made from: the cart, and the ways to pay. */
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { CartPort } from '../cart/cart-port.ts';
import type { OrderTable } from './tables.ts';

/** What follows when all of an order has been sent. */
export type OnFulfilled = (
  tx: Queryable,
  order: { readonly id: string; readonly siteId: string },
) => Promise<void>;

/** What belongs to an order and is kept by another feature: a donation has a receipt. */
export interface OrderFollowUp {
  /** In the transaction in which the order is placed. @returns whether it writes to the buyer itself */
  onPlaced(tx: Queryable, order: OrderTable, sender: string | null): Promise<boolean>;
  /** In a transaction in which money for a placed order comes in. */
  onPaid(tx: Queryable, order: OrderTable): Promise<void>;
}

/** Where something else can happen at the same time; tests have it happen there. */
export type CompletionPoint = 'prepared' | 'charged' | 'finalizing' | 'finalized';

export interface CompletionDeps extends Deps {
  readonly cart: CartPort;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly newToken: () => string;
  readonly onFulfilled?: OnFulfilled;
  readonly followUp?: OrderFollowUp;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly at?: (point: CompletionPoint) => Promise<void>;
}
