/**
 * Invoices and credit notes for programs: the shape of EN 16931’s own examples, and its rules of what is taxed or not.
 */
import { describe, expect, test } from 'vitest';
import { hasSharedData, sharedFiles } from '../../../../scripts/shared-data.ts';
import { type Seller, sellerSchema } from '../settings/seller.ts';
import { makeCreditNote } from './credit-note.ts';
import { type InvoicedOrder, makeInvoice } from './invoice.ts';
import { creditNoteXml, invoiceXml } from './invoice-xml.ts';

const REGISTERED = sellerSchema.parse({
  name: 'Ember & Ash',
  street: 'Kiln Lane 1',
  postalCode: '10435',
  city: 'Berlin',
  country: 'DE',
  taxNumber: 'DE123456789',
});
const UNREGISTERED: Seller = { ...REGISTERED, taxNumber: '12/345/67890' };
const VAT = [{ name: 'VAT', ppm: 190_000 }];
const ZERO = [{ name: 'VAT', ppm: 0 }];
const NUMBER = { number: 7, issuedAt: Date.UTC(2026, 2, 3) };

const ORDER: InvoicedOrder = {
  number: 1001,
  soldAt: Date.UTC(2026, 2, 2),
  currency: 'EUR',
  address: {
    name: 'Ada',
    line1: 'Kastanienallee 7',
    line2: 'Back yard',
    postalCode: '10435',
    city: 'Berlin',
    region: '',
    country: 'DE',
  },
  email: 'ada@example.org',
  lines: [
    { title: 'Bowl', optionText: '', quantity: 3, kind: 'physical', taxMinor: 399, totalMinor: 2499 },
    { title: 'Gift', optionText: '', quantity: 1, kind: 'physical', taxMinor: 0, totalMinor: 0 },
  ],
  deliveryName: 'Post',
  taxMinor: 494,
  totalMinor: 3094,
  paidMinor: 3094,
  taxRates: { lines: [VAT, VAT], shipping: VAT },
};
const UNTAXED: InvoicedOrder = {
  ...ORDER,
  lines: ORDER.lines.map((line) => ({ ...line, taxMinor: 0 })),
  taxMinor: 0,
  taxRates: { lines: [[], []], shipping: [] },
};

/** All of an order, given back. */
function papersOf(order: InvoicedOrder, seller: Seller): { invoice: string; creditNote: string } {
  const invoice = makeInvoice(order, seller, NUMBER);
  const before = { quantity: 0, minor: 0 };
  const returned = <Part extends { netMinor: number; taxMinor: number }>(part: Part, quantity: number) => {
    const totalMinor = part.netMinor + part.taxMinor;
    return { ...part, totalMinor, before, now: { quantity, minor: totalMinor } };
  };
  const note = makeCreditNote(
    invoice,
    {
      lines: invoice.lines.map((line) => returned(line, line.quantity)),
      delivery: invoice.delivery && returned(invoice.delivery, 0),
    },
    { number: 'CN-1', issuedAt: NUMBER.issuedAt },
  );
  return { invoice: invoiceXml(invoice, 'UTC'), creditNote: creditNoteXml(note, 'UTC') };
}

const all = (xml: string, name: string): string[] =>
  [
    ...xml.matchAll(new RegExp(`<(?:\\w+:)?(?:${name})\\b[^>]*>([\\s\\S]*?)</(?:\\w+:)?(?:${name})>`, 'g')),
  ].map(([, inner = '']) => inner);
const idOf = (xml: string): string => all(xml, 'ID')[0]?.trim() ?? '';

/** Rules of EN 16931 on what is not taxed that a document breaks, by their names. */
function brokenRules(xml: string): string[] {
  const [head = ''] = xml.split(/<(?:\w+:)?(?:Invoice|CreditNote)Line>/);
  const [supplier = ''] = all(head, 'AccountingSupplierParty');
  const [customer = ''] = all(head, 'AccountingCustomerParty');
  const schemesOf = (party: string) =>
    all(party, 'PartyTaxScheme').map((scheme) => idOf(all(scheme, 'TaxScheme')[0] ?? ''));
  const isVat = (party: string) => schemesOf(party).includes('VAT');
  const groups = all(head, 'TaxSubtotal').flatMap((sum) => all(sum, 'TaxCategory'));
  const parts = [
    ...all(xml, 'ClassifiedTaxCategory'),
    ...all(head.replace(/<(?:\w+:)?TaxTotal>[\s\S]*?<\/(?:\w+:)?TaxTotal>/g, ''), 'TaxCategory'),
  ];
  const of = (id: string, categories: readonly string[]) => categories.filter((each) => idOf(each) === id);
  const hasReason = (each: string) => /TaxExemptionReason(?:Code)?>/.test(each);
  const rules: Record<string, boolean> = {
    'BR-CO-26': isVat(supplier) || /<(?:\w+:)?(?:PartyIdentification|CompanyID)\b/.test(supplier),
    'BR-48': groups.every((each) => idOf(each) === 'O' || /Percent>/.test(each)),
  };
  for (const id of new Set([...groups, ...parts].map(idOf))) Object.assign(rules, rulesOf(id));
  return Object.keys(rules).filter((name) => !rules[name]);

  function rulesOf(id: string): Record<string, boolean> {
    const kept: Record<string, boolean> = {};
    const isOutside = id === 'O';
    kept[`${id}-01 one sum`] = id === 'S' || of(id, groups).length === 1;
    kept[`${id}-02 seller`] = isOutside ? !isVat(supplier) : schemesOf(supplier).length > 0;
    kept[`${id}-02 buyer`] = isOutside ? !isVat(customer) : !['K', 'AE'].includes(id) || isVat(customer);
    kept[`${id}-05 rate`] = of(id, parts).every((each) => {
      const percent = all(each, 'Percent')[0];
      return isOutside ? percent === undefined : Number(percent) > 0 === (id === 'S');
    });
    kept[`${id}-10 reason`] = of(id, groups).every((each) => hasReason(each) === !['S', 'Z'].includes(id));
    kept['O-11 alone'] = !isOutside || [...groups, ...parts].every((each) => idOf(each) === 'O');
    kept['IC-11 IC-12'] = id !== 'K' || /ActualDeliveryDate[\s\S]*DeliveryLocation/.test(head);
    return kept;
  }
}

const categoriesOf = (xml: string): string[] => [
  ...new Set([...all(xml, 'TaxCategory'), ...all(xml, 'ClassifiedTaxCategory')].map(idOf)),
];

describe('what bears tax and what does not', () => {
  const abroad = { ...UNTAXED, address: { ...ORDER.address, country: 'CH' } };
  const company = {
    ...UNTAXED,
    address: { ...ORDER.address, country: 'FR' },
    vatNumber: 'FR40303265045',
    isReverseCharge: true,
  };
  const mixed = { ...ORDER, taxRates: { lines: [VAT, []], shipping: VAT } };
  test.each([
    ['taxed', ORDER, REGISTERED, ['S']],
    ['one who is not registered for VAT', UNTAXED, UNREGISTERED, ['O']],
    ['one who gave no number', UNTAXED, { ...REGISTERED, taxNumber: '', email: '' }, ['O']],
    ['one who is not registered, abroad', abroad, UNREGISTERED, ['O']],
    ['exempt, of one who is registered', UNTAXED, REGISTERED, ['E']],
    ['some of it exempt', mixed, REGISTERED, ['S', 'E']],
    [
      'at a rate of zero',
      { ...UNTAXED, taxRates: { lines: [ZERO, ZERO], shipping: ZERO } },
      REGISTERED,
      ['Z'],
    ],
    ['out of the EU', abroad, REGISTERED, ['G']],
    ['to a company elsewhere in the EU', company, REGISTERED, ['K']],
  ] as const)('%s', (_name, order, seller, categories) => {
    const { invoice, creditNote } = papersOf(order, seller);
    expect(categoriesOf(invoice)).toEqual(categories);
    expect(brokenRules(invoice)).toEqual([]);
    expect(brokenRules(creditNote)).toEqual([]);
  });

  test('a tax number at home is no number for VAT', () => {
    const { invoice } = papersOf(UNTAXED, UNREGISTERED);
    expect(invoice).toContain('<cbc:CompanyID>12/345/67890</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX<');
    expect(invoice).toContain(
      '<cbc:ID>O</cbc:ID><cbc:TaxExemptionReasonCode>VATEX-EU-O</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Not subject to VAT<',
    );
  });

  test('a number for VAT stays out of a document that is outside of it, the buyer’s as well', () => {
    const { invoice } = papersOf({ ...UNTAXED, vatNumber: 'FR40303265045' }, UNREGISTERED);
    expect(brokenRules(invoice)).toEqual([]);
  });
});

test('a credit note names its invoice, and that nothing of it is open', () => {
  const { creditNote } = papersOf(ORDER, REGISTERED);
  for (const part of [
    '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>7</cbc:ID><cbc:IssueDate>2026-03-03<',
    '<cbc:CreditedQuantity unitCode="C62">3</cbc:CreditedQuantity>',
    '<cbc:TaxInclusiveAmount currencyID="EUR">30.94</cbc:TaxInclusiveAmount>',
    '<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>',
  ])
    expect(creditNote).toContain(part);
});

/** Each element with its children, in the order in which they stand. */
function familiesOf(xml: string): { readonly path: string; readonly children: string[] }[] {
  const families: { path: string; children: string[] }[] = [];
  const open: { path: string; children: string[] }[] = [];
  for (const [, end, name = '', empty] of xml
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .matchAll(/<(\/)?(?:\w+:)?(\w+)\b[^>]*?(\/)?>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    parent?.children.push(name);
    const family = { path: parent ? `${parent.path}/${name}` : name, children: [] };
    families.push(family);
    if (!empty) open.push(family);
  }
  return families;
}

const FOLDERS = ['money/en16931/examples', 'money/en16931/testfiles'];
const discounted = {
  ...ORDER,
  lines: ORDER.lines.map((line) => ({ ...line, discountMinor: 500, creditMinor: 100 })),
};

describe.skipIf(!hasSharedData())('documents of EN 16931', () => {
  const examples = hasSharedData()
    ? FOLDERS.flatMap(sharedFiles).map(({ bytes }) => new TextDecoder().decode(bytes))
    : [];
  const named = (name: string) => examples.filter((xml) => new RegExp(`<(?:\\w+:)?${name}\\b`).test(xml));

  test('its own examples keep the rules by which ours are judged', () => {
    const untaxed = examples.filter((xml) => categoriesOf(xml).includes('O'));
    expect(untaxed.length).toBeGreaterThanOrEqual(5);
    expect(untaxed.map(brokenRules)).toEqual(untaxed.map(() => []));
  });

  test.each([
    ['Invoice', 20, papersOf(discounted, REGISTERED).invoice],
    ['Invoice', 20, papersOf(UNTAXED, UNREGISTERED).invoice],
    ['CreditNote', 4, papersOf(ORDER, REGISTERED).creditNote],
    ['CreditNote', 4, papersOf(UNTAXED, UNREGISTERED).creditNote],
  ] as const)(
    'an %s holds no element that its %i examples do not, nor in another order',
    (name, least, xml) => {
      const known = named(name);
      expect(known.length).toBeGreaterThanOrEqual(least);
      const families = known.flatMap(familiesOf);
      const theirs = new Set(families.map(({ path }) => path));
      const ours = familiesOf(xml);
      expect(ours.map(({ path }) => path).filter((path) => !theirs.has(path))).toEqual([]);
      expect(ours.flatMap((family) => contradictions(family, families))).toEqual([]);
    },
  );
});

type Family = ReturnType<typeof familiesOf>[number];

/** Of any two children that stand together in an example, ours come in the same order. */
function contradictions({ path, children }: Family, known: readonly Family[]): string[] {
  const alike = known.filter((family) => family.path === path);
  return children.flatMap((child, index) =>
    children
      .slice(index + 1)
      .filter((later) => {
        if (later === child) return false;
        const both = alike.filter(
          (family) => family.children.includes(child) && family.children.includes(later),
        );
        return (
          both.length > 0 &&
          both.every((family) => family.children.indexOf(child) > family.children.lastIndexOf(later))
        );
      })
      .map((later) => `${path}: ${child} before ${later}`),
  );
}
