/**
 * Invoices and credit notes in UBL 2.1 by the core of EN 16931, as programs of the EU’s tax offices and bookkeepers
 * read them.
 */
import { formatLocalTime } from '../../locale/local-time.ts';
import { currencyOf } from '../../money/currencies.ts';
import { decimalOf } from '../../money/decimal.ts';
import { divide } from '../../money/divide.ts';
import type { CreditNote } from './credit-note.ts';
import { type Invoice, type InvoiceTax, listedMinor, placeWords, type TakenOff } from './invoice.ts';
import type { Paper, PaperLine } from './invoice-paper.ts';
import { buyer, destination, seller } from './invoice-parties.ts';
import { type Electronic, headOfProfile, isNarrow, PLAIN, paymentMeans } from './invoice-profile.ts';
import { categoryOf, isOutsideVat } from './tax-category.ts';
import { field, group, optional, type Part, writeUbl } from './ubl.ts';

/** “One”, of UN/ECE recommendation 20. */
const PIECE = 'C62';
/** Of the price of a piece: times their number it has to come to the line. */
const MORE_DIGITS = 4;
const MORE = 10n ** BigInt(MORE_DIGITS);

/** Writes amounts of a document, and days of its shop. */
interface Pen {
  readonly amount: (name: string, minor: number) => string;
  /** Of one piece. */
  readonly price: (minor: number, quantity: number) => string;
  readonly day: (at: number) => string;
}

/** @param timeZone of the shop: in it days begin */
export function invoiceXml(invoice: Invoice, timeZone: string, by: Electronic = PLAIN): string {
  const pen = penOf(invoice, timeZone);
  return writeUbl('Invoice', [
    headOf(invoice, pen, by, field('InvoiceTypeCode', '380')),
    parties(invoice, pen, by),
    paymentMeans(invoice, invoice.totalMinor - invoice.paidMinor),
    group('PaymentTerms', field('Note', invoice.seller.terms || 'Payable at once.')),
    sums(invoice, pen, by, invoice.paidMinor),
    invoice.lines.map((line, index) => lineOf(invoice, line, pen, { name: 'Invoice', number: index + 1 })),
  ]);
}

/** What was given back was paid back: nothing of it is open. */
export function creditNoteXml(note: CreditNote, timeZone: string, by: Electronic = PLAIN): string {
  const pen = penOf(note, timeZone);
  const reference = [field('ID', note.invoice.number), field('IssueDate', pen.day(note.invoice.issuedAt))];
  return writeUbl('CreditNote', [
    headOf(note, pen, by, field('CreditNoteTypeCode', '381')),
    group('BillingReference', group('InvoiceDocumentReference', reference)),
    parties(note, pen, by),
    paymentMeans(note, 0),
    sums(note, pen, by, note.totalMinor),
    note.lines.map((line, index) => lineOf(note, line, pen, { name: 'CreditNote', number: index + 1 })),
  ]);
}

/** @param typeCode from UNTDID 1001 */
function headOf(
  {
    number,
    issuedAt,
    currency,
    orderNumber,
    ...sold
  }: Pick<Invoice, 'number' | 'issuedAt' | 'currency' | 'orderNumber' | 'collectedIn' | 'placeNote'>,
  pen: Pen,
  by: Electronic,
  typeCode: Part,
): Part {
  return [
    headOfProfile(by),
    field('ID', number),
    field('IssueDate', pen.day(issuedAt)),
    typeCode,
    optional('Note', placeWords(sold)),
    field('DocumentCurrencyCode', currency),
    optional('BuyerReference', by.reference || (isNarrow(by) ? String(orderNumber) : '')),
    group('OrderReference', field('ID', String(orderNumber))),
  ];
}

function penOf({ currency }: Paper, timeZone: string): Pen {
  const { fractionDigits: digits } = currencyOf(currency);
  const money = (name: string, text: string) => `<cbc:${name} currencyID="${currency}">${text}</cbc:${name}>`;
  return {
    amount: (name, minor) => money(name, decimalOf(minor, digits)),
    price: (minor, quantity) =>
      money('PriceAmount', decimalOf(divide(BigInt(minor) * MORE, BigInt(quantity)), digits + MORE_DIGITS)),
    day: (at) => formatLocalTime(at, timeZone).slice(0, 10),
  };
}

function parties(paper: Paper, { day }: Pen, by: Electronic): Part {
  return [
    seller(paper, by),
    buyer(paper, by),
    group('Delivery', [field('ActualDeliveryDate', day(paper.soldAt)), destination(paper)]),
  ];
}

function sums(paper: Paper, { amount }: Pen, by: Electronic, paidMinor: number): Part {
  const { delivery, netMinor, taxMinor, totalMinor } = paper;
  const charges = delivery?.netMinor ?? 0;
  // Outside of VAT nothing tells the amounts apart.
  const taxes = isOutsideVat(paper) ? [{ ppm: 0, netMinor, taxMinor }] : paper.taxes;
  return [
    delivery
      ? group('AllowanceCharge', [
          field('ChargeIndicator', 'true'),
          field('AllowanceChargeReason', delivery.title),
          amount('Amount', delivery.netMinor),
          category('TaxCategory', paper, delivery),
        ])
      : '',
    group('TaxTotal', [
      amount('TaxAmount', taxMinor),
      ...taxes.map((tax) =>
        group('TaxSubtotal', [
          amount('TaxableAmount', tax.netMinor),
          amount('TaxAmount', tax.taxMinor),
          category('TaxCategory', paper, tax, by),
        ]),
      ),
    ]),
    group('LegalMonetaryTotal', [
      amount('LineExtensionAmount', netMinor - charges),
      amount('TaxExclusiveAmount', netMinor),
      amount('TaxInclusiveAmount', totalMinor),
      charges === 0 ? '' : amount('ChargeTotalAmount', charges),
      amount('PrepaidAmount', paidMinor),
      amount('PayableAmount', totalMinor - paidMinor),
    ]),
  ];
}

interface LineName {
  /** Of the document. */
  readonly name: 'Invoice' | 'CreditNote';
  readonly number: number;
}

function lineOf(paper: Paper, line: PaperLine, { amount, price }: Pen, { name, number }: LineName): Part {
  const counted = name === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  const allowance = (reason: string, minor = 0) =>
    minor === 0
      ? ''
      : group('AllowanceCharge', [
          field('ChargeIndicator', 'false'),
          field('AllowanceChargeReason', reason),
          amount('Amount', minor),
        ]);
  const { discountMinor, creditMinor }: TakenOff = line;
  return group(`${name}Line`, [
    field('ID', String(number)),
    `<cbc:${counted} unitCode="${PIECE}">${line.quantity}</cbc:${counted}>`,
    amount('LineExtensionAmount', line.netMinor),
    allowance('Discount', discountMinor),
    allowance('Refund', creditMinor),
    group('Item', [field('Name', line.title), category('ClassifiedTaxCategory', paper, line)]),
    group('Price', price(listedMinor(line), line.quantity)),
  ]);
}

/** Why something bears no tax is said once, where the sums are. */
function category(
  name: string,
  paper: Paper,
  tax: Pick<InvoiceTax, 'ppm' | 'exempt'>,
  ofSum?: Electronic,
): Part {
  const { id, percent, reasonCode, reason } = categoryOf(paper, tax);
  // Germany wants a rate of each sum, also of what is outside of VAT (BR-DE-14).
  const noRate = ofSum?.profile === 'xrechnung' ? '0' : '';
  return group(name, [
    field('ID', id),
    optional('Percent', percent || noRate),
    ofSum ? [optional('TaxExemptionReasonCode', reasonCode), optional('TaxExemptionReason', reason)] : '',
    group('TaxScheme', field('ID', 'VAT')),
  ]);
}
