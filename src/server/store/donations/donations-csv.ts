/** Donations as a table. */
import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import type { Donation } from '#domain/store/donations/calls.ts';
import { formatCsv } from '#domain/table/csv.ts';
import type { Queryable } from '../../db/schema.ts';
import { describeDonation } from './describe-donation.ts';
import { type DonationsAsked, listDonations, PAGE_SIZE } from './queries-list.ts';

const HEAD = [
  'Receipt',
  'Donated at',
  'Paid at',
  'State',
  'Test',
  'Donor',
  'Email',
  'Anonymous',
  'Dedication',
  'Campaign',
  'Frequency',
  'Currency',
  'Donation',
  'Fees',
  'Total',
  'Refunded',
  'Order',
] as const;

export async function donationsCsv(
  db: Queryable,
  siteId: string,
  asked: Omit<DonationsAsked, 'before'>,
): Promise<string> {
  const rows: (readonly string[])[] = [HEAD];
  let before: DonationsAsked['before'];
  for (;;) {
    const page = await listDonations(db, siteId, { ...asked, before });
    const shown = page.slice(0, PAGE_SIZE);
    rows.push(...shown.map((row) => rowOf(describeDonation(row))));
    before = shown.at(-1);
    if (page.length <= PAGE_SIZE) return formatCsv(rows);
  }
}

function rowOf(donation: Donation): string[] {
  const { fractionDigits: digits } = currencyOf(donation.currency);
  const money = (minor: number) => decimalOf(minor, digits);
  return [
    donation.receiptNumber ?? '',
    new Date(donation.donatedAt).toISOString(),
    donation.receiptAt === null ? '' : new Date(donation.receiptAt).toISOString(),
    donation.state,
    donation.isTest ? 'yes' : '',
    donation.donor,
    donation.email,
    donation.isAnonymous ? 'yes' : '',
    donation.dedication,
    donation.campaign,
    donation.frequency,
    donation.currency,
    money(donation.amountMinor),
    money(donation.feeMinor),
    money(donation.totalMinor),
    money(donation.refundedMinor),
    String(donation.orderNumber),
  ];
}
