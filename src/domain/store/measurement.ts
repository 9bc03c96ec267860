/** In what a store weighs and measures. Kept are grams and millimetres, whichever it shows. */

/** STOR-06 */
export const MEASUREMENT_STANDARDS = { imperial: 1, metric: 2 } as const;
type MeasurementStandard = (typeof MEASUREMENT_STANDARDS)[keyof typeof MEASUREMENT_STANDARDS];

/** STOR-08, STOR-09 */
export function unitsOf(standard: MeasurementStandard): { readonly weight: string; readonly length: string } {
  return standard === MEASUREMENT_STANDARDS.imperial
    ? { weight: 'lbs', length: 'inches' }
    : { weight: 'kg', length: 'cm' };
}
