import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';
import {
  isOnSale,
  isSoldOut,
  MAX_PRICE_MINOR,
  PRODUCT_TYPES,
  type ProductKind,
  pricesVary,
  startingPrice,
  totalStock,
  type Variant,
} from './product.ts';
import { structuredContentOf } from './product-contract.ts';
import { productSchema } from './product-form.ts';

const variant = (change: Partial<Variant> = {}): Variant => ({
  id: 'v'.repeat(24),
  productId: 'p'.repeat(24),
  optionValues: [],
  sku: 'SQ1234567',
  priceMinor: 3200,
  salePriceMinor: 2400,
  isOnSale: false,
  stock: 3,
  isUnlimited: false,
  ...change,
});
const product = (variants: readonly Variant[], kind: ProductKind = 'physical') => ({ kind, variants });
const format = (minor: number) => `$${(minor / 100).toFixed(2)}`;

test('STOR-01 all five kinds of product have the code of the contract, and are taken', () => {
  expect(PRODUCT_TYPES).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 });
  for (const kind of Object.keys(PRODUCT_TYPES))
    expect(productSchema.safeParse({ kind, taxClass: '', options: [], variants: [variant()] }).success).toBe(
      true,
    );
  expect(
    productSchema.safeParse({ kind: 'bundle', taxClass: '', options: [], variants: [variant()] }).success,
  ).toBe(false);
});

test('STOR-02 STOR-04 variants hold price, salePrice, onSale, qtyInStock, unlimited and optionValues, in minor units', () => {
  const blue = variant({ optionValues: [{ name: 'Colour', value: 'Blue' }], isOnSale: true });
  expect(structuredContentOf(product([blue]))).toEqual({
    productType: 1,
    variants: [
      {
        id: blue.id,
        sku: 'SQ1234567',
        price: 3200,
        salePrice: 2400,
        onSale: true,
        qtyInStock: 3,
        unlimited: false,
        optionValues: [{ optionName: 'Colour', value: 'Blue' }],
      },
    ],
  });
});

test('STOR-03 digital products hold priceCents, salePriceCents and onSale instead of variants', () => {
  expect(structuredContentOf(product([variant({ isOnSale: true })], 'digital'))).toEqual({
    productType: 2,
    priceCents: 3200,
    salePriceCents: 2400,
    onSale: true,
  });
});

test('STOR-10 a product is sold out when no variant is unlimited or has stock above 0', () => {
  expect(isSoldOut(product([variant({ stock: 0 }), variant({ stock: 0 })]))).toBe(true);
  expect(isSoldOut(product([variant({ stock: 0 }), variant({ stock: 1 })]))).toBe(false);
  expect(isSoldOut(product([variant({ stock: 0 }), variant({ stock: 0, isUnlimited: true })]))).toBe(false);
  expect(isSoldOut(product([]))).toBe(true);
});

test('STOR-11 STOR-12 a digital product is never sold out, and its stock is unlimited', () => {
  const digital = product([variant({ stock: 0 })], 'digital');
  expect(isSoldOut(digital)).toBe(false);
  expect(totalStock(digital)).toBe('unlimited');
});

test('STOR-13 STOR-14 total stock is unlimited when any variant is, and else the sum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ stock: fc.nat(1000), isUnlimited: fc.boolean() }), { minLength: 1 }),
      (all) => {
        const variants = all.map(variant);
        const sum = all.reduce((total, { stock }) => total + stock, 0);
        expect(totalStock(product(variants))).toBe(
          all.some(({ isUnlimited }) => isUnlimited) ? 'unlimited' : sum,
        );
      },
    ),
  );
});

test('STOR-15 a product is on sale when any variant is', () => {
  expect(isOnSale(product([variant(), variant({ isOnSale: true })]))).toBe(true);
  expect(isOnSale(product([variant(), variant()]))).toBe(false);
});

test('STOR-16 prices vary when variants differ in price, sale state or sale price', () => {
  expect(pricesVary(product([variant(), variant()]))).toBe(false);
  expect(pricesVary(product([variant(), variant({ priceMinor: 3300 })]))).toBe(true);
  expect(pricesVary(product([variant(), variant({ isOnSale: true, salePriceMinor: 3200 })]))).toBe(true);
  expect(pricesVary(product([variant(), variant({ salePriceMinor: 1 })]))).toBe(true);
});

test('STOR-20 prices start at the lowest that somebody can pay', () => {
  expect(startingPrice(product([variant(), variant({ priceMinor: 5000, isOnSale: true })]))).toBe(2400);
  expect(startingPrice(product([variant(), variant({ priceMinor: 5000 })]))).toBe(3200);
});

test('a price is said once, struck beside the sale price, or as where prices begin', () => {
  expect(priceText(product([variant()]), format)).toEqual({ text: '$32.00' });
  expect(priceText(product([variant({ isOnSale: true })]), format)).toEqual({
    text: '$24.00',
    original: '$32.00',
  });
  expect(priceText(product([variant(), variant({ priceMinor: 4000 })]), format)).toEqual({
    text: 'from $32.00',
  });
  expect(priceText(product([]), format)).toEqual({ text: '' });
});

test('STOR-21 a price above 100000000 is refused', () => {
  const priced = (priceMinor: number, salePriceMinor = 0) =>
    productSchema.safeParse({
      kind: 'physical',
      taxClass: '',
      options: [],
      variants: [variant({ priceMinor, salePriceMinor })],
    }).success;
  expect(MAX_PRICE_MINOR).toBe(100_000_000);
  expect([priced(100_000_000), priced(100_000_001), priced(-1), priced(0, 100_000_001)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
