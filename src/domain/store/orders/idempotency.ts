/** Rules of keys that let a request be repeated: one effect, one answer, however often it comes. */
import { MINUTE_MS } from '../../time.ts';

/** Of a claim whose holder has vanished: another may take it over then. */
export const CLAIM_LEASE_MS = MINUTE_MS;

export type KnownClaim =
  | { readonly kind: 'running'; readonly leaseUntil: number }
  | { readonly kind: 'answered'; readonly answer: string };

export type ClaimVerdict = 'take-over' | 'in-progress' | 'replay' | 'other-request';

/** What becomes of a request whose key is known. */
export function judgeClaim(
  known: KnownClaim & { readonly fingerprint: string },
  fingerprint: string,
  now: number,
): ClaimVerdict {
  if (known.fingerprint !== fingerprint) return 'other-request';
  if (known.kind === 'answered') return 'replay';
  return known.leaseUntil > now ? 'in-progress' : 'take-over';
}

/** The provider's key of an attempt: the same after a crash, another for another try. */
export function attemptKey(orderId: string, attempt: number): string {
  return `order-${orderId}-${attempt}`;
}

export function refundKey(refundId: string): string {
  return `refund-${refundId}`;
}
