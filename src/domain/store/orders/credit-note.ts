/** A credit note, frozen when it is issued: what was given back of an invoice, net and by rate of tax. */
import { sum } from '../settings/tax.ts';
import { taxGivenBack } from './given-back.ts';
import { type Invoice, type InvoiceLine, type TaxDocument, taxesOf } from './invoice.ts';

/** What had been given back of a line, or of delivery, at some moment. */
export interface Returned {
  readonly quantity: number;
  readonly minor: number;
}

/** Of an order: lines by their ids. */
export interface ReturnedParts {
  readonly lines: Readonly<Record<string, Returned>>;
  readonly shippingMinor: number;
}

export const NOTHING_RETURNED: ReturnedParts = { lines: {}, shippingMinor: 0 };

interface CreditLine extends Omit<InvoiceLine, 'discountMinor' | 'creditMinor'> {
  /** The buyer keeps the pieces, and gets some of their price back. */
  readonly isReduction?: boolean | undefined;
}

export interface CreditNote extends TaxDocument {
  readonly invoice: Pick<Invoice, 'number' | 'issuedAt'>;
  readonly lines: readonly CreditLine[];
  readonly delivery: Omit<CreditLine, 'quantity' | 'isReduction'> | null;
}

/** A line of the order, or its delivery, as it was paid and as it stands now. */
export interface CreditedPart extends Pick<InvoiceLine, 'title' | 'ppm' | 'exempt'> {
  readonly totalMinor: number;
  readonly taxMinor: number;
  /** Up to the last paper. */
  readonly before: Returned;
  readonly now: Returned;
}

export interface Credited {
  readonly lines: readonly CreditedPart[];
  readonly delivery: CreditedPart | null;
}

/** Before the numbers, so that none is that of an invoice as well. */
export const CREDIT_PREFIX = 'CN-';

export function creditMinorOf({ lines, delivery }: Credited): number {
  return sum([...lines, ...(delivery ? [delivery] : [])].map(({ before, now }) => now.minor - before.minor));
}

export function makeCreditNote(
  { seller, collectedIn, placeNote, paidBy, buyer, orderNumber, soldAt, currency, ...invoice }: Invoice,
  { lines: parts, delivery: sent }: Credited,
  { number, issuedAt }: { readonly number: string; readonly issuedAt: number },
): CreditNote {
  const lines = parts.flatMap((part) => {
    const line = creditOf(part);
    const pieces = part.now.quantity - part.before.quantity;
    // As a piece of the price, where the buyer keeps the pieces.
    const counted =
      pieces > 0
        ? { quantity: pieces }
        : { quantity: 1, isReduction: true, title: `Price reduction: ${part.title}` };
    return line ? [{ ...line, ...counted }] : [];
  });
  const delivery = (sent && creditOf(sent)) ?? null;
  const credits = delivery ? [...lines, delivery] : lines;
  const netMinor = sum(credits.map((credit) => credit.netMinor));
  const taxMinor = sum(credits.map((credit) => credit.taxMinor));
  return {
    number,
    issuedAt,
    invoice: { number: invoice.number, issuedAt: invoice.issuedAt },
    orderNumber,
    soldAt,
    currency,
    seller,
    ...(collectedIn !== undefined && { collectedIn }),
    ...(placeNote !== undefined && { placeNote }),
    ...(paidBy !== undefined && { paidBy }),
    buyer,
    lines,
    delivery,
    taxes: taxesOf(credits),
    netMinor,
    taxMinor,
    totalMinor: netMinor + taxMinor,
  };
}

/** Undefined where nothing of it was given back since. */
function creditOf({ title, ppm, exempt, before, now, ...paid }: CreditedPart) {
  const minor = now.minor - before.minor;
  if (minor <= 0) return undefined;
  // Between the two moments, so that all credits together hold exactly the tax that was paid.
  const taxMinor =
    taxGivenBack({ ...paid, refundedMinor: now.minor }) -
    taxGivenBack({ ...paid, refundedMinor: before.minor });
  return { title, netMinor: minor - taxMinor, taxMinor, ppm, ...(exempt && { exempt }) };
}
