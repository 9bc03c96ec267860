/** What a booking costs, how much of it is paid when booking, and until when that is given back. */
import { HOUR_MS } from '../time.ts';

export const MAX_PRICE_MINOR = 99_999_999;

/** See the settings of a service. */
interface Price {
  readonly amountMinor: number;
  readonly depositMinor: number;
  readonly isPerPerson: boolean;
}

interface BookingCosts {
  readonly priceMinor: number;
  /** Paid when booking; the rest is paid on site. */
  readonly dueMinor: number;
}

export function costsOf({ amountMinor, depositMinor, isPerPerson }: Price, party: number): BookingCosts {
  const times = isPerPerson ? party : 1;
  const priceMinor = amountMinor * times;
  const isDeposit = depositMinor > 0 && depositMinor < amountMinor;
  return { priceMinor, dueMinor: isDeposit ? depositMinor * times : priceMinor };
}

/** @param shown what guests see in place of an amount that the owner typed */
export function shownPrice<Typed extends Price>(price: Typed, shown: (minor: number) => number): Typed {
  return { ...price, amountMinor: shown(price.amountMinor), depositMinor: shown(price.depositMinor) };
}

/** Until when a guest who cancels gets a refund; null: never. */
export function refundUntil(startsAt: number, refundHours: number | null): number | null {
  return refundHours === null ? null : startsAt - refundHours * HOUR_MS;
}

export function isRefunded(
  { startsAt, refundHours }: { readonly startsAt: number; readonly refundHours: number | null },
  now: number,
): boolean {
  const until = refundUntil(startsAt, refundHours);
  return until !== null && now <= until;
}

export const PAYMENT_STATES = ['unpaid', 'paid', 'refund-due', 'refunded'] as const;
export type BookingPaymentState = (typeof PAYMENT_STATES)[number];

interface Money {
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly isRefundDue: boolean;
}

export function paymentState({ paidMinor, refundedMinor, isRefundDue }: Money): BookingPaymentState {
  if (paidMinor > 0 && refundedMinor >= paidMinor) return 'refunded';
  if (paidMinor === 0) return 'unpaid';
  return isRefundDue ? 'refund-due' : 'paid';
}
