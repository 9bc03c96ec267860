/** Formats of electronic documents: what each needs, and the places where countries end and VAT does not. */
import { expect, test } from 'vitest';
import { sellerSchema } from '../settings/seller.ts';
import { type InvoicedOrder, makeInvoice } from './invoice.ts';
import { lacksOfProfile } from './invoice-profile.ts';
import { invoiceXml } from './invoice-xml.ts';

const SELLER = sellerSchema.parse({
  name: 'Ember & Ash',
  street: 'Kiln Lane 1',
  postalCode: '10435',
  city: 'Berlin',
  country: 'DE',
  taxNumber: 'DE136695976',
  email: 'shop@example.org',
  phone: '030 123456',
  iban: 'de89 3704 0044 0532 0130 00',
});
const HOME = {
  name: 'Ada',
  line1: 'Street 7',
  line2: '',
  postalCode: '10435',
  city: 'Berlin',
  region: '',
  country: 'DE',
};
const ORDER: InvoicedOrder = {
  number: 1001,
  soldAt: 0,
  currency: 'EUR',
  address: HOME,
  email: 'ada@example.org',
  lines: [{ title: 'Bowl', optionText: '', quantity: 1, kind: 'physical', taxMinor: 0, totalMinor: 1000 }],
  deliveryName: null,
  taxMinor: 0,
  totalMinor: 1000,
  paidMinor: 0,
  taxRates: { lines: [[]], shipping: [] },
};
const invoiceTo = (address: Partial<typeof HOME>, more: Partial<InvoicedOrder> = {}) =>
  makeInvoice({ ...ORDER, address: { ...HOME, ...address }, ...more }, SELLER, { number: 7, issuedAt: 0 });
const asked = { reference: '', endpoint: '' };

test('an invoice that is not paid says to which account, with its number', () => {
  const xml = invoiceXml(invoiceTo({}), 'UTC');
  expect(xml).toMatch(/<cac:PaymentMeans><cbc:PaymentMeansCode>58<.*<cbc:PaymentID>7</s);
  expect(xml).toContain('<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID>');
  const paid = invoiceXml(invoiceTo({}, { paidMinor: 1000, paidBy: 'stripe' }), 'UTC');
  expect(paid).toContain(
    '<cac:PaymentMeans><cbc:PaymentMeansCode>68</cbc:PaymentMeansCode></cac:PaymentMeans>',
  );
});

test('an IBAN with a digit typed wrong is refused', () => {
  expect(sellerSchema.safeParse({ iban: 'DE89370400440532013001' }).success).toBe(false);
  expect(sellerSchema.safeParse({ iban: 'NL91ABNA0417164300' }).success).toBe(true);
});

test.each([
  ['en16931', 'urn:cen.eu:en16931:2017'],
  ['xrechnung', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'],
  ['peppol', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'],
] as const)('%s names its rules, and has what they need', (profile, id) => {
  const xml = invoiceXml(invoiceTo({}), 'UTC', {
    profile,
    reference: '04011000-12345-06',
    endpoint: '0204:04011000',
  });
  expect(xml).toContain(`<cbc:CustomizationID>${id}</cbc:CustomizationID>`);
  expect(xml).toContain('<cbc:BuyerReference>04011000-12345-06</cbc:BuyerReference><cac:OrderReference>');
  const isNarrow = profile !== 'en16931';
  expect(xml.includes('<cbc:EndpointID schemeID="0204">04011000</cbc:EndpointID>')).toBe(isNarrow);
  expect(xml).toMatch(/<cac:Contact>.*<cbc:Telephone>030 123456</s);
});

test('what a format needs and the settings lack is named', () => {
  const bare = { ...invoiceTo({}), seller: { ...invoiceTo({}).seller, phone: '', iban: '', email: '' } };
  expect(lacksOfProfile(bare, { profile: 'en16931', ...asked })).toEqual([]);
  expect([...lacksOfProfile(bare, { profile: 'xrechnung', ...asked })].sort()).toEqual([
    'iban',
    'sellerEmail',
    'sellerEndpoint',
    'sellerPhone',
  ]);
  // Peppol takes no email address; a VAT number is one of its addresses.
  expect(lacksOfProfile(invoiceTo({}), { profile: 'peppol', ...asked })).toEqual(['buyerEndpoint']);
  const company = invoiceTo({ country: 'FR' }, { vatNumber: 'FR40303265045' });
  expect(lacksOfProfile(company, { profile: 'peppol', ...asked })).toEqual([]);
});

test.each([
  [
    'ES',
    '35001',
    'G',
    'Canary Islands is outside the VAT area of the EU (Directive 2006/112/EC, article 6(1)(b)).',
  ],
  ['ES', '51001', 'G', 'Ceuta'],
  ['FI', '22100', 'G', 'Åland Islands'],
  ['AX', '22100', 'G', 'Åland Islands'],
  ['IT', '23041', 'G', 'Livigno'],
  ['DE', '78266', 'G', 'Büsingen'],
  ['DE', '27498', 'G', 'Heligoland'],
  ['GR', '63086', 'G', 'Mount Athos'],
  ['GP', '97100', 'G', 'Guadeloupe'],
  ['FR', '97400', 'G', 'Réunion'],
  ['GB', 'SW1A 1AA', 'G', ''],
  ['ES', '28001', 'E', ''],
  ['GB', 'BT1 1AA', 'E', 'Northern Ireland counts as part of the EU for goods'],
  ['MC', '98000', 'E', 'Monaco counts as France for VAT'],
])('goods to %s %s are of category %s, and say why', (country, postalCode, category, words) => {
  const xml = invoiceXml(invoiceTo({ country, postalCode }), 'UTC');
  expect(xml).toMatch(new RegExp(`<cac:ClassifiedTaxCategory><cbc:ID>${category}<`));
  expect(/<cbc:Note>([^<]*)<\/cbc:Note><cbc:DocumentCurrencyCode>/.exec(xml)?.[1] ?? '').toContain(words);
  if (words === '') expect(xml).not.toContain('<cbc:Note>Directive');
});

test.each([
  ['XK', '1A'],
  ['AC', 'SH'],
  ['TA', 'SH'],
])('%s, which has no ISO code, is written as %s', (country, code) => {
  const xml = invoiceXml(invoiceTo({ country }), 'UTC');
  expect(xml).toContain(`<cbc:IdentificationCode>${code}</cbc:IdentificationCode>`);
});

test('goods to a company in Northern Ireland are delivered to XI', () => {
  const belfast = { country: 'GB', postalCode: 'BT1 1AA' };
  const xml = invoiceXml(invoiceTo(belfast, { vatNumber: 'XI980780684', isReverseCharge: true }), 'UTC');
  expect(xml).toMatch(/<cac:DeliveryLocation>.*<cbc:IdentificationCode>XI</s);
  expect(xml).toContain('VATEX-EU-IC');
});
