import { expect, test, vi } from 'vitest';
import type { ItemQuery, ItemSummary, SiteData } from '#domain/site-data.ts';
import { load as loadCalendar } from './data.ts';
import { calendar } from './definition.ts';

const NOW = Date.parse('2026-11-21T12:00Z');

function event(title: string, start: string, end = start): ItemSummary {
  return {
    id: title,
    title,
    path: `/${title}`,
    fields: { startsAt: Date.parse(start), endsAt: Date.parse(end), location: '' },
  } as Partial<ItemSummary> as ItemSummary;
}

function load(items: ItemSummary[], month?: string, timeZone = 'UTC') {
  const answer = vi.fn(async ({ now = 0 }: ItemQuery) => {
    const left = items.filter(({ fields }) => Number(fields['endsAt']) >= now);
    return { items: left, total: left.length };
  });
  return loadCalendar(calendar.defaults, {
    site: { items: answer } as Partial<SiteData> as SiteData,
    blockId: 'block',
    now: NOW,
    timeZone,
    pageId: '',
    collectionId: 'c'.repeat(24),
    query: month === undefined ? {} : { month },
  });
}
const titles = async (...input: Parameters<typeof load>) =>
  (await load(...input)).events.map(({ title }) => title);

test('SITE-07 a calendar shows this month, or the one that the address asks for', async () => {
  expect((await load([])).month).toEqual({ year: 2026, month: 11 });
  const data = await load([], '2027-01');
  expect(data).toMatchObject({
    month: { year: 2027, month: 1 },
    previous: { year: 2026, month: 12 },
    next: { year: 2027, month: 2 },
  });
});

test.each(['2026-13', 'next', '2035-01', '1999-12'])(
  'an address that asks for %s gets this month',
  async (month) => {
    expect((await load([], month)).month).toEqual({ year: 2026, month: 11 });
  },
);

test('the months end two years from today, both ways', async () => {
  expect((await load([], '2028-11')).next).toBeUndefined();
  expect((await load([], '2024-11')).previous).toBeUndefined();
});

test('events of the month are those that touch it, in the site’s own zone', async () => {
  const events = [
    event('before', '2026-10-30T10:00Z', '2026-10-31T22:00Z'),
    event('over the edge', '2026-10-31T10:00Z', '2026-11-01T10:00Z'),
    event('last evening', '2026-11-30T23:30Z'),
    event('after', '2026-12-01T00:00Z'),
  ];
  expect(await titles(events)).toEqual(['over the edge', 'last evening']);
  expect(await titles(events, undefined, 'Europe/Berlin')).toEqual(['over the edge']);
  expect(await titles(events, '2026-12', 'Europe/Berlin')).toEqual(['last evening', 'after']);
});
