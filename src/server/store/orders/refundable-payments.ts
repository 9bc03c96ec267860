import { GIFT_CARD } from '#domain/store/settings/payment-methods.ts';
import type { Queryable } from '../../db/schema.ts';
import { listAttempts, listRefundedByAttempt } from './queries-payments.ts';

export interface RefundablePayment {
  readonly attemptId: string;
  readonly ref: string | null;
  /** It was made with a gift card. */
  readonly isCard: boolean;
  readonly leftMinor: number;
}

/** What is left of each payment of an order, the latest first. */
export async function listRefundable(db: Queryable, orderId: string): Promise<RefundablePayment[]> {
  const refunded = await listRefundedByAttempt(db, orderId);
  return (await listAttempts(db, orderId)).map(({ id, ref, provider, capturedMinor }) => ({
    attemptId: id,
    ref,
    isCard: provider === GIFT_CARD,
    leftMinor: capturedMinor - (refunded.get(id) ?? 0),
  }));
}
