import { expect, test, vi } from 'vitest';
import type { SiteData } from '#domain/site-data.ts';
import { load } from './data.ts';
import { type PortfolioProps, portfolio } from './definition.ts';

function setUp(total: number) {
  const items = vi.fn(async () => ({ items: [], total }));
  const ask = (query: Record<string, string>, props: Partial<PortfolioProps> = {}) => {
    const site = { items } as Partial<SiteData> as SiteData;
    const request = { blockId: 'block', now: 0, timeZone: 'UTC', pageId: 'work', collectionId: 'work' };
    return load({ ...portfolio.defaults, limit: 6, ...props }, { ...request, query, site });
  };
  return { items, ask };
}

test('projects beyond the first page stand on further ones, which keep the category', async () => {
  const { items, ask } = setUp(13);
  expect(await ask({ page: '2', category: 'Roofs' })).toMatchObject({
    page: 2,
    pageCount: 3,
    kept: { category: 'Roofs' },
  });
  expect(items).toHaveBeenLastCalledWith(expect.objectContaining({ limit: 6, offset: 6, category: 'Roofs' }));
});

test.each(['0', '-1', 'two', ''])('“%s” is the first page', async (page) => {
  const { items, ask } = setUp(13);
  expect(await ask({ page })).toMatchObject({ page: 1 });
  expect(items).toHaveBeenLastCalledWith(expect.objectContaining({ offset: 0 }));
});

test('where there are no further pages, the address turns none', async () => {
  const { ask } = setUp(13);
  expect(await ask({ page: '2' }, { hasPages: false })).toMatchObject({ page: 1, pageCount: 1 });
});
