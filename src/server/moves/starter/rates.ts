/** What an example might cost in other currencies: roughly, so that prices look like prices. */
import type { CurrencyCode } from '#domain/money/currencies.ts';

/** Minor units for a euro cent; absent: one. Yen have no hundredths, and are about one. */
const RATES: Readonly<Partial<Record<CurrencyCode, number>>> = {
  NOK: 10,
  DKK: 10,
  HKD: 10,
  MXN: 20,
  SEK: 10,
  CZK: 25,
  ILS: 4,
  PHP: 60,
  RUB: 100,
  PLN: 4,
  THB: 40,
  MYR: 5,
  ARS: 1000,
  BRL: 5,
  COP: 4000,
  IDR: 10_000,
  INR: 80,
  ZAR: 20,
};

export function convertMinor(minor: number, from: CurrencyCode, to: CurrencyCode): number {
  return Math.round((minor * (RATES[to] ?? 1)) / (RATES[from] ?? 1));
}
