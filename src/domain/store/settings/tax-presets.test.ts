/** Rates to begin with are found where they apply. */
import { expect, test } from 'vitest';
import { findTaxZone } from './place.ts';
import { taxPresets } from './tax-presets.ts';

test('parts of members have their own rates, and every member has one', () => {
  const [eu] = taxPresets('PT');
  if (!eu) throw new Error('There is a preset for the EU.');
  const percentAt = (country: string, postalCode = '') =>
    (findTaxZone(eu.zones, { country, region: '', postalCode })?.rates[0]?.ppm ?? 0) / 10_000;
  expect(
    ['1000-001', '9000-018', '9400-162', '9500-150', '9545-430', '9580-539', '9980-024'].map((code) =>
      percentAt('PT', code),
    ),
  ).toEqual([23, 22, 22, 16, 16, 16, 16]);
  expect(['1010', '6691', '6992'].map((code) => percentAt('AT', code))).toEqual([20, 19, 19]);
  expect(eu.zones.filter(({ rates }) => !rates.some(({ ppm }) => ppm > 0))).toEqual([]);
});
