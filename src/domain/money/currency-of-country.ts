/** What is paid with where: a first guess for a shop, which its owner may change. */
import { type CurrencyCode, DEFAULT_CURRENCY } from './currencies.ts';

/** ISO 3166 codes, with the territories that buyers choose from. */
const COUNTRIES: Readonly<Record<CurrencyCode, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  AUD: 'AU CC CX HM KI NF NR TV',
  NOK: 'BV NO SJ',
  CAD: 'CA',
  NZD: 'CK NU NZ PN TK',
  DKK: 'DK FO GL',
  GBP: 'GB GG GS IM JE',
  HKD: 'HK',
  CHF: 'CH LI',
  MXN: 'MX',
  SGD: 'SG',
  SEK: 'SE',
  CZK: 'CZ',
  ILS: 'IL PS',
  PHP: 'PH',
  RUB: 'RU',
  PLN: 'PL',
  THB: 'TH',
  MYR: 'MY',
  ARS: 'AR',
  BRL: 'BR',
  COP: 'CO',
  IDR: 'ID',
  INR: 'BT IN',
  JPY: 'JP',
  ZAR: 'LS NA ZA',
};

const CURRENCIES: ReadonlyMap<string, CurrencyCode> = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency as CurrencyCode] as const),
  ),
);

/** @returns the default where no store can sell in what is paid with there */
export function currencyOfCountry(code: string): CurrencyCode {
  return CURRENCIES.get(code) ?? DEFAULT_CURRENCY;
}
