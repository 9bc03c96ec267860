/** What taxes are called: by the owner, and in the language of a buyer where the name is one that everybody knows. */
import { productLanguage } from '../../locale/catalogue.ts';
import { storeWords } from './words/words.ts';

const TAX_TERMS = ['vat', 'sales', 'gst', 'hst', 'pst', 'qst', 'consumption'] as const;
type TaxTerm = (typeof TAX_TERMS)[number];

/** Names in the languages of their countries, in small letters and without dots. */
const NAMES: Readonly<Record<TaxTerm, readonly string[]>> = {
  vat: [
    ...[
      'vat',
      'value added tax',
      'mwst',
      'mehrwertsteuer',
      'ust',
      'umsatzsteuer',
      'tva',
      'iva',
      'btw',
      'moms',
    ],
    ...['alv', 'dph', 'pvm', 'pvn', 'ddv', 'pdv', 'fpa', 'φπα', 'ддс', 'áfa', 'käibemaks', 'cbl'],
  ],
  sales: ['sales tax'],
  gst: ['gst', 'goods and services tax', 'tps'],
  hst: ['hst', 'tvh', 'harmonized sales tax'],
  pst: ['pst', 'tvp', 'provincial sales tax'],
  qst: ['qst', 'tvq', 'quebec sales tax'],
  consumption: ['consumption tax', '消費税'],
};

const TERMS = new Map(TAX_TERMS.flatMap((term) => NAMES[term].map((name) => [name, term] as const)));

/** As the owner wrote it, unless the language of the page has its own word for it. */
export function taxName(name: string, locale: string): string {
  const term = TERMS.get(name.trim().toLowerCase().replaceAll('.', ''));
  // In the language of its country a name stays as it is there: `USt.` and `MwSt.` are both right.
  if (term === undefined || isAtHome(name, locale)) return name;
  return storeWords(locale)(`tax.${term}`);
}

function isAtHome(name: string, locale: string): boolean {
  const language = productLanguage(locale);
  return language === 'de' && /^(?:mwst|ust|umsatzsteuer|mehrwertsteuer)/i.test(name);
}

/** What is charged where, as shops there call it. */
export function taxTermOf(country: string): string {
  const own = Object.entries(AT_HOME).find(([, countries]) => countries.split(' ').includes(country));
  return own?.[0] ?? 'VAT';
}

const AT_HOME: Readonly<Record<string, string>> = {
  'Sales tax': 'US PR',
  GST: 'AU NZ CA SG IN MY JE',
  'Consumption tax': 'JP',
  'MwSt.': 'DE CH LI',
  'USt.': 'AT',
  TVA: 'FR BE LU MC RO',
  IVA: 'ES PT IT MX AR CL CO PE',
  BTW: 'NL',
  Moms: 'DK SE',
};

interface Charged {
  readonly name: string;
  readonly ppm: number;
}

/** Names of all that was charged, each once. */
export function chargedNames(
  rates:
    | { readonly lines: readonly (readonly Charged[])[]; readonly shipping: readonly Charged[] }
    | undefined,
): string[] {
  const all = rates ? [...rates.lines.flat(), ...rates.shipping] : [];
  return [...new Set(all.flatMap(({ name, ppm }) => (ppm > 0 ? [name] : [])))];
}

const MOST = 3;

/** All of them in one row of sums; empty if they are unknown, or too many to name. */
export function taxNames(names: readonly string[], locale: string): string {
  const all = [...new Set(names.map((name) => taxName(name, locale)))];
  return all.length > MOST ? '' : all.join(' + ');
}
