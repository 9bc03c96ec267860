/**
 * Writes invoices and credit notes of many kinds of sale, to run the official rules over them by hand (docs/decisions/123-places-of-tax-and-electronic-invoices.md):
 * `node scripts/sample-invoices.ts FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCreditNote } from '#domain/store/orders/credit-note.ts';
import { type InvoicedOrder, makeInvoice } from '#domain/store/orders/invoice.ts';
import type { Electronic } from '#domain/store/orders/invoice-profile.ts';
import { creditNoteXml, invoiceXml } from '#domain/store/orders/invoice-xml.ts';
import { INVOICE_PROFILES, type Seller, sellerSchema } from '#domain/store/settings/seller.ts';
import { taxOf } from '#domain/store/settings/tax.ts';

const SELLER = sellerSchema.parse({
  name: 'Ember & Ash',
  street: 'Kiln Lane 1',
  postalCode: '10435',
  city: 'Berlin',
  country: 'DE',
  taxNumber: 'DE136695976',
  email: 'shop@example.org',
  phone: '+49 30 123456',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  terms: 'Payable within 14 days.',
});
const FRENCH = sellerSchema.parse({
  ...SELLER,
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
  taxNumber: 'FR40303265045',
  iban: 'FR1420041010050500013M02606',
  bic: '',
});
const SMALL: Seller = { ...SELLER, taxNumber: '12/345/67890', endpoint: '0088:7300010000001' };
const UNPAID_ABROAD: Seller = { ...SELLER, terms: '', bic: '' };
const SELLERS = [SELLER, FRENCH, SMALL, UNPAID_ABROAD];

const HOME = {
  name: 'Ada Lovelace',
  line1: 'Kastanienallee 7',
  line2: 'Back yard',
  postalCode: '10435',
  city: 'Berlin',
  region: '',
  country: 'DE',
};
const to = (country: string, postalCode: string, city: string, region = '') => ({
  ...HOME,
  country,
  postalCode,
  city,
  region,
});
/** With a VAT number, the buyer accounts for the tax. */
const BUYERS = [
  { address: HOME },
  { address: to('FR', '75001', 'Paris'), vatNumber: 'FR40303265045' },
  { address: to('GB', 'BT1 1AA', 'Belfast'), vatNumber: 'XI980780684' },
  { address: to('ES', '35001', 'Las Palmas', 'Las Palmas') },
  { address: to('FI', '22100', 'Mariehamn') },
  { address: to('XK', '10000', 'Pristina') },
  { address: to('AC', 'ASCN 1ZZ', 'Georgetown') },
  { address: to('TA', 'TDCU 1ZZ', 'Edinburgh') },
  { address: to('US', '78701', 'Austin', 'TX') },
  { address: to('AT', '1010', 'Wien') },
];
const KINDS = ['physical', 'digital', 'service'] as const;

interface Buyer {
  readonly address: InvoicedOrder['address'];
  readonly vatNumber?: string;
}

function isReversed({ vatNumber }: Buyer, seller: Seller): boolean {
  return vatNumber !== undefined && !vatNumber.startsWith(seller.country) && seller !== SMALL;
}

function ratesOf(seed: number, buyer: Buyer, seller: Seller) {
  const isTaxed = seller !== SMALL && ['DE', 'FR', 'AT'].includes(buyer.address.country);
  if (!isTaxed || isReversed(buyer, seller)) return [];
  return [{ id: 'r', name: 'VAT', ppm: seed % 5 === 0 ? 70_000 : 190_000 }];
}

/** A number of Northern Ireland is for goods. */
function kindOf(seed: number, { address }: Buyer) {
  return address.country === 'GB' ? 'physical' : (KINDS[seed % KINDS.length] ?? 'physical');
}

/** @param seed the same document for the same number */
function orderOf(seed: number): { readonly order: InvoicedOrder; readonly seller: Seller } {
  const seller = SELLERS[seed % SELLERS.length] ?? SELLER;
  const buyer: Buyer = BUYERS[Math.floor(seed / 2) % BUYERS.length] ?? { address: HOME };
  const isReverse = isReversed(buyer, seller);
  const isIncluded = seed % 3 === 0;
  const rates = ratesOf(seed, buyer, seller);
  const count = 1 + (seed % 4);
  const kind = kindOf(seed, buyer);
  const parts = Array.from({ length: count }, (_, index) => ({
    amountMinor: 999 * (index + 1) + seed * 7,
    rates,
    isIncluded,
  }));
  const delivery = { amountMinor: kind === 'physical' ? 490 : 0, rates, isIncluded };
  const taxed = taxOf([...parts, delivery], { rounding: seed % 2 === 0 ? 'group' : 'line' });
  const amounts = taxed.parts.map(({ netMinor, taxMinor }) => ({
    taxMinor,
    totalMinor: netMinor + taxMinor,
  }));
  const totalMinor = amounts.reduce((sum, each) => sum + each.totalMinor, 0);
  const rate = rates.map(({ name, ppm }) => ({ name, ppm }));
  return {
    seller,
    order: {
      number: 1000 + seed,
      soldAt: Date.UTC(2026, 1, 1 + (seed % 27)),
      currency: seed % 7 === 0 ? 'USD' : 'EUR',
      address: buyer.address,
      email: 'ada@example.org',
      lines: amounts.slice(0, count).map((amount, index) => ({
        title: `Bowl ${index + 1} <&> “blue”`,
        optionText: index % 2 === 0 ? '' : 'Large',
        quantity: 1 + ((seed + index) % 5),
        kind,
        ...amount,
        ...(index === 1 && { discountMinor: 100 }),
      })),
      deliveryName: kind === 'physical' ? 'Post' : null,
      taxMinor: taxed.parts.reduce((sum, each) => sum + each.taxMinor, 0),
      totalMinor,
      paidMinor: seed % 2 === 0 ? totalMinor : 0,
      taxRates: { lines: parts.map(() => rate), shipping: rate },
      ...(isReverse && { vatNumber: buyer.vatNumber, isReverseCharge: true }),
      paidBy: seed % 2 === 0 ? 'stripe' : 'bankTransfer',
    },
  };
}

function papersOf(seed: number, by: Electronic): readonly [name: string, xml: string][] {
  const { order, seller } = orderOf(seed);
  const invoice = makeInvoice(order, seller, { number: seed, issuedAt: order.soldAt });
  const returned = <Part extends { netMinor: number; taxMinor: number }>(part: Part, quantity: number) => {
    const totalMinor = part.netMinor + part.taxMinor;
    return { ...part, totalMinor, before: { quantity: 0, minor: 0 }, now: { quantity, minor: totalMinor } };
  };
  const note = makeCreditNote(
    invoice,
    {
      lines: invoice.lines.map((line) => returned(line, line.quantity)),
      delivery: invoice.delivery && returned(invoice.delivery, 0),
    },
    { number: `CN-${seed}`, issuedAt: order.soldAt },
  );
  return [
    [`${by.profile}-invoice-${seed}.xml`, invoiceXml(invoice, 'UTC', by)],
    [`${by.profile}-credit-note-${seed}.xml`, creditNoteXml(note, 'UTC', by)],
  ];
}

const COUNT = 100;
const [folder = '.'] = process.argv.slice(2);
for (const profile of INVOICE_PROFILES) {
  mkdirSync(join(folder, profile), { recursive: true });
  for (let seed = 1; seed <= COUNT; seed++)
    for (const [name, xml] of papersOf(seed, { profile, reference: '', endpoint: '0088:7300010000001' }))
      writeFileSync(join(folder, profile, name), xml);
}
