/**
 * Invoices and credit notes in UBL 2.1 by the core of EN 16931, as programs of the EU’s tax offices and bookkeepers
 * read them.
 */
import { formatLocalTime } from '../../locale/local-time.ts';
import { currencyOf } from '../../money/currencies.ts';
import { decimalOf } from '../../money/decimal.ts';
import { divide } from '../../money/divide.ts';
import type { CreditNote } from './credit-note.ts';
import { collectedWords, type Invoice, type InvoiceTax, listedMinor, type TakenOff } from './invoice.ts';
import { categoryOf, isOutsideVat, isVatNumber } from './tax-category.ts';
import { field, group, optional, type Part, writeUbl } from './ubl.ts';

/** “One”, of UN/ECE recommendation 20. */
const PIECE = 'C62';
/** Of the price of a piece: times their number it has to come to the line. */
const MORE_DIGITS = 4;
const MORE = 10n ** BigInt(MORE_DIGITS);

/** What both documents hold. */
type Paper = Pick<
  Invoice,
  | 'currency'
  | 'seller'
  | 'collectedIn'
  | 'buyer'
  | 'soldAt'
  | 'taxes'
  | 'netMinor'
  | 'taxMinor'
  | 'totalMinor'
> & {
  readonly lines: readonly PaperLine[];
  readonly delivery: Omit<PaperLine, 'quantity'> | null;
};
type PaperLine = Invoice['lines'][number];

/** Writes amounts of a document, and days of its shop. */
interface Pen {
  readonly amount: (name: string, minor: number) => string;
  /** Of one piece. */
  readonly price: (minor: number, quantity: number) => string;
  readonly day: (at: number) => string;
}

/** @param timeZone of the shop: in it days begin */
export function invoiceXml(invoice: Invoice, timeZone: string): string {
  const pen = penOf(invoice, timeZone);
  return writeUbl('Invoice', [
    headOf(invoice, pen, field('InvoiceTypeCode', '380')),
    parties(invoice, pen),
    group('PaymentTerms', field('Note', invoice.seller.terms || 'Payable at once.')),
    sums(invoice, pen, invoice.paidMinor),
    invoice.lines.map((line, index) => lineOf(invoice, line, pen, { name: 'Invoice', number: index + 1 })),
  ]);
}

/** What was given back was paid back: nothing of it is open. */
export function creditNoteXml(note: CreditNote, timeZone: string): string {
  const pen = penOf(note, timeZone);
  const reference = [field('ID', note.invoice.number), field('IssueDate', pen.day(note.invoice.issuedAt))];
  return writeUbl('CreditNote', [
    headOf(note, pen, field('CreditNoteTypeCode', '381')),
    group('BillingReference', group('InvoiceDocumentReference', reference)),
    parties(note, pen),
    sums(note, pen, note.totalMinor),
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
    collectedIn,
  }: Pick<Invoice, 'number' | 'issuedAt' | 'currency' | 'orderNumber' | 'collectedIn'>,
  pen: Pen,
  typeCode: Part,
): Part {
  return [
    field('CustomizationID', 'urn:cen.eu:en16931:2017'),
    field('ID', number),
    field('IssueDate', pen.day(issuedAt)),
    typeCode,
    optional('Note', collectedWords({ collectedIn })),
    field('DocumentCurrencyCode', currency),
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

function parties(paper: Paper, { day }: Pen): Part {
  return [
    seller(paper),
    buyer(paper),
    group('Delivery', [field('ActualDeliveryDate', day(paper.soldAt)), destination(paper)]),
  ];
}

function sums(paper: Paper, { amount }: Pen, paidMinor: number): Part {
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
          category('TaxCategory', paper, tax, true),
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

function seller(paper: Paper): Part {
  const { name, street, city, postalCode, country, taxNumber, email } = paper.seller;
  const isVat = isVatNumber(taxNumber);
  return group(
    'AccountingSupplierParty',
    group('Party', [
      // Without a number for VAT, something else has to say who this is (BR-CO-26).
      isVat ? '' : group('PartyIdentification', field('ID', taxNumber || email || name)),
      address({ line1: street, line2: '', city, postalCode, country }),
      taxScheme(taxNumber, isVat ? 'VAT' : 'TAX'),
      group('PartyLegalEntity', field('RegistrationName', name)),
    ]),
  );
}

function buyer(paper: Paper): Part {
  const { buyer: person, seller: from } = paper;
  return group(
    'AccountingCustomerParty',
    group('Party', [
      // What is fetched in the shop has no address: it is sold where the shop is.
      address({ ...person, country: person.country || from.country }),
      taxScheme(isOutsideVat(paper) ? '' : (person.vatNumber ?? ''), 'VAT'),
      group('PartyLegalEntity', field('RegistrationName', person.name || 'Buyer')),
    ]),
  );
}

interface Place {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
}

function address({ line1, line2, city, postalCode, country }: Place): Part {
  return group('PostalAddress', [
    optional('StreetName', line1),
    optional('AdditionalStreetName', line2),
    optional('CityName', city),
    optional('PostalZone', postalCode),
    group('Country', field('IdentificationCode', country)),
  ]);
}

function taxScheme(number: string, scheme: 'VAT' | 'TAX'): Part {
  return number === ''
    ? ''
    : group('PartyTaxScheme', [field('CompanyID', number), group('TaxScheme', field('ID', scheme))]);
}

/** Goods that are collected, or bear no tax because they go to another country, have to say in which one. */
function destination({ buyer, taxes, collectedIn }: Paper): Part {
  const isSentAway = taxes.some(({ exempt }) => exempt === 'goods');
  const country = collectedIn ?? (isSentAway ? buyer.country : '');
  if (country === '') return '';
  const place = group('Country', field('IdentificationCode', country));
  return group('DeliveryLocation', group('Address', place));
}

/** Why something bears no tax is said once, where the sums are. */
function category(name: string, paper: Paper, tax: Pick<InvoiceTax, 'ppm' | 'exempt'>, isSum = false): Part {
  const { id, percent, reasonCode, reason } = categoryOf(paper, tax);
  return group(name, [
    field('ID', id),
    optional('Percent', percent),
    isSum ? [optional('TaxExemptionReasonCode', reasonCode), optional('TaxExemptionReason', reason)] : '',
    group('TaxScheme', field('ID', 'VAT')),
  ]);
}
