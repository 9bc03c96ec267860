import { describe, expect, test } from 'vitest';
import { askedParts } from './form-part-inputs.ts';

const asked = (type: 'date' | 'time' | 'phone', locale = 'en', showCountryCode = false) =>
  askedParts({ showCountryCode }, type, locale);

describe('the parts a visitor is asked for', () => {
  test('a date is asked for as the language writes it', () => {
    expect(asked('date')).toEqual(['Month', 'Day', 'Year']);
    expect(asked('date', 'de')).toEqual(['Day', 'Month', 'Year']);
    expect(asked('date', 'ja')).toEqual(['Year', 'Month', 'Day']);
  });

  test('the half of the day only where a clock has halves, and seconds nowhere', () => {
    expect(asked('time')).toEqual(['Hour', 'Minute', 'Ampm']);
    expect(asked('time', 'de')).toEqual(['Hour', 'Minute']);
  });

  test('a telephone number is one, after the code of its country where that is asked', () => {
    expect(asked('phone')).toEqual(['Prefix']);
    expect(asked('phone', 'en', true)).toEqual(['Country', 'Prefix']);
  });

  test('an unknown language is read as English', () => {
    expect(asked('date', 'no such language')).toEqual(['Month', 'Day', 'Year']);
  });
});
