/** In what a store weighs and measures. Kept are grams and millimetres, whichever it shows. */
import { canonicalLanguage } from '../../locale/site-languages.ts';

/** Of the parcel it is sent in, in millimetres. */
export interface Dimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** STOR-06 */
export const MEASUREMENT_STANDARDS = { imperial: 1, metric: 2 } as const;
export type MeasurementStandard = (typeof MEASUREMENT_STANDARDS)[keyof typeof MEASUREMENT_STANDARDS];

/** Where people weigh in pounds and measure in inches. Owners may choose the other. */
const IMPERIAL: readonly string[] = ['US', 'LR', 'MM'];

/** What a new shop there begins with. */
export function measuresOf(country: string): MeasurementStandard {
  return IMPERIAL.includes(country) ? MEASUREMENT_STANDARDS.imperial : MEASUREMENT_STANDARDS.metric;
}

/** STOR-08, STOR-09 */
export function unitsOf(standard: MeasurementStandard): { readonly weight: string; readonly length: string } {
  return standard === MEASUREMENT_STANDARDS.imperial
    ? { weight: 'lbs', length: 'inches' }
    : { weight: 'kg', length: 'cm' };
}

const GRAMS_OF = { [MEASUREMENT_STANDARDS.imperial]: 453.592_37, [MEASUREMENT_STANDARDS.metric]: 1000 };
const MILLIMETRES_OF = { [MEASUREMENT_STANDARDS.imperial]: 25.4, [MEASUREMENT_STANDARDS.metric]: 10 };

const WEIGHT_UNITS = {
  [MEASUREMENT_STANDARDS.imperial]: 'pound',
  [MEASUREMENT_STANDARDS.metric]: 'kilogram',
};
const LENGTH_UNITS = {
  [MEASUREMENT_STANDARDS.imperial]: 'inch',
  [MEASUREMENT_STANDARDS.metric]: 'centimeter',
};

const WEIGHTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const LENGTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** “1.25 kg” */
export function weightText(grams: number, standard: MeasurementStandard, locale = 'en'): string {
  // The lightest thing still weighs something.
  const weight = Math.max(0.01, grams / GRAMS_OF[standard]);
  if (!isEnglish(locale)) return unitFormat(locale, WEIGHT_UNITS[standard], 2).format(weight);
  return `${WEIGHTS.format(weight)} ${unitsOf(standard).weight}`;
}

/** “24 × 12.5 × 8 cm” */
export function sizeText(
  { length, width, height }: Dimensions,
  standard: MeasurementStandard,
  locale = 'en',
): string {
  const sides = [length, width, height].map((side) => side / MILLIMETRES_OF[standard]);
  if (isEnglish(locale))
    return `${sides.map((side) => LENGTHS.format(side)).join(' × ')} ${unitsOf(standard).length}`;
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const withUnit = unitFormat(locale, LENGTH_UNITS[standard], 1);
  return sides.map((side, index) => (index < 2 ? plain : withUnit).format(side)).join(' × ');
}

function isEnglish(locale: string): boolean {
  return /^en\b/i.test(locale) || canonicalLanguage(locale) === undefined;
}

function unitFormat(locale: string, unit: string, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
}
