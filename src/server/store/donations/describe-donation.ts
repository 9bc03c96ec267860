/** Donations as the owner area reads them. */
import type { Donation, DonationPaper } from '#domain/store/donations/calls.ts';
import { receiptName } from '#domain/store/donations/receipt.ts';
import { moneyState } from '#domain/store/orders/order-state.ts';
import { readJson } from '../../db/json-text.ts';
import { owingOf } from '../orders/order-money.ts';
import type { DonationRow } from './queries-list.ts';

export function describeDonation(row: DonationRow): Donation {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: row.number ?? 0,
    donor: row.name,
    email: row.email,
    isAnonymous: row.isAnonymous === 1,
    dedication: row.dedication,
    campaignId: row.campaignId,
    campaign: row.campaign ?? '',
    currency: row.currency,
    amountMinor: row.amountMinor,
    feeMinor: row.feeMinor,
    totalMinor: row.totalMinor,
    refundedMinor: row.refundedMinor,
    state: moneyState(owingOf(row, row.linesRefundedMinor)),
    isTest: row.testBy !== null,
    frequency: row.frequency,
    subscriptionId: row.subscriptionId,
    receiptNumber: row.receiptNumber === null ? null : receiptName(row.receiptNumber),
    donatedAt: row.donatedAt,
    receiptAt: row.receiptAt,
  };
}

/** Null until it is paid. */
export function paperOf(row: DonationRow): DonationPaper | null {
  if (row.receiptNumber === null || row.receipt === null) return null;
  return {
    ...readJson(row.receipt),
    number: receiptName(row.receiptNumber),
    issuedAt: row.receiptAt ?? row.donatedAt,
    donor: row.name,
    dedication: row.dedication,
    currency: row.currency,
    amountMinor: row.amountMinor,
    feeMinor: row.feeMinor,
    totalMinor: row.totalMinor,
    refundedMinor: row.refundedMinor,
    isTest: row.testBy !== null,
  };
}
