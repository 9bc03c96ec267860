import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCombinations, newVariant, variantsOf } from './option-matrix.ts';
import { combinationsOf, findProductProblem, type ProductForm } from './product-form.ts';
import { MAX_SKU_LENGTH, makeSku, ownSku } from './sku.ts';

let made = 0;
const makeId = () => String(++made).padStart(24, '0');
const SIZE = { name: 'Size', values: ['S', 'M'] };
const COLOUR = { name: 'Colour', values: ['Blue', 'Ash'] };

const form = (change: Partial<ProductForm>): ProductForm => ({
  kind: 'physical',
  taxClass: '',
  options: [],
  variants: [newVariant(undefined, makeId())],
  ...change,
});
const words = (variants: ProductForm['variants']) =>
  variants.map(({ optionValues }) => optionValues.map(({ value }) => value).join(' '));

test('LINK-20 a made SKU is SQ and seven digits, whatever the dice', () => {
  expect([makeSku(0), makeSku(0.5), makeSku(1 - Number.EPSILON)]).toEqual([
    'SQ0000000',
    'SQ5000000',
    'SQ9999999',
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(makeSku(random)).toMatch(/^SQ\d{7}$/);
      expect([ownSku(makeSku(random)), ownSku(`${makeSku(random)}0`)]).toEqual(['', `${makeSku(random)}0`]);
    }),
  );
  expect(MAX_SKU_LENGTH).toBe(60);
});

test('there is a variant for every combination of values, in their order', () => {
  expect(words(variantsOf([SIZE, COLOUR], [], makeId))).toEqual(['S Blue', 'S Ash', 'M Blue', 'M Ash']);
  expect(combinationsOf([])).toEqual([[]]);
  expect(countCombinations([SIZE, COLOUR])).toBe(4);
});

test('what has been filled in stays when a value or an option is added', () => {
  const one = { ...newVariant(undefined, makeId()), priceMinor: 900, sku: 'BOWL', stock: 7 };
  const sized = variantsOf([SIZE], [one], makeId);
  expect(sized.map(({ sku, stock, priceMinor }) => [sku, stock, priceMinor])).toEqual([
    ['BOWL', 7, 900],
    ['', 0, 900],
  ]);
  const more = variantsOf([{ ...SIZE, values: ['L', 'S', 'M'] }], sized, makeId);
  expect(more.map(({ sku, optionValues }) => [optionValues[0]?.value, sku])).toEqual([
    ['L', ''],
    ['S', 'BOWL'],
    ['M', ''],
  ]);
  const coloured = variantsOf([SIZE, COLOUR], sized, makeId);
  expect(coloured[0]).toMatchObject({ id: one.id, sku: 'BOWL' });
  expect(new Set(coloured.map(({ id }) => id)).size).toBe(4);
});

test('a form that cannot be right says what to do', () => {
  const sized = variantsOf([SIZE], [], makeId);
  expect(findProductProblem(form({ options: [SIZE], variants: sized }))).toBeUndefined();
  expect(findProductProblem(form({ options: [SIZE, { ...SIZE, name: 'size' }], variants: sized }))).toContain(
    'same name',
  );
  expect(findProductProblem(form({ options: [SIZE], variants: [...sized, ...sized] }))).toContain(
    'same options',
  );
  expect(findProductProblem(form({ options: [COLOUR], variants: sized }))).toContain('do not offer');
  const twice = sized.map((variant) => ({ ...variant, sku: 'A' }));
  expect(findProductProblem(form({ options: [SIZE], variants: twice }))).toContain('same SKU');
  const dear = sized.map((variant) => ({ ...variant, isOnSale: true, salePriceMinor: 2, priceMinor: 1 }));
  expect(findProductProblem(form({ options: [SIZE], variants: dear }))).toContain('sale price');
});
