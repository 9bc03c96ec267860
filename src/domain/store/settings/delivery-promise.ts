/** What a buyer is told of delivery before there is a cart: only what the owner has said. */
import { productLanguage } from '../../locale/catalogue.ts';
import { countryName } from './country-name.ts';
import { type DeliveryMethod, hasSteps, isPriced, isSending, sendsParcels } from './delivery.ts';
import { isUnplaced } from './pickup-place.ts';
import { storeWords } from './words/words.ts';

export interface DeliveryPromise {
  /** The least that a parcel costs; absent: none is sent. */
  readonly parcelMinor?: number;
  /** Whether some parcels cost more. */
  readonly isFrom: boolean;
  readonly freeFromMinor?: number;
  /** The only countries to which parcels go; absent: to all. */
  readonly countries?: readonly string[];
  readonly hasPickup: boolean;
}

/** More than these are told by how many they are. */
const NAMED_COUNTRIES = 3;

interface Zone {
  readonly countries: readonly string[];
  readonly methods: readonly DeliveryMethod[];
}

/** @param shown what buyers in these countries see of a price; absent: the same */
export function deliveryPromise(
  zones: readonly Zone[],
  shown: (minor: number, countries: readonly string[]) => number = (minor) => minor,
): DeliveryPromise {
  const ways = zones.flatMap((zone) => zone.methods);
  const methods = ways.filter((way) => isPriced(way) && !isUnplaced(way));
  const parcels = methods.filter(isSending);
  const sending = zones.filter(sendsParcels);
  const isSentAnywhere = sending.some(({ countries }) => countries.length === 0);
  const prices = sending.flatMap((zone) =>
    zone.methods.filter((way) => parcels.includes(way)).flatMap((way) => pricesOf(way, zone, shown)),
  );
  // What is free for some only where others pay is no promise to all.
  const free = parcels.map(({ freeFromMinor }) => freeFromMinor);
  const isFreeForAll = free.length > 0 && free.every((from) => from !== null);
  return {
    ...(prices.length > 0 ? { parcelMinor: Math.min(...prices) } : {}),
    isFrom: new Set(prices).size > 1,
    ...(isFreeForAll ? { freeFromMinor: Math.max(...free.map(Number)) } : {}),
    ...(isSentAnywhere ? {} : { countries: [...new Set(sending.flatMap(({ countries }) => countries))] }),
    hasPickup: methods.length > parcels.length,
  };
}

function pricesOf(
  { kind, priceMinor, steps }: DeliveryMethod,
  { countries }: Zone,
  shown: (minor: number, countries: readonly string[]) => number,
): readonly number[] {
  const typed = hasSteps(kind) ? steps.map((step) => step.priceMinor) : [priceMinor ?? []].flat();
  return typed.map((minor) => shown(minor, countries));
}

/** “Delivery to Germany €9.00, free from €150.00. Or pick it up.”; empty where nothing is to be said. */
export function deliveryText(
  promise: DeliveryPromise,
  format: (minor: number) => string,
  locale = 'en',
): string {
  const say = storeWords(locale);
  if (promise.parcelMinor === undefined) return promise.hasPickup ? say('delivery.pickup') : '';
  const sending = sendingText(promise, promise.parcelMinor, format, locale);
  return promise.hasPickup ? `${sending} ${say('delivery.orPickup')}` : sending;
}

function sendingText(
  { isFrom, freeFromMinor, countries }: DeliveryPromise,
  parcelMinor: number,
  format: (minor: number) => string,
  locale: string,
): string {
  const say = storeWords(locale);
  const places = countries && placesText(countries, locale);
  if (parcelMinor === 0 && !isFrom) return places ? say('delivery.freeTo', { places }) : say('delivery.free');
  const price = isFrom ? say('from', { price: format(parcelMinor) }) : format(parcelMinor);
  if (freeFromMinor === undefined || parcelMinor === 0)
    return places ? say('delivery.costsTo', { places, price }) : say('delivery.costs', { price });
  const free = format(freeFromMinor);
  return places
    ? say('delivery.costsToFree', { places, price, free })
    : say('delivery.costsFree', { price, free });
}

function placesText(countries: readonly string[], locale: string): string {
  if (countries.length > NAMED_COUNTRIES) return storeWords(locale)('countries', { count: countries.length });
  const language = productLanguage(locale);
  // British lists have no comma before “and”.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return list.format(countries.map((code) => countryName(code, locale)));
}

/** What delivery costs, as buyers read it. */
export const deliveryPrice = (minor: number, format: (minor: number) => string, locale = 'en'): string =>
  minor === 0 ? storeWords(locale)('free') : format(minor);
