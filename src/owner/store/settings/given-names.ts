/** What a zone or a discount is called until its owner calls it something else, and what each says in one line. */

import type { CurrencyCode } from '#domain/money/currencies.ts';
import { PPM } from '#domain/money/divide.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import type { StoreDiscount, StoreSettings } from '#domain/store/settings/settings.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE, listed } from '../../language.ts';
import * as say from './words/en.ts';

type Method = StoreSettings['shippingZones'][number]['methods'][number];

export const PERCENT = PPM / 100;
const NAMED = 2;
const MAX_NAME = 100;

export function nameOfZone(countries: readonly string[]): string {
  if (countries.length === 0) return say.everywhereElse;
  const names = countries.slice(0, NAMED).map((code) => countryName(code, LANGUAGE));
  const more = countries.length - names.length;
  const name = more > 0 ? fill(say.namesAndMoreMore, { names: names.join(', '), more }) : listed(names);
  return name.slice(0, MAX_NAME);
}

/** A name that was given by hand stays; another follows what is chosen. */
export function renamed<Zone extends { readonly name: string; readonly countries: readonly string[] }>(
  zone: Zone,
  countries: string[],
): Zone {
  const isGiven = zone.name.trim() !== '' && zone.name !== nameOfZone(zone.countries);
  return { ...zone, countries, name: isGiven ? zone.name : nameOfZone(countries) };
}

/** “By post $8.00, free from $80.00” */
export function wayWords(
  { name, kind, priceMinor, steps, freeFromMinor }: Method,
  currency: CurrencyCode,
): string {
  const money = (minor: number) => formatMoney({ minor, currency });
  const least = steps.length > 0 ? Math.min(...steps.map((step) => step.priceMinor)) : null;
  const isByStep = kind === 'weight' || kind === 'price';
  const price = isByStep ? least : priceMinor;
  if (price === null) return fill(say.nameHiddenUntilItHasA, { name });
  if (price === 0 && !isByStep) return fill(say.nameFree, { name });
  const words = isByStep ? FROM : FLAT;
  return freeFromMinor === null || price === 0
    ? fill(words.always, { name, price: money(price) })
    : fill(words.orFree, { name, price: money(price), money: money(freeFromMinor) });
}

const FLAT = { always: say.namePrice, orFree: say.namePriceFreeFromMoney } as const;
const FROM = { always: say.nameFromPrice, orFree: say.nameFromPriceFreeFromMoney } as const;

/** “10% off” */
function offWords({ value }: Pick<StoreDiscount, 'value'>, currency: CurrencyCode): string {
  return fill(say.moneyOff, { money: takenOff(value, currency) });
}

const PERCENTS = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 4 });

/** “12.5%” */
export function percentWords(ppm: number): string {
  return PERCENTS.format(ppm / PPM);
}

/** “10%”, “$5.00” */
function takenOff(value: StoreDiscount['value'], currency: CurrencyCode): string {
  return 'ppm' in value ? percentWords(value.ppm) : formatMoney({ minor: value.minor, currency });
}

const OFF = {
  order: say.moneyOffAllProducts,
  product: say.moneyOffProducts,
  shipping: say.moneyOffDelivery,
} as const;

/** “10% off all products” */
export function discountWords({ kind, value }: StoreDiscount, currency: CurrencyCode): string {
  return fill(OFF[kind], { money: takenOff(value, currency) });
}

export function titleOfDiscount(
  discount: Pick<StoreDiscount, 'code' | 'value'>,
  currency: CurrencyCode,
): string {
  return discount.code || offWords(discount, currency);
}

/** With a change: a title that was given by hand stays; another follows its code, or what it takes off. */
export function retitled(
  discount: StoreDiscount,
  part: Partial<StoreDiscount>,
  currency: CurrencyCode,
): StoreDiscount {
  const after = { ...discount, ...part };
  const isGiven =
    part.title !== undefined ||
    (discount.title.trim() !== '' && discount.title !== titleOfDiscount(discount, currency));
  return isGiven ? after : { ...after, title: titleOfDiscount(after, currency) };
}

/** What is to be saved: whatever was left without a name is called as it would be called. */
export function withNames(store: StoreSettings): StoreSettings {
  const named = <Zone extends { readonly name: string; readonly countries: readonly string[] }>(
    zones: readonly Zone[],
  ): Zone[] => zones.map((zone) => ({ ...zone, name: zone.name.trim() || nameOfZone(zone.countries) }));
  return {
    ...store,
    shippingZones: named(store.shippingZones),
    taxes: { ...store.taxes, zones: named(store.taxes.zones) },
    discounts: store.discounts.map((each) => ({
      ...each,
      title: each.title.trim() || titleOfDiscount(each, store.currency),
    })),
  };
}
