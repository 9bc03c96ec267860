import { expect, test, vi } from 'vitest';
import type { ItemSummary, SiteData } from '#domain/site-data.ts';
import { load as loadNav } from './data.ts';
import { type ProjectNavProps, projectNav } from './definition.ts';

function setUp(...ids: string[]) {
  const items = vi.fn(async () => ({ items: ids.map((id) => ({ id }) as ItemSummary), total: ids.length }));
  const load = async (pageId: string, props: Partial<ProjectNavProps> = {}, collectionId = 'portfolio') => {
    const request = { blockId: 'block', now: 0, timeZone: 'UTC', pageId, collectionId, query: {} };
    const site = { items } as Partial<SiteData> as SiteData;
    const { previous, next } = await loadNav({ ...projectNav.defaults, ...props }, { ...request, site });
    return [previous?.id, next?.id];
  };
  return { items, load };
}

test('a project leads to the one before and the one after it', async () => {
  const { items, load } = setUp('a', 'b', 'c', 'd');
  expect(await load('b', { order: 'title' })).toEqual(['a', 'c']);
  expect(items).toHaveBeenCalledWith({ collectionId: 'portfolio', order: 'title', limit: 200 });
});

test('after the last comes the first again, where its owner wants that', async () => {
  const { load } = setUp('a', 'b', 'c');
  expect([await load('c'), await load('a')]).toEqual([
    ['b', 'a'],
    ['c', 'b'],
  ]);
  expect([await load('c', { wraps: false }), await load('a', { wraps: false })]).toEqual([
    ['b', undefined],
    [undefined, 'b'],
  ]);
});

test('of two projects each leads to the other once, and one alone nowhere', async () => {
  expect(await setUp('a', 'b').load('b')).toEqual([undefined, 'a']);
  expect(await setUp('a').load('a')).toEqual([undefined, undefined]);
});

test('what is not among the projects leads to the first, and a page of no collection nowhere', async () => {
  expect(await setUp('a', 'b').load('draft')).toEqual([undefined, 'a']);
  expect(await setUp('a', 'b').load('a', {}, '')).toEqual([undefined, undefined]);
});
