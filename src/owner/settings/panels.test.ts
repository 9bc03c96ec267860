import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { WORDS } from './panel-words.ts';
import { findPanels, panelsFor, placeOf } from './panels.ts';

const permissions = features.flatMap(({ settings = [] }) => settings.map(({ permission }) => permission));
const all = panelsFor(features, permissions, true);
const found = (typed: string) => findPanels(all, typed).map(({ label }) => label);

test('what people call a thing finds its panel, whatever its label', () => {
  expect(found('shipping')).toContain('Delivery');
  expect(found('postage')).toEqual(['Delivery']);
  expect(found('ＰÓSTAGE')).toEqual(['Delivery']);
  expect(found('Coupon')).toEqual(['Discounts']);
  expect(found('VAT')).toEqual(['Taxes']);
  expect(found('currency')).toEqual(['Currency & selling']);
  expect(found('stripe')).toEqual(['Payments']);
  expect(found('free ship')).toEqual(['Discounts']);
  expect(found('xyzzy')).toEqual([]);
  expect(found(' ')).toHaveLength(all.length);
});

test('every panel has other words, and no words are of a panel that is gone', () => {
  const others = all.filter(({ words }) => !words).map(({ path }) => path);
  expect(Object.keys(WORDS).sort()).toEqual(others.sort());
});

test('what has a screen of its own is led to there', () => {
  const delivery = all.find(({ path }) => path === 'delivery');
  expect(delivery && placeOf(delivery)).toBe('delivery');
  const taxes = all.find(({ path }) => path === 'taxes');
  expect(taxes && placeOf(taxes)).toBe('settings/taxes');
});
