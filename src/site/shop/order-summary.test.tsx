import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderSummary } from './order-summary.tsx';

const sums = {
  currency: 'USD',
  lines: [],
  subtotalMinor: 2400,
  discountMinor: 240,
  shippingMinor: null,
  taxMinor: 0,
  totalMinor: 2160,
  areTaxesIncluded: false,
} as const;
const labelsOf = (discounts?: readonly { title: string; offMinor: number }[]) =>
  [
    ...renderToStaticMarkup(<OrderSummary {...sums} {...(discounts && { discounts })} />).matchAll(
      /<dt>(.*?)<\/dt>/g,
    ),
  ].map(([, label]) => label);

test('discounts bear their names as in the cart; what nobody can name is one sum', () => {
  expect(labelsOf([{ title: 'Winter', offMinor: 240 }])).toEqual(['Subtotal', 'Winter', 'Total']);
  expect(labelsOf([{ title: 'Winter', offMinor: 100 }])).toEqual(['Subtotal', 'Discount', 'Total']);
  expect(labelsOf()).toEqual(['Subtotal', 'Discount', 'Total']);
});
