/** An invoice in UBL 2.1 by the core of EN 16931, as programs of the EU’s tax offices and bookkeepers read it. */
import { escapeHtml } from '../escape-html.ts';
import { formatLocalTime } from '../locale/local-time.ts';
import { currencyOf } from '../money/currencies.ts';
import { decimalOf } from '../money/decimal.ts';
import { divide } from '../money/divide.ts';
import { type Invoice, type InvoiceTax, listedMinor } from './invoice.ts';

type Part = string | readonly Part[];

const NAMESPACES = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ');
/** Commercial invoice. */
const INVOICE = '380';
/** “One”, of UN/ECE recommendation 20. */
const PIECE = 'C62';
/** Of the price of a piece: times their number it has to come to the line. */
const MORE_DIGITS = 4;
const MORE = 10n ** BigInt(MORE_DIGITS);

/** @param timeZone of the shop: in it days begin */
export function invoiceXml(invoice: Invoice, timeZone: string): string {
  const { currency, lines, delivery, taxes } = invoice;
  const { fractionDigits: digits } = currencyOf(currency);
  const amount = (name: string, minor: number) =>
    `<cbc:${name} currencyID="${currency}">${decimalOf(minor, digits)}</cbc:${name}>`;
  const allowance = (reason: string, minor = 0) =>
    minor === 0
      ? ''
      : group('AllowanceCharge', [
          field('ChargeIndicator', 'false'),
          field('AllowanceChargeReason', reason),
          amount('Amount', minor),
        ]);
  const charges = delivery?.netMinor ?? 0;
  const dayOf = (at: number) => formatLocalTime(at, timeZone).slice(0, 10);
  const document: Part[] = [
    field('CustomizationID', 'urn:cen.eu:en16931:2017'),
    field('ID', invoice.number),
    field('IssueDate', dayOf(invoice.issuedAt)),
    field('InvoiceTypeCode', INVOICE),
    field('DocumentCurrencyCode', currency),
    group('OrderReference', field('ID', String(invoice.orderNumber))),
    seller(invoice),
    buyer(invoice),
    group('Delivery', [field('ActualDeliveryDate', dayOf(invoice.soldAt)), destination(invoice)]),
    group('PaymentTerms', field('Note', invoice.seller.terms || 'Payable at once.')),
    delivery
      ? group('AllowanceCharge', [
          field('ChargeIndicator', 'true'),
          field('AllowanceChargeReason', delivery.title),
          amount('Amount', delivery.netMinor),
          category('TaxCategory', delivery),
        ])
      : '',
    group('TaxTotal', [amount('TaxAmount', invoice.taxMinor), ...taxes.map((tax) => subtotal(tax, amount))]),
    group('LegalMonetaryTotal', [
      amount('LineExtensionAmount', invoice.netMinor - charges),
      amount('TaxExclusiveAmount', invoice.netMinor),
      amount('TaxInclusiveAmount', invoice.totalMinor),
      charges === 0 ? '' : amount('ChargeTotalAmount', charges),
      amount('PrepaidAmount', invoice.paidMinor),
      amount('PayableAmount', invoice.totalMinor - invoice.paidMinor),
    ]),
    ...lines.map((line, index) =>
      group('InvoiceLine', [
        field('ID', String(index + 1)),
        `<cbc:InvoicedQuantity unitCode="${PIECE}">${line.quantity}</cbc:InvoicedQuantity>`,
        amount('LineExtensionAmount', line.netMinor),
        allowance('Discount', line.discountMinor),
        allowance('Refund', line.creditMinor),
        group('Item', [field('Name', line.title), category('ClassifiedTaxCategory', line)]),
        group(
          'Price',
          `<cbc:PriceAmount currencyID="${currency}">${decimalOf(divide(BigInt(listedMinor(line)) * MORE, BigInt(line.quantity)), digits + MORE_DIGITS)}</cbc:PriceAmount>`,
        ),
      ]),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ${NAMESPACES}>${flat(document)}</Invoice>\n`;
}

function seller({ seller: { name, street, city, postalCode, country, taxNumber } }: Invoice): Part {
  return group(
    'AccountingSupplierParty',
    group('Party', [
      address({ line1: street, line2: '', city, postalCode, country }),
      taxScheme(taxNumber),
      group('PartyLegalEntity', field('RegistrationName', name)),
    ]),
  );
}

function buyer({ buyer: person, seller: from }: Invoice): Part {
  return group(
    'AccountingCustomerParty',
    group('Party', [
      // What is fetched in the shop has no address: it is sold where the shop is.
      address({ ...person, country: person.country || from.country }),
      taxScheme(person.vatNumber ?? ''),
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

function subtotal(tax: InvoiceTax, amount: (name: string, minor: number) => string): Part {
  return group('TaxSubtotal', [
    amount('TaxableAmount', tax.netMinor),
    amount('TaxAmount', tax.taxMinor),
    category('TaxCategory', tax, true),
  ]);
}

function taxScheme(number: string): Part {
  return number === ''
    ? ''
    : group('PartyTaxScheme', [field('CompanyID', number), group('TaxScheme', field('ID', 'VAT'))]);
}

/** Goods that bear no tax because they go to another country have to say which one. */
function destination({ buyer: { country }, taxes }: Invoice): Part {
  if (country === '' || !taxes.some(({ exempt }) => exempt === 'goods')) return '';
  const place = group('Country', field('IdentificationCode', country));
  return group('DeliveryLocation', group('Address', place));
}

/** Codes of the standard for what is not taxed, and why. */
const UNTAXED = {
  none: { id: 'E', code: '', reason: 'No tax is charged.' },
  goods: { id: 'K', code: 'VATEX-EU-IC', reason: 'Intra-Community supply' },
  services: { id: 'AE', code: 'VATEX-EU-AE', reason: 'Reverse charge' },
} as const;

/** `S` is the standard way, whatever the rate. Why something bears no tax is said once, where the sums are. */
function category(name: string, { ppm, exempt }: Pick<InvoiceTax, 'ppm' | 'exempt'>, isSum = false): Part {
  const { id, code, reason } = UNTAXED[exempt ?? 'none'];
  return group(name, [
    field('ID', ppm === 0 ? id : 'S'),
    field('Percent', String(ppm / 10_000)),
    ppm === 0 && isSum ? [optional('TaxExemptionReasonCode', code), field('TaxExemptionReason', reason)] : '',
    group('TaxScheme', field('ID', 'VAT')),
  ]);
}

function group(name: string, parts: Part): Part {
  return [`<cac:${name}>`, parts, `</cac:${name}>`];
}

function field(name: string, value: string): string {
  return `<cbc:${name}>${escapeHtml(plain(value))}</cbc:${name}>`;
}

function optional(name: string, value: string): string {
  return value === '' ? '' : field(name, value);
}

/** Without what XML cannot hold. */
function plain(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 cannot hold
  return value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

function flat(part: Part): string {
  return typeof part === 'string' ? part : part.map(flat).join('');
}
