/** What it costs to get a cart to its buyer, and which taxes are due there. */
import { countryOf, findTaxZone, findZone, type Where, type Zone } from './place.ts';
import type { TaxRate } from './tax.ts';

export const DELIVERY_KINDS = ['flat', 'weight', 'price', 'pickup'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export interface DeliveryMethod {
  readonly id: string;
  readonly name: string;
  readonly kind: DeliveryKind;
  /** Null: nobody has said yet what it costs, and until then it is offered to nobody. */
  readonly priceMinor: number | null;
  readonly steps: readonly { readonly from: number; readonly priceMinor: number }[];
  readonly freeFromMinor: number | null;
  readonly note: string;
  /** Of the place where it is picked up; absent or empty: that of the shop. */
  readonly country?: string;
}

/** Whether its owner has said what it costs. */
export function isPriced({ kind, priceMinor, steps }: DeliveryMethod): boolean {
  return hasSteps(kind) ? steps.length > 0 : priceMinor !== null;
}

export function hasSteps(kind: DeliveryKind): boolean {
  return kind === 'weight' || kind === 'price';
}

/** Whether parcels go this way. */
export function isSending(method: DeliveryMethod): boolean {
  return method.kind !== 'pickup' && isPriced(method);
}

interface WaysZone extends Zone {
  readonly methods: readonly DeliveryMethod[];
}

/**
 * Those of all countries that something is sent to.
 * @param chosen stays among them although nothing is sent there any more: its buyer reads so, and chooses another
 */
export function countriesToChoose(
  zones: readonly WaysZone[],
  all: readonly string[],
  chosen: string,
): string[] {
  return all.filter((country) => country === chosen || sendsTo(zones, country));
}

/** Also where only a part of the country is delivered to. */
function sendsTo(zones: readonly WaysZone[], country: string): boolean {
  const own = zones.filter(({ countries }) => countries.includes(country));
  return own.some(sendsParcels) || sendsParcels(findZone(zones, country));
}

export function sendsParcels(zone: Pick<WaysZone, 'methods'> | undefined): boolean {
  return zone?.methods.some(isSending) ?? false;
}

/**
 * What buyers most likely choose: the shop's own country, or the only one there is to choose.
 * @param home empty where the shop has not said where it is
 */
export function likelyCountry(zones: readonly WaysZone[], home: string): string {
  if (home !== '' && sendsTo(zones, home)) return home;
  const sending = zones.filter(sendsParcels);
  const [only = '', ...others] = new Set(sending.flatMap(({ countries }) => countries));
  const isOnly = others.length === 0 && sending.every(({ countries }) => countries.length > 0);
  return isOnly ? only : '';
}

/**
 * The ways of the country's own zone, then the places of the zone for the rest of the world where things are picked
 * up: whoever comes for something may live anywhere, and need not say where.
 */
export function waysTo(zones: readonly WaysZone[], where: Where): DeliveryMethod[] {
  const own = findZone(zones, where);
  const isUnknown = countryOf(where) === '';
  const others = zones.filter((zone) => zone !== own && (isUnknown || zone.countries.length === 0));
  const pickups = others.flatMap(({ methods }) => methods.filter(({ kind }) => kind === 'pickup'));
  return [...(own?.methods ?? []), ...pickups];
}

interface Shadow {
  /** The zone that is used in its place. */
  readonly by: string;
  /** Where it is; none: in the rest of the world. */
  readonly countries: readonly string[];
}

/** Where a zone is never used, because one before it is; undefined where all of it is. */
export function shadowOf(
  { countries, ...zone }: Zone,
  before: readonly (Zone & { readonly name: string })[],
): Shadow | undefined {
  for (const other of before) {
    if (!isAlike(zone, other)) continue;
    const both = countries.filter((code) => other.countries.includes(code));
    const isRest = countries.length === 0 && other.countries.length === 0;
    if (isRest || both.length > 0) return { by: other.name, countries: both };
  }
  return undefined;
}

/** Of one narrowness, and of the same states and codes: whichever is narrower wins by itself. */
function isAlike(one: Omit<Zone, 'countries'>, other: Zone): boolean {
  const parts = ({ regions = [], postalCodes = [] }: Omit<Zone, 'countries'>) =>
    JSON.stringify([[...regions].sort(), [...postalCodes].sort()]);
  return parts(one) === parts(other);
}

/** Undefined where it has no price yet, or the cart is too light or too cheap for the first step. */
export function methodPrice(
  method: DeliveryMethod,
  cart: { readonly subtotalMinor: number; readonly weightGrams: number },
): number | undefined {
  const { kind, priceMinor, steps, freeFromMinor } = method;
  if (!isPriced(method)) return undefined;
  if (freeFromMinor !== null && cart.subtotalMinor >= freeFromMinor) return 0;
  if (!hasSteps(kind)) return priceMinor ?? undefined;
  const measure = kind === 'weight' ? cart.weightGrams : cart.subtotalMinor;
  const met = steps.filter(({ from }) => from <= measure).toSorted((a, b) => b.from - a.from);
  return met[0]?.priceMinor;
}

/** What is missing for a way that would then be free, the least of several; undefined where none would. */
export function missingForFree(
  methods: readonly DeliveryMethod[],
  subtotalMinor: number,
): number | undefined {
  const missing = methods.flatMap(({ kind, freeFromMinor }) =>
    kind === 'pickup' || freeFromMinor === null ? [] : freeFromMinor - subtotalMinor,
  );
  return missing.length === 0 ? undefined : Math.min(...missing);
}

interface ZoneRate extends TaxRate {
  readonly taxClass: string;
}

/** Rates by class of goods. */
export function ratesByClass(
  zones: readonly (Zone & { readonly rates: readonly ZoneRate[] })[],
  where: Where,
): Record<string, TaxRate[]> {
  const rates: Record<string, TaxRate[]> = {};
  for (const { taxClass, id, name, ppm } of findTaxZone(zones, where)?.rates ?? []) {
    rates[taxClass] = [...(rates[taxClass] ?? []), { id, name, ppm }];
  }
  return rates;
}
