import { expect, test, vi } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { ItemPage, ItemQuery, ItemSummary, SiteData } from '#domain/site-data.ts';
import { load as loadSummary } from './data.ts';
import { type SummaryProps, summary } from './definition.ts';

const NOW = Date.UTC(2026, 4, 14);
const COLLECTION = 'a'.repeat(24);

function setUp(answer: (query: ItemQuery) => ItemPage = () => ({ items: [], total: 0 })) {
  const items = vi.fn(async (query: ItemQuery) => answer(query));
  const products = vi.fn(async () => new Map());
  const load = (
    props: Partial<SummaryProps>,
    query: Record<string, string> = {},
    collectionId: string | undefined = COLLECTION,
  ) =>
    loadSummary(
      { ...summary.defaults, ...props },
      {
        site: { items, products } as Partial<SiteData> as SiteData,
        blockId: 'block',
        now: NOW,
        timeZone: 'Europe/Berlin',
        pageId: '',
        collectionId,
        query,
      },
    );
  return { items, load };
}

const named = (title: string) => ({ title }) as ItemSummary;

test('SITE-07 a summary asks for its own collection, and for its page’s when it names none', async () => {
  const { items, load } = setUp();
  await load({ collection: { ref: 'collection', id: 'b'.repeat(24) } });
  await load({});
  expect(items.mock.calls.map(([query]) => query.collectionId)).toEqual(['b'.repeat(24), COLLECTION]);
});

test('on a page of no collection a summary takes the site’s first blog, or its first events', async () => {
  const items = vi.fn(async (_query: ItemQuery) => ({ items: [], total: 0 }));
  const firstCollection = vi.fn(async (type: number) => `first of ${type}`);
  const request = { blockId: 'block', now: NOW, timeZone: 'UTC', pageId: '', query: {} };
  for (const kind of ['posts', 'events'] as const)
    await loadSummary(
      { ...summary.defaults, kind },
      { ...request, site: { items, firstCollection, products: async () => new Map() } as object as SiteData },
    );
  expect(items.mock.calls.map(([query]) => query.collectionId)).toEqual([
    `first of ${COLLECTION_TYPES.blog}`,
    `first of ${COLLECTION_TYPES.events}`,
  ]);
});

test('a summary on a site without any collection asks for nothing and shows nothing', async () => {
  const items = vi.fn();
  const data = await loadSummary(summary.defaults, {
    site: { items, firstCollection: async () => undefined } as Partial<SiteData> as SiteData,
    blockId: 'block',
    now: NOW,
    timeZone: 'UTC',
    pageId: '',
    query: {},
  });
  expect(data.items).toEqual([]);
  expect(items).not.toHaveBeenCalled();
});

test('the owner’s order, limit, tag and category are asked for', async () => {
  const { items, load } = setUp();
  await load({ order: 'title', limit: 4, tag: 'kiln', category: 'Studio' });
  expect(items).toHaveBeenCalledWith({
    collectionId: COLLECTION,
    order: 'title',
    limit: 4,
    offset: 0,
    tag: 'kiln',
    category: 'Studio',
  });
});

test('the address is followed only where the owner wants it', async () => {
  const query = { tag: 'ash', author: 'Joss', month: '2026-03', page: '3' };
  const { items, load } = setUp(() => ({ items: [], total: 50 }));
  await load({ limit: 10, tag: 'kiln' }, query);
  expect(items.mock.calls[0]![0]).toMatchObject({ tag: 'kiln', offset: 0 });
  const data = await load({ limit: 10, tag: 'kiln', followsAddress: true }, query);
  expect(items.mock.calls[1]![0]).toMatchObject({
    tag: 'ash',
    author: 'Joss',
    offset: 20,
    publishedFrom: Date.parse('2026-03-01T00:00+01:00'),
    publishedBefore: Date.parse('2026-04-01T00:00+02:00'),
  });
  expect(data).toMatchObject({
    page: 3,
    pageCount: 5,
    kept: { tag: 'ash', author: 'Joss', month: '2026-03' },
  });
});

test.each(['0', '-1', '1e3', 'next', '99999999'])('the page “%s” is the first', async (page) => {
  const { items, load } = setUp();
  await load({ followsAddress: true }, { page, month: '2026-13' });
  expect(items.mock.calls[0]![0]).toMatchObject({ offset: 0 });
  expect(items.mock.calls[0]![0].publishedFrom).toBeUndefined();
});

test('SITE-33 events come upcoming, past, or the upcoming before the past', async () => {
  const { items, load } = setUp(({ order, offset = 0, limit }) => {
    const all = order === 'event-upcoming' ? ['soon', 'later'] : ['last week', 'last year', 'long ago'];
    return { items: all.slice(offset, offset + limit).map(named), total: all.length };
  });
  const titles = async (props: Partial<SummaryProps>, query = {}) =>
    (await load({ kind: 'events', ...props }, query)).items.map(({ title }) => title);
  expect(await titles({ events: 'upcoming' })).toEqual(['soon', 'later']);
  expect(await titles({ events: 'past' })).toEqual(['last week', 'last year', 'long ago']);
  expect(items.mock.calls.every(([query]) => query.now === NOW)).toBe(true);
  expect(await titles({ events: 'upcoming-then-past', limit: 3 })).toEqual(['soon', 'later', 'last week']);
  expect(
    await titles({ events: 'upcoming-then-past', limit: 3, followsAddress: true }, { page: '2' }),
  ).toEqual(['last year', 'long ago']);
});
