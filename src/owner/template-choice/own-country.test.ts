import { expect, test } from 'vitest';
import { ownCountry } from './own-country.ts';

const COUNTRIES = ['AT', 'CH', 'DE', 'GB', 'JP', 'NO', 'US'];

const guess = (timeZone: string, ...languages: string[]) => ownCountry(COUNTRIES, { timeZone, languages });

test('a time zone says where somebody is, in whatever language they read', () => {
  expect(guess('Europe/Berlin', 'en-US', 'en')).toBe('DE');
  expect(guess('Europe/Oslo', 'en-GB')).toBe('NO');
  expect(guess('Asia/Tokyo')).toBe('JP');
  expect(guess('America/New_York', 'de-DE')).toBe('US');
});

test('where it does not, the language does, and where neither does nothing is guessed', () => {
  expect(guess('UTC', 'en', 'de-CH')).toBe('CH');
  expect(guess('UTC', 'de')).toBe('');
  expect(guess('UTC', 'not a language', 'de_DE')).toBe('');
  expect(guess('UTC', 'de-XX')).toBe('');
});
