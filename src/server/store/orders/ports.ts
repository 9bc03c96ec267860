/** What orders are made from: the cart, and the ways to pay. */
import type { RefundedLine } from '#domain/store/orders/refund-shares.ts';
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

/** What follows when all of an order has been paid, any number of times. */
export type OnPaid = (tx: Queryable, order: OrderTable) => Promise<void>;

/** What follows when pieces have been refunded, in the same transaction. */
export type OnRefunded = (tx: Queryable, order: OrderTable, lines: readonly RefundedLine[]) => Promise<void>;

/** Where something else can happen at the same time; tests have it happen there. */
export type CompletionPoint = 'prepared' | 'charged' | 'finalizing' | 'finalized';

export interface CompletionDeps extends Deps {
  readonly cart: CartPort;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly newToken: () => string;
  readonly onFulfilled?: OnFulfilled;
  readonly onPaid?: OnPaid;
  readonly onRefunded?: OnRefunded;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly at?: (point: CompletionPoint) => Promise<void>;
}
