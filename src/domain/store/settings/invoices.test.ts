/** Invoices of others, by our arithmetic: those of EN 16931, whose tax is rounded by rate, and those of GOBL. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasSharedData, sharedDataPath, sharedFiles } from '../../../../scripts/shared-data.ts';
import { type TaxedPart, type TaxRate, taxOf } from './tax.ts';

const EN16931 = ['money/en16931/examples', 'money/en16931/testfiles'];
const GOBL = 'money/gobl';
const hasInvoices = hasSharedData() && existsSync(sharedDataPath(GOBL));
if (!hasInvoices) console.warn('Invoices of others are not recomputed: ../shared/data/money is not there.');

const minorOf = (text: string): number => Math.round(Number(text) * 100);
const rateOf = (id: string, percent: string): TaxRate => ({
  id,
  name: 'VAT',
  ppm: Math.round(Number(percent) * 10_000),
});

interface Invoice {
  readonly parts: readonly TaxedPart[];
  /** Base and tax by rate. */
  readonly groups: ReadonlyMap<string, readonly [number, number]>;
}

const elements = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:cac:)?(?:${name})>[\\s\\S]*?</(?:cac:)?(?:${name})>`, 'g')) ?? [];
const textOf = (xml: string, name: string): string =>
  new RegExp(`<(?:cbc:)?${name}\\b[^>]*>\\s*([^<\\s]+)`).exec(xml)?.[1] ?? '0';

function categoryOf(xml: string, name: string): TaxRate {
  const [category = ''] = elements(xml, name);
  const percent = textOf(category, 'Percent');
  return rateOf(`${textOf(category, 'ID')} ${Number(percent)}`, percent);
}

function readInvoice(xml: string): Invoice {
  const lines = elements(xml, 'InvoiceLine|CreditNoteLine');
  const rest = lines.reduce((text, line) => text.replace(line, ''), xml);
  const part = (amountMinor: number, rate: TaxRate): TaxedPart => ({
    amountMinor,
    rates: [rate],
    isIncluded: false,
  });
  const charges = elements(rest, 'AllowanceCharge').map((charge) => {
    const sign = textOf(charge, 'ChargeIndicator') === 'true' ? 1 : -1;
    return part(sign * minorOf(textOf(charge, 'Amount')), categoryOf(charge, 'TaxCategory'));
  });
  const parts = lines.map((line) =>
    part(minorOf(textOf(line, 'LineExtensionAmount')), categoryOf(line, 'ClassifiedTaxCategory')),
  );
  const groups = elements(rest, 'TaxSubtotal').map(
    (group) =>
      [
        categoryOf(group, 'TaxCategory').id,
        [minorOf(textOf(group, 'TaxableAmount')), minorOf(textOf(group, 'TaxAmount'))],
      ] as const,
  );
  return { parts: [...parts, ...charges], groups: new Map(groups) };
}

const totalsOf = (parts: readonly TaxedPart[], rounding: 'line' | 'group') =>
  new Map(taxOf(parts, { rounding }).rates.map(({ id, baseMinor, taxMinor }) => [id, [baseMinor, taxMinor]]));

describe.skipIf(!hasInvoices)('invoices of EN 16931', () => {
  const invoices = hasInvoices
    ? EN16931.flatMap(sharedFiles)
        .filter(({ name }) => name.endsWith('.xml'))
        .map(({ name, bytes }) => ({ name, ...readInvoice(new TextDecoder().decode(bytes)) }))
        .filter(({ groups }) => groups.size > 0)
    : [];

  test('there are all of them', () => {
    expect(invoices.length).toBeGreaterThanOrEqual(46);
  });

  test.each(invoices)('$name has the taxes we come to by rate', ({ parts, groups }) => {
    expect(totalsOf(parts, 'group')).toEqual(groups);
  });

  test('some of them tell rounding by rate from rounding by line', () => {
    const others = invoices.filter(({ parts, groups }) =>
      [...totalsOf(parts, 'line')].some(([id, [, tax]]) => tax !== groups.get(id)?.[1]),
    );
    expect(others.length).toBeGreaterThanOrEqual(4);
  });
});

interface GoblRate {
  readonly base: string;
  readonly percent?: string;
  readonly amount: string;
}

interface GoblInvoice {
  readonly $schema?: string;
  readonly doc?: GoblInvoice;
  readonly tax?: { readonly prices_include?: string };
  readonly totals?: {
    readonly taxes?: { readonly categories?: readonly { readonly rates: readonly GoblRate[] }[] };
  };
}

/** Rows that are not a base times a rate, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'es/out/invoice-es-bypass.json 1620.10': 'its amounts are taken over from elsewhere, as its name says',
};

describe.skipIf(!hasInvoices)('invoices of GOBL', () => {
  const folder = sharedDataPath(GOBL);
  const names = hasInvoices
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\bout\/.*\.json$/.test(name),
      )
    : [];
  const rows = names.toSorted().flatMap((name) => {
    const read = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as GoblInvoice;
    const invoice = read.doc ?? read;
    if (!invoice.$schema?.includes('bill/invoice')) return [];
    const rates = (invoice.totals?.taxes?.categories ?? []).flatMap((category) => category.rates);
    const isIncluded = invoice.tax?.prices_include !== undefined;
    return rates.flatMap(({ base, percent, amount }) =>
      percent === undefined
        ? []
        : [{ key: `${name} ${base}`, base, percent: percent.replace('%', ''), amount, isIncluded }],
    );
  });

  test('all rows but those that are named follow from base and rate', () => {
    expect(rows.length).toBeGreaterThanOrEqual(140);
    const different = rows.filter(({ base, percent, amount, isIncluded }) => {
      const rates = [rateOf('rate', percent)];
      const net = { amountMinor: minorOf(base), rates, isIncluded: false };
      const gross = { amountMinor: minorOf(base) + minorOf(amount), rates, isIncluded: true };
      const [total] = taxOf([isIncluded ? gross : net], { rounding: 'group' }).rates;
      return total?.taxMinor !== minorOf(amount);
    });
    expect(different.map(({ key }) => key)).toEqual(Object.keys(OTHERWISE));
  });
});
