/** Whether a booking is paid. */
import type { ReactNode } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import type { BookingPaymentState } from '#domain/bookings/price.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { fill } from '../fill.ts';
import { Badge } from '../ui/badge.tsx';
import * as say from './words/en.ts';

const WORDS: Readonly<Record<BookingPaymentState, string>> = {
  unpaid: say.unpaid,
  paid: say.paid,
  'refund-due': say.refundDue,
  refunded: say.refunded,
};

const TONES = { unpaid: 'warning', paid: 'good', 'refund-due': 'danger', refunded: 'neutral' } as const;

/** Of what was never placed, the state says enough. */
const HAS_NONE: readonly Booking['state'][] = ['unpaid', 'expired'];

export function PaymentBadge({ payment, state }: Pick<Booking, 'payment' | 'state'>): ReactNode {
  if (!payment || HAS_NONE.includes(state)) return null;
  const isOver = payment.state === 'unpaid' && (state === 'cancelled' || state === 'declined');
  return isOver ? null : <Badge tone={TONES[payment.state]}>{WORDS[payment.state]}</Badge>;
}

/** `$15.00 of $45.00 paid`, and what else there is to say of it. */
export function paymentInWords({
  currency,
  priceMinor,
  paidMinor,
  refundedMinor,
  isTest,
}: NonNullable<Booking['payment']>): string {
  const money = (minor: number) => formatMoney({ minor, currency: currency });
  const paid = fill(say.paidOfPrice, { paid: money(paidMinor), price: money(priceMinor) });
  return [
    paid,
    ...(refundedMinor > 0 ? [fill(say.amountRefunded, { amount: money(refundedMinor) })] : []),
    ...(isTest ? [say.testPayment] : []),
  ].join(' · ');
}
