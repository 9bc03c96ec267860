import { expect, test } from 'vitest';
import type { SiteData } from '#domain/site-data.ts';
import { fakeSiteData } from '#testing/blocks/fake-site-data.ts';
import { renderExample } from '#testing/blocks/render-block.tsx';

/** A shop of so many products, so many of them in each category. */
function shopOf(all: number, inCategory = all): Partial<SiteData> {
  const items: SiteData['items'] = async (query) => ({
    ...(await fakeSiteData().items(query)),
    total: query.category === undefined ? all : inCategory,
  });
  return { items };
}

const show = (site: Partial<SiteData>, query: Readonly<Record<string, string>> = {}) =>
  renderExample('product-grid', 'A whole shop, to be sorted and filtered', {}, { site, query });
const SORT = /<summary>Sort by <b>[^<]*<\/b><\/summary><nav aria-label="Sort by">/;

test('what is chosen of the shop and how it is sorted are told apart by words', async () => {
  expect(await show(shopOf(4))).toMatch(SORT);
});

test('few products are neither sorted nor searched', async () => {
  const many = await show(shopOf(4));
  expect(many).toContain('role="search"');
  const few = await show(shopOf(3));
  expect(few).not.toMatch(SORT);
  expect(few).not.toContain('role="search"');
  const inCategory = await show(shopOf(4, 2), { category: 'Studio' });
  expect(inCategory).not.toMatch(SORT);
  expect(inCategory).toContain('role="search"');
  expect(await show(shopOf(3, 2), { category: 'Studio' })).not.toContain('role="search"');
});
