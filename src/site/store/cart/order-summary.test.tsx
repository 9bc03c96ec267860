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
const labelsOf = (discounts?: readonly { title: string; code?: string; offMinor: number }[]) =>
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

test('a discount bears the code that was typed for it, once', () => {
  const labelOf = (title: string, code: string) => labelsOf([{ title, code, offMinor: 240 }])[1];
  expect(labelOf('Winter', 'KILN10')).toBe('Winter (KILN10)');
  expect(labelOf('kiln10', 'KILN10')).toBe('kiln10');
  expect(labelOf('Winter', '')).toBe('Winter');
});

test('delivery that costs nothing is free', () => {
  const paid = (shippingMinor: number | null) =>
    /<dt>Delivery<\/dt><dd>(.*?)<\/dd>/.exec(
      renderToStaticMarkup(<OrderSummary {...sums} shippingMinor={shippingMinor} />),
    )?.[1];
  expect([paid(0), paid(600), paid(null)]).toEqual(['Free', '$6.00', undefined]);
});
