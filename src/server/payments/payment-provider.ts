/**
 * How money comes and goes: one port for every way to pay. Keys are ours and written down before the call, so that
 * a call may be repeated after a crash and still has one effect.
 */
import type { PaymentState } from '#domain/store/orders/payment-state.ts';
import type { SavedMethod } from '#domain/store/orders/saved-method.ts';

/** What a provider says of a payment, whenever it is asked. */
export interface PaymentNews {
  readonly state: PaymentState;
  /** The provider's own name of it. */
  readonly ref: string;
  readonly capturedMinor: number;
  readonly currency: string;
  /** Why it failed, for the buyer. */
  readonly problem?: string;
  /** Where the buyer pays it, while it is to be paid there. */
  readonly payAt?: string;
  /** Country of the card it was paid with, where the provider tells. */
  readonly cardCountry?: string;
  /** What it was paid with, where that is kept for later payments. */
  readonly method?: SavedMethod;
  /** Nothing is asked of it before, unless it tells by itself. */
  readonly quietUntil?: number;
}

export interface PaymentStart {
  readonly siteId: string;
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** What the buyer has chosen beyond the way to pay, such as a card for tests. */
  readonly choice: string;
  readonly email: string;
  /** What is paid for, where it has a name of its own; otherwise it is an order. */
  readonly title?: string;
  /** What it is paid with is kept for later payments. The amount may be 0 then. */
  readonly saves?: boolean;
  /** Charged with what was kept: its owner is not there. */
  readonly method?: SavedMethod;
  /** Where a buyer who was sent elsewhere comes back to. */
  readonly back: { readonly done: string; readonly cancelled: string };
}

export interface PaymentRef {
  readonly siteId: string;
  readonly key: string;
  /** Null where the answer to the start has not been seen. */
  readonly ref: string | null;
  /** What it is charged with, where its owner is not there. */
  readonly method?: SavedMethod;
}

export interface RefundStart {
  readonly siteId: string;
  readonly key: string;
  readonly ref: string;
  readonly amountMinor: number;
}

export type RefundNews =
  | { readonly kind: 'refunded' }
  | { readonly kind: 'refused'; readonly message: string };

export interface PaymentProvider {
  readonly id: string;
  /** @throws where nobody answers: whether it was paid is not known then */
  start(payment: PaymentStart): Promise<PaymentNews>;
  /** Undefined where the provider has never heard of it. */
  retrieve(payment: PaymentRef): Promise<PaymentNews | undefined>;
  /** Ends a payment that has not come through; later tries under its key come to nothing. Says what it is then. */
  cancel(payment: PaymentRef): Promise<PaymentNews>;
  refund(refund: RefundStart): Promise<RefundNews>;
}
