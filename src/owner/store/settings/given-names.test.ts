import { expect, test } from 'vitest';
import { type StoreDiscount, storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { discountWords, nameOfZone, renamed, retitled, wayWords } from './given-names.ts';

test('a zone is called after its countries, until its owner calls it something else', () => {
  expect(nameOfZone([])).toBe('Everywhere else');
  expect(nameOfZone(['US', 'CA'])).toBe('United States and Canada');
  expect(nameOfZone(['DE', 'AT', 'FR', 'IT'])).toBe('Germany, Austria and 2 more');
  const zone = { name: '', countries: [] as string[] };
  const home = renamed(zone, ['US']);
  expect(home).toEqual({ name: 'United States', countries: ['US'] });
  expect(renamed(home, ['CA']).name).toBe('Canada');
  expect(renamed({ ...home, name: 'Home' }, ['CA']).name).toBe('Home');
});

test('what a way costs is said in one line, and that one without a price is not offered', () => {
  const way = {
    id: 'post',
    name: 'By post',
    kind: 'flat',
    priceMinor: 800,
    steps: [],
    freeFromMinor: null,
    note: '',
  } as const;
  const say = (part: object) => wayWords({ ...way, steps: [], ...part }, 'USD');
  expect(say({})).toBe('By post $8.00');
  expect(say({ freeFromMinor: 8000 })).toBe('By post $8.00, free from $80.00');
  expect(say({ priceMinor: null })).toBe('By post: hidden until it has a price');
  expect(say({ priceMinor: 0 })).toBe('By post: free');
  expect(say({ kind: 'weight' })).toBe('By post: hidden until it has a price');
  expect(say({ kind: 'weight', steps: [{ from: 0, priceMinor: 500 }] })).toBe('By post from $5.00');
});

test('a discount is called after its code, or what it takes off, until its owner calls it something else', () => {
  const value = { ppm: 100_000 };
  const stored = { id: 'd', title: '10% off', kind: 'order', value };
  const [discount] = storeSettingsSchema.parse({ discounts: [stored] }).discounts as [StoreDiscount];
  const coded = retitled(discount, { code: 'KILN10' }, 'USD');
  expect(coded.title).toBe('KILN10');
  expect(retitled(coded, { code: '' }, 'USD').title).toBe('10% off');
  expect(retitled(discount, { value: { minor: 500 } }, 'USD').title).toBe('$5.00 off');
  expect(retitled({ ...coded, title: 'Spring' }, { code: 'MAY' }, 'USD').title).toBe('Spring');
  expect(discountWords(discount, 'USD')).toBe('10% off all products');
});
