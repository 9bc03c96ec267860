/** In what a store weighs and measures. Kept are grams and millimetres, whichever it shows. */

/** Of the parcel it is sent in, in millimetres. */
export interface Dimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** STOR-06 */
export const MEASUREMENT_STANDARDS = { imperial: 1, metric: 2 } as const;
export type MeasurementStandard = (typeof MEASUREMENT_STANDARDS)[keyof typeof MEASUREMENT_STANDARDS];

/** STOR-08, STOR-09 */
export function unitsOf(standard: MeasurementStandard): { readonly weight: string; readonly length: string } {
  return standard === MEASUREMENT_STANDARDS.imperial
    ? { weight: 'lbs', length: 'inches' }
    : { weight: 'kg', length: 'cm' };
}

const GRAMS_OF = { [MEASUREMENT_STANDARDS.imperial]: 453.592_37, [MEASUREMENT_STANDARDS.metric]: 1000 };
const MILLIMETRES_OF = { [MEASUREMENT_STANDARDS.imperial]: 25.4, [MEASUREMENT_STANDARDS.metric]: 10 };

const WEIGHTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const LENGTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** “1.25 kg” */
export function weightText(grams: number, standard: MeasurementStandard): string {
  // Of the lightest thing nobody reads that it weighs nothing.
  const weight = Math.max(0.01, grams / GRAMS_OF[standard]);
  return `${WEIGHTS.format(weight)} ${unitsOf(standard).weight}`;
}

/** “24 × 12.5 × 8 cm” */
export function sizeText({ length, width, height }: Dimensions, standard: MeasurementStandard): string {
  const sides = [length, width, height].map((side) => LENGTHS.format(side / MILLIMETRES_OF[standard]));
  return `${sides.join(' × ')} ${unitsOf(standard).length}`;
}
