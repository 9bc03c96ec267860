import { expect, test } from 'vitest';
import { needOfTaxNumber } from './tax-number.ts';

test('a tax number is needed where there is tax, of sellers in the EU', () => {
  const need = (country: string, taxNumber: string, taxMinor: number, isReverseCharge = false) =>
    needOfTaxNumber({ country, taxNumber }, { taxMinor, isReverseCharge });
  expect(need('DE', '', 190)).toBe('needed');
  expect(need('FR', '', 0, true)).toBe('needed');
  expect(need('US', '', 190)).toBe('advised');
  expect(need('', '', 190)).toBe('advised');
  // Who is not registered and charges none has no number to give.
  expect(need('DE', '', 0)).toBe('none');
  expect(need('DE', '12/345/67890', 190)).toBe('none');
});
