import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newVariant, variantsOf } from './option-matrix.ts';
import { combinationsOf, countCombinations, findProductProblem, type ProductForm } from './product-form.ts';
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
  expect(findProductProblem(form({ options: [COLOUR], variants: sized }))).toContain('not in its options');
  const twice = sized.map((variant) => ({ ...variant, sku: 'A' }));
  expect(findProductProblem(form({ options: [SIZE], variants: twice }))).toContain('same SKU');
  const dear = sized.map((variant) => ({ ...variant, isOnSale: true, salePriceMinor: 2, priceMinor: 1 }));
  expect(findProductProblem(form({ options: [SIZE], variants: dear }))).toContain('sale price');
});

/** As many options as wanted, each with 100 values, and 250 variants that differ in the first two. */
function wide(options: number): ProductForm {
  const values = Array.from({ length: 100 }, (_, at) => `Value ${at}`);
  const offered = Array.from({ length: options }, (_, at) => ({ name: `Option ${at}`, values }));
  const variants = Array.from({ length: 250 }, (_, at) => ({
    ...newVariant(undefined, makeId()),
    optionValues: offered.map(({ name }, option) => ({
      name,
      value: values[option === 0 ? at % 100 : option === 1 ? Math.floor(at / 100) : 7] ?? '',
    })),
  }));
  return form({ options: offered, variants });
}

test('options with a million combinations and more cost no more than their variants', () => {
  for (const options of [3, 6]) {
    const product = wide(options);
    const before = process.cpuUsage();
    expect(findProductProblem(product)).toBeUndefined();
    const { user, system } = process.cpuUsage(before);
    expect(user + system, `${options} options`).toBeLessThan(500_000);
  }
});

test('a variant has one value of each option, and no other', () => {
  const [first, ...others] = wide(2).variants;
  const { options } = wide(2);
  const withValues = (optionValues: { name: string; value: string }[]) =>
    findProductProblem(
      form({ options, variants: [{ ...newVariant(first, makeId()), optionValues }, ...others] }),
    );
  const [one, two] = first?.optionValues ?? [];
  if (!one || !two) throw new Error('it has two');
  expect(withValues([two, one])).toBeUndefined();
  for (const values of [[one], [one, one], [one, two, two], [one, { ...two, name: one.name }], []])
    expect(withValues(values)).toContain('not in its options');
  expect(withValues([one, { ...two, value: 'Value 100' }])).toContain('not in its options');
});

test('a product of a table stays within the limits of a form', () => {
  const values = Array.from({ length: 101 }, (_, at) => `Value ${at}`);
  const tall = values.map((value) => ({
    ...newVariant(undefined, makeId()),
    optionValues: [{ name: 'Size', value }],
  }));
  expect(findProductProblem(form({ options: [{ name: 'Size', values }], variants: tall }))).toContain(
    '“Size” would have 101 values. The limit is 100',
  );
  const many = Array.from({ length: 251 }, () => newVariant(undefined, makeId()));
  expect(findProductProblem(form({ variants: many }))).toContain('The limit is 250');
  expect(() => combinationsOf([SIZE, ...wide(3).options])).toThrow('The limit is 250 variants');
});
