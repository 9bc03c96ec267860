/**
 * Tax on what is sold. Of prices that include it, the net amount is rounded first and the tax is what is left of the
 * price: what an exempt buyer pays is then what an invoice calls net. Each rate is rounded by itself.
 */
import { allocate } from '../../money/allocate.ts';
import { partOf, withoutTax } from '../../money/divide.ts';

export interface TaxRate {
  readonly id: string;
  readonly name: string;
  /** Millionths: 8.875 % is 88 750. */
  readonly ppm: number;
}

/** Each line by itself, or the sum of all that bears the same rates, as invoices of the EU have it. */
export const TAX_ROUNDINGS = ['line', 'group'] as const;
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/** How prices that do not include tax are shown; `auto`: as buyers in the country of the shop expect. */
export const PRICE_DISPLAYS = ['auto', 'with', 'without'] as const;

export interface TaxedPart {
  readonly amountMinor: number;
  readonly rates: readonly TaxRate[];
  readonly isIncluded: boolean;
  /** The buyer accounts for its tax. */
  readonly isExempt?: boolean | undefined;
}

interface TaxedAmount {
  readonly netMinor: number;
  readonly taxMinor: number;
}

export interface RateTotal extends TaxRate {
  readonly baseMinor: number;
  readonly taxMinor: number;
}

export interface Taxed {
  /** In the order of the parts. */
  readonly parts: readonly TaxedAmount[];
  readonly rates: readonly RateTotal[];
}

interface Group {
  readonly indexes: number[];
  readonly amounts: number[];
  readonly rates: readonly TaxRate[];
  readonly isIncluded: boolean;
  readonly isExempt: boolean;
  amountMinor: number;
}

export function taxOf(parts: readonly TaxedPart[], { rounding }: { readonly rounding: TaxRounding }): Taxed {
  const taxed: TaxedAmount[] = parts.map(({ amountMinor }) => ({ netMinor: amountMinor, taxMinor: 0 }));
  const totals = new Map<string, RateTotal>();
  for (const group of groupsOf(parts, rounding)) {
    const { isExempt } = group;
    const { netMinor, taxes } = taxOfGroup(group);
    const shares = sharesOf(group, taxes);
    for (const [place, index] of group.indexes.entries()) {
      const { netMinor: net, taxMinor } = splitPart(group, place, shares[place] ?? 0);
      taxed[index] = { netMinor: net, taxMinor: isExempt ? 0 : taxMinor };
    }
    if (!isExempt) addTotals(totals, group.rates, netMinor, taxes);
  }
  return { parts: taxed, rates: [...totals.values()] };
}

function groupsOf(parts: readonly TaxedPart[], rounding: TaxRounding): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, { amountMinor, rates, isIncluded, isExempt = false }] of parts.entries()) {
    const ids = rates.map(keyOf);
    const key = JSON.stringify(rounding === 'line' ? [index] : [isIncluded, isExempt, ...ids]);
    const group = groups.get(key) ?? {
      indexes: [],
      amounts: [],
      rates,
      isIncluded,
      isExempt,
      amountMinor: 0,
    };
    group.indexes.push(index);
    group.amounts.push(amountMinor);
    group.amountMinor += amountMinor;
    groups.set(key, group);
  }
  return [...groups.values()];
}

function taxOfGroup({ amountMinor, rates, isIncluded }: Group) {
  const ppms = rates.map(({ ppm }) => ppm);
  if (!isIncluded) return { netMinor: amountMinor, taxes: ppms.map((ppm) => partOf(amountMinor, ppm)) };
  const netMinor = withoutTax(amountMinor, sum(ppms));
  return { netMinor, taxes: rates.length === 0 ? [] : allocate(amountMinor - netMinor, ppms) };
}

/** Of the group’s taxes, what falls to each of its parts. */
function sharesOf({ isIncluded, amounts }: Group, taxes: readonly number[]): number[] {
  const each = isIncluded ? [sum(taxes)] : taxes;
  const shares = each.map((tax) => allocate(tax, amounts));
  return amounts.map((_, place) => sum(shares.map((of) => of[place] ?? 0)));
}

function splitPart({ isIncluded, amounts }: Group, place: number, taxMinor: number): TaxedAmount {
  const amount = amounts[place] ?? 0;
  return { netMinor: isIncluded ? amount - taxMinor : amount, taxMinor };
}

function addTotals(
  totals: Map<string, RateTotal>,
  rates: readonly TaxRate[],
  netMinor: number,
  taxes: readonly number[],
): void {
  for (const [index, rate] of rates.entries()) {
    const before = totals.get(keyOf(rate)) ?? { ...rate, baseMinor: 0, taxMinor: 0 };
    const taxMinor = before.taxMinor + (taxes[index] ?? 0);
    totals.set(keyOf(rate), { ...before, baseMinor: before.baseMinor + netMinor, taxMinor });
  }
}

/** Zones may name their rates alike. */
function keyOf({ id, ppm }: TaxRate): string {
  return `${id} ${ppm}`;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
