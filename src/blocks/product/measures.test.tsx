import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Variant } from '#domain/store/catalogue/product.ts';
import { MEASUREMENT_STANDARDS } from '#domain/store/settings/measurement.ts';
import { fakeProduct } from '#testing/blocks/fake-product.ts';
import { Measures } from './measures.tsx';

const facts = fakeProduct('item00000000000000000001', 0);
const dimensions = { length: 240, width: 125, height: 80 };

function rowsOf(change: (variant: Variant, index: number) => Partial<Variant>, more: object = {}) {
  const variants = facts.variants.map((variant, index) => ({ ...variant, ...change(variant, index) }));
  const html = renderToStaticMarkup(<Measures facts={{ ...facts, variants, ...more }} />);
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, what, text]) => `${what}: ${text}`);
}

test('STOR-08 STOR-09 what all variants have in common is said once, in the units of the shop', () => {
  const same = () => ({ weightGrams: 1250, dimensions });
  expect(rowsOf(same)).toEqual(['Weight: 1.25 kg', 'Parcel: 24 × 12.5 × 8 cm']);
  expect(rowsOf(same, { measurementStandard: MEASUREMENT_STANDARDS.imperial })).toEqual([
    'Weight: 2.76 lbs',
    'Parcel: 9.4 × 4.9 × 3.1 inches',
  ]);
});

test('what differs is said of each, and what nobody has said of none', () => {
  expect(rowsOf((_variant, index) => (index === 2 ? {} : { weightGrams: 500 * (index + 1) }))).toEqual([
    'Small: 0.5 kg',
    'Medium: 1 kg',
  ]);
  expect(rowsOf((_variant, index) => ({ weightGrams: 500 * (index + 1), dimensions }))).toContain(
    'Weight, Large: 1.5 kg',
  );
  expect(rowsOf(() => ({}))).toEqual([]);
  expect(rowsOf(() => ({ weightGrams: 0 }))).toEqual([]);
  expect(rowsOf(() => ({ weightGrams: 900 }), { kind: 'digital' })).toEqual([]);
});
