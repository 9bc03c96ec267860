/** What orders are made from: the cart, and the ways to pay. */
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { CartPort } from '../cart/cart-port.ts';
import type { OrderRefundTable, OrderTable } from './tables.ts';

/** What follows when all of an order has been sent. */
export type OnFulfilled = (
  tx: Queryable,
  order: { readonly id: string; readonly siteId: string },
) => Promise<void>;

/**
 * What other features keep of an order: a donation has a receipt, and a gift card is made and voided. Each runs in the
 * transaction of the change it follows.
 */
export interface OrderFollowUp {
  /** When it is paid: why its owner has to look at it; undefined where all is as it should be. */
  mayPlace?(tx: Queryable, order: OrderTable): Promise<string | undefined>;
  /**
   * When the order is placed.
   * @param sender identifies the visitor who typed the address
   * @returns whether it writes to the buyer itself
   */
  onPlaced?(tx: Queryable, order: OrderTable, sender: string | null): Promise<boolean>;
  /** When money for a placed order comes in, or its owner accepts it; any number of times. */
  onPaid?(tx: Queryable, order: OrderTable): Promise<void>;
  /** Before the payment service is asked for a refund: what is given back for it is held. */
  onRefunding?(tx: Queryable, refund: OrderRefundTable): Promise<void>;
  /** When a refund came to nothing. */
  onRefundRefused?(tx: Queryable, refund: OrderRefundTable): Promise<void>;
  /** When it is done. */
  onRefunded?(tx: Queryable, order: OrderTable, refund: OrderRefundTable): Promise<void>;
  /** When its owner cancels the order: what was paid for it has been given back. */
  onCancelled?(tx: Queryable, order: OrderTable): Promise<void>;
}

/** Where something else can happen at the same time; tests have it happen there. */
export type CompletionPoint = 'prepared' | 'charged' | 'finalizing' | 'finalized';

export interface CompletionDeps extends Deps {
  readonly cart: CartPort;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly newToken: () => string;
  readonly onFulfilled?: OnFulfilled;
  readonly followUps?: readonly OrderFollowUp[];
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly at?: (point: CompletionPoint) => Promise<void>;
}
