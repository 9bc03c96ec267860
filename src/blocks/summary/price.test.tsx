import { expect, test } from 'vitest';
import { renderExample } from '#testing/blocks/render-block.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, '');
const pricesIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<p class="${name}">(.*?)</p>`, 'g'))].map(([, price = '']) => words(price));

test('a summary says of products what they cost, as the grid of a shop does', async () => {
  const summary = pricesIn(await renderExample('summary', 'Auto-grid'), 'summary-price');
  const grid = pricesIn(
    await renderExample('product-grid', 'A whole shop, to be sorted and filtered'),
    'product-card-price',
  );
  expect(summary.slice(0, 3)).toEqual(['from $28.00', 'Was $32.00, now  $24.00', '$32.00 · Sold out']);
  expect(grid.slice(0, 3)).toEqual(['from $28.00', 'Was $32.00, now  $24.00', '$32.00']);
});

test('when a product was written nobody reads there; of an event it is said when it is', async () => {
  expect(await renderExample('summary', 'Grid')).not.toContain('<time');
  expect(await renderExample('summary', 'Events')).not.toContain('summary-price');
});
