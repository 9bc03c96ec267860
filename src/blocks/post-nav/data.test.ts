import { expect, test } from 'vitest';
import type { ItemSummary, SiteData } from '#domain/site-data.ts';
import { load as loadNav } from './data.ts';
import { type PostNavProps, postNav } from './definition.ts';

const POSTS: Record<string, string[]> = { d: ['clay'], c: ['clay', 'ash'], b: [], a: ['ash'] };

async function load(pageId: string, props: Partial<PostNavProps> = {}) {
  const items = Object.entries(POSTS).map(
    ([id, tags]) => ({ id, tags, categories: [] }) as Partial<ItemSummary> as ItemSummary,
  );
  const site = { items: async () => ({ items, total: 4 }) } as Partial<SiteData> as SiteData;
  const request = { blockId: 'block', now: 0, timeZone: 'UTC', pageId, collectionId: 'journal', query: {} };
  const data = await loadNav({ ...postNav.defaults, ...props }, { ...request, site });
  return [data.previous?.id, data.next?.id, data.related.map(({ id }) => id)];
}

test('a post leads to the one before and the one after it in time, and no further', async () => {
  expect((await load('c')).slice(0, 2)).toEqual(['b', 'd']);
  expect((await load('d')).slice(0, 2)).toEqual(['c', undefined]);
  expect((await load('a')).slice(0, 2)).toEqual([undefined, 'b']);
  expect((await load('c', { order: 'manual' })).slice(0, 2)).toEqual(['d', 'b']);
  expect((await load('draft')).slice(0, 2)).toEqual(['d', undefined]);
  expect((await load('draft', { order: 'manual' })).slice(0, 2)).toEqual(['a', undefined]);
});

test('what shares its labels is related, unless it is a neighbour and led to already', async () => {
  expect((await load('c', { showsNeighbours: false }))[2]).toEqual(['d', 'a']);
  expect((await load('c', { showsNeighbours: false, limit: 1 }))[2]).toEqual(['d']);
  expect((await load('c'))[2]).toEqual(['a']);
  expect((await load('b'))[2]).toEqual(['d']);
  expect((await load('c', { showsRelated: false }))[2]).toEqual([]);
});
