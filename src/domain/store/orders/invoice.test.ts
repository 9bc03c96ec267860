/** Invoices: their sums agree, and what programs read of them says the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from '../../money/decimal.ts';
import { lacksOfSeller, sellerSchema } from '../settings/seller.ts';
import { type InvoicedOrder, makeInvoice } from './invoice.ts';
import { invoiceXml } from './invoice-xml.ts';

const SELLER = sellerSchema.parse({
  name: 'Ember & Ash',
  street: 'Kiln Lane 1',
  postalCode: '10435',
  city: 'Berlin',
  country: 'de',
  taxNumber: 'DE123456789',
  prefix: '2026-',
});
const VAT = (ppm: number) => [{ name: 'VAT', ppm }];
const ADDRESS = {
  name: 'Ada <Byron>',
  line1: 'Kastanienallee 7',
  line2: '',
  postalCode: '10435',
  city: 'Berlin',
  region: '',
  country: 'DE',
};

const ORDER: InvoicedOrder = {
  number: 1001,
  soldAt: Date.UTC(2026, 2, 2),
  currency: 'EUR',
  address: ADDRESS,
  email: 'ada@example.org',
  lines: [
    { title: 'Bowl', optionText: 'Small', quantity: 3, taxMinor: 399, totalMinor: 2499 },
    { title: 'Book', optionText: '', quantity: 1, taxMinor: 70, totalMinor: 1070 },
  ],
  deliveryName: 'Post',
  taxMinor: 564,
  totalMinor: 4164,
  paidMinor: 4164,
  taxRates: { lines: [VAT(190_000), VAT(70_000)], shipping: VAT(190_000) },
};
const NUMBER = { number: 7, issuedAt: Date.UTC(2026, 2, 3) };

test('what a company elsewhere accounts for itself bears no tax, and says why: goods and services apart', () => {
  const untaxed = (line: InvoicedOrder['lines'][number], kind: string) => ({ ...line, kind, taxMinor: 0 });
  const [bowl, book] = ORDER.lines as [InvoicedOrder['lines'][0], InvoicedOrder['lines'][0]];
  const order = {
    ...ORDER,
    lines: [untaxed(bowl, 'physical'), untaxed(book, 'digital')],
    taxMinor: 0,
    address: { ...ADDRESS, country: 'FR' },
    taxRates: { lines: [[], []], shipping: [] },
    vatNumber: 'FR40303265045',
    isReverseCharge: true,
  };
  const invoice = makeInvoice(order, SELLER, NUMBER);
  expect(invoice.taxes).toEqual([
    { ppm: 0, exempt: 'goods', netMinor: 4164 - 1070, taxMinor: 0 },
    { ppm: 0, exempt: 'services', netMinor: 1070, taxMinor: 0 },
  ]);
  const xml = invoiceXml(invoice, 'UTC');
  for (const part of [
    '<cbc:CompanyID>FR40303265045</cbc:CompanyID>',
    '<cbc:ID>K</cbc:ID>',
    '<cbc:TaxExemptionReasonCode>VATEX-EU-IC</cbc:TaxExemptionReasonCode>',
    '<cbc:ID>AE</cbc:ID>',
    '<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>',
    '<cac:DeliveryLocation><cac:Address>',
  ])
    expect(xml).toContain(part);
});

test('an invoice says net and tax by rate, delivery with its own', () => {
  const invoice = makeInvoice(ORDER, SELLER, NUMBER);
  expect(invoice).toMatchObject({
    number: '2026-7',
    netMinor: 3600,
    taxMinor: 564,
    totalMinor: 4164,
    delivery: { title: 'Post', netMinor: 500, taxMinor: 95, ppm: 190_000 },
    taxes: [
      { ppm: 190_000, netMinor: 2600, taxMinor: 494 },
      { ppm: 70_000, netMinor: 1000, taxMinor: 70 },
    ],
  });
  expect(lacksOfSeller(SELLER)).toEqual([]);
  expect(lacksOfSeller(sellerSchema.parse({}))).toHaveLength(3);
});

const line = fc.record({
  title: fc.string(),
  optionText: fc.string(),
  quantity: fc.integer({ min: 1, max: 999 }),
  taxMinor: fc.integer({ min: 0, max: 10_000 }),
  totalMinor: fc.integer({ min: 10_000, max: 10_000_000 }),
});

test('whatever was sold: the parts of an invoice come to its sums, and its XML is well-formed', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 9 }),
      fc.nat(50_000),
      fc.nat(5000),
      (lines, sent, sentTax) => {
        const sumOf = (name: 'taxMinor' | 'totalMinor') => lines.reduce((all, each) => all + each[name], 0);
        const totals = {
          taxMinor: sumOf('taxMinor') + (sent > 0 ? sentTax : 0),
          totalMinor: sumOf('totalMinor') + (sent > 0 ? sent + sentTax : 0),
        };
        const invoice = makeInvoice({ ...ORDER, lines, ...totals }, SELLER, NUMBER);
        const sum = (of: (tax: (typeof invoice.taxes)[number]) => number) =>
          invoice.taxes.reduce((all, tax) => all + of(tax), 0);
        expect(sum(({ netMinor }) => netMinor)).toBe(invoice.netMinor);
        expect(sum(({ taxMinor }) => taxMinor)).toBe(invoice.taxMinor);
        expect(invoice.netMinor + invoice.taxMinor).toBe(invoice.totalMinor);
        const xml = invoiceXml(invoice, 'UTC');
        expect(openElements(xml)).toEqual([]);
        expect(xml).toContain(
          `<cbc:PayableAmount currencyID="EUR">${decimalOf(invoice.totalMinor - ORDER.paidMinor, 2)}<`,
        );
      },
    ),
  );
});

test('an invoice for programs bears the day of the shop, not that of the server', () => {
  const lateInTheEvening = Date.UTC(2026, 10, 25, 23, 49);
  const sold = { ...ORDER, soldAt: lateInTheEvening };
  const xml = invoiceXml(
    makeInvoice(sold, SELLER, { number: 7, issuedAt: lateInTheEvening }),
    'Europe/Berlin',
  );
  expect(xml).toContain('<cbc:IssueDate>2026-11-26</cbc:IssueDate>');
  expect(xml).toContain('<cbc:ActualDeliveryDate>2026-11-26</cbc:ActualDeliveryDate>');
});

test('smallest units become decimals exactly', () => {
  expect([decimalOf(5, 2), decimalOf(-1234, 2), decimalOf(7, 0), decimalOf(1_000_000_000_007, 6)]).toEqual([
    '0.05',
    '-12.34',
    '7',
    '1000000.000007',
  ]);
});

function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name = ''] of xml.replace(/<\?[\s\S]*?\?>/g, '').matchAll(/<(\/)?([\w:]+)\b[^>]*>/g))
    if (!end) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  return open;
}
