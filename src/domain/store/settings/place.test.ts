/** Which postal codes a zone means. */
import { expect, test } from 'vitest';
import { fitsPostalCode, isPostalPattern } from './place.ts';

test.each([
  // A range of districts: Paisley (PA2) is not Bute (PA20), however the code is typed.
  ['PA20-PA78', ['PA20 9AA', 'PA209AA', 'pa78 6sz'], ['PA2 0AA', 'PA20AA', 'PA80 5AA', 'PH20 1AA']],
  ['IV1-IV28', ['IV1 1AA', 'IV11AA', 'IV28 3XD'], ['IV30 1AA', 'IV29 1AA', 'KW1 5AA']],
  ['KA27 - KA28', ['KA27 8AA', 'KA28 0AA'], ['KA2 7AA', 'KA2 8AA']],
  ['PA20*', ['PA20 9AA'], ['PA2 0AA']],
  ['PA2 0*', ['PA2 0AA', 'PA20AA'], ['PA20 9AA', 'PA2 9AA']],
  ['PA2*', ['PA2 0AA', 'PA20 9AA'], ['PA3 1AA']],
  ['BT1', ['BT1 5AA', 'BT15AA'], ['BT15 1AA', 'BT2 7AA']],
  ['W1', ['W1A 1AA', 'W1 1AA'], ['W10 5AA']],
  ['BT*', ['BT1 5AA', 'BT81 7AA'], ['BS1 5AA']],
  ['SW1A 1AA', ['SW1A1AA'], ['SW1A 1AB']],
  ['73301-88589', ['73301', '78701-1234', '88589'], ['73300', '88590']],
  ['787*', ['78701'], ['78801']],
  ['78701', ['78701', '78701-1234'], ['78702']],
  ['K1A-K9Z', ['K1A 0B1', 'K9Z 9Z9'], ['L1A 0B1']],
  ['1000-001', ['1000-001', '1000001'], ['1000-002']],
])('%s holds %j, and not %j', (pattern, held, others) => {
  expect(isPostalPattern(pattern)).toBe(true);
  expect(held.filter((code) => !fitsPostalCode(code, pattern))).toEqual([]);
  expect(others.filter((code) => fitsPostalCode(code, pattern))).toEqual([]);
});

test.each(['IV28-IV1', 'IV1-PA20', '88589-73301', 'PA20-PA2'])('%s means nothing', (pattern) => {
  expect(isPostalPattern(pattern)).toBe(false);
});
