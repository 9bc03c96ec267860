import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RenderContext } from '#domain/page.ts';
import { fakeProduct } from '#testing/blocks/fake-product.ts';
import { Offer } from './offer.tsx';

const context = { blockId: 'product00000000000000001' } as RenderContext;
const facts = fakeProduct('item00000000000000000001', 0);
const pricesOf = (product: typeof facts) =>
  [
    ...renderToStaticMarkup(<Offer facts={product} context={context} />).matchAll(/<small> (.*?)<\/small>/g),
  ].map(([, price]) => price);

test('each choice bears its price where they differ', () => {
  expect(pricesOf(facts)).toEqual(['$28.00', '$38.00', '$48.00']);
  const variants = facts.variants.map((variant) => ({ ...variant, priceMinor: 2800 }));
  expect(pricesOf({ ...facts, variants })).toEqual([]);
});
