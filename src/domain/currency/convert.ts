/** What prices become in another currency: by a rate that the owner says, to the digits that the other one has. */
import { divide, PPM } from '../money/divide.ts';

export interface Conversion {
  /** Of a unit of the old currency in the new one, in millionths; one million keeps the numbers. */
  readonly ratePpm: number;
  readonly fromDigits: number;
  readonly toDigits: number;
}

/** 119.00 of a currency with cents is 119, and not 11,900, of one without. What costs something goes on to. */
export function convertMinor(minor: number, { ratePpm, fromDigits, toDigits }: Conversion): number {
  const exact = divide(
    BigInt(minor) * BigInt(ratePpm) * 10n ** BigInt(toDigits),
    BigInt(PPM) * 10n ** BigInt(fromDigits),
  );
  return minor > 0 ? Math.max(1, exact) : exact;
}

export interface ChangedAmount {
  /** What it is of, such as the title of a product. */
  readonly name: string;
  /** Name of the field, such as `priceMinor`. */
  readonly part: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
}

interface Walked<Value> {
  readonly value: Value;
  readonly changes: readonly ChangedAmount[];
}

interface At {
  readonly key: string;
  readonly of: string;
  /** Within a price that goes by the sum of the cart. */
  readonly isBySum: boolean;
}

function isMoney({ key, isBySum }: At): boolean {
  return MONEY.test(key) || (isBySum && key === 'from');
}

const MONEY = /(?:Minor|^minor)$/;

/**
 * All amounts in settings: fields whose names end in `Minor`, and the sums from which a price by steps holds.
 * @param name what the settings are of; inner ones with a name or a title of their own are called by that
 */
export function convertAll<Value>(
  value: Value,
  name: string,
  convert: (minor: number) => number,
): Walked<Value> {
  const changes: ChangedAmount[] = [];
  const amount = (minor: number, part: string, of: string) => {
    const afterMinor = convert(minor);
    if (minor !== 0) changes.push({ name: of, part, beforeMinor: minor, afterMinor });
    return afterMinor;
  };
  const walk = (each: unknown, at: At): unknown => {
    if (typeof each === 'number') return isMoney(at) ? amount(each, at.key, at.of) : each;
    if (Array.isArray(each)) return each.map((one) => walk(one, at));
    if (!isObject(each)) return each;
    const of = nameIn(each) || at.of;
    const isBySum = at.isBySum || goesBySum(each);
    const fields = Object.entries(each);
    return Object.fromEntries(fields.map(([key, part]) => [key, walk(part, { key, of, isBySum })]));
  };
  return { value: walk(value, { key: '', of: name, isBySum: false }) as Value, changes };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function goesBySum(value: object): boolean {
  return 'kind' in value && value.kind === 'price';
}

function nameIn(value: object): string {
  const { name, title } = value as { readonly name?: unknown; readonly title?: unknown };
  return typeof name === 'string' ? name : typeof title === 'string' ? title : '';
}
