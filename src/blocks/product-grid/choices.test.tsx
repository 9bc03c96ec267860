import { expect, test } from 'vitest';
import { renderExample } from '../testing/render-block.tsx';

test('what is chosen of the shop and how it is sorted are told apart by words', async () => {
  const html = await renderExample('product-grid', 'A whole shop, to be sorted and filtered');
  expect(html).toMatch(/<nav aria-label="Sort by"[^>]*><p aria-hidden="true">Sort by<\/p>/);
});
