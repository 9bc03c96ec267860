import { describe, expect, test } from 'vitest';
import { daysOf, lengthOf, periodBefore, readPeriod } from '../locale/period.ts';
import { MINUTE_MS } from '../time.ts';
import { countDay, MAX_VALUES, OTHERS } from './roll-up.ts';
import { type SeenHit, visitsOf } from './visits.ts';

const hit = (fields: Partial<SeenHit>): SeenHit => ({
  visitor: 'ada',
  at: 0,
  event: 'view',
  path: '/',
  subject: '',
  source: '',
  medium: '',
  campaign: '',
  language: 'de',
  country: '',
  device: 'phone',
  browser: 'Firefox',
  system: 'Android',
  ...fields,
});

describe('visits', () => {
  const visits = visitsOf([
    hit({ source: 'Google' }),
    hit({ visitor: 'bo', at: MINUTE_MS }),
    hit({ at: 2 * MINUTE_MS, path: '/shop', source: '' }),
    hit({ at: 3 * MINUTE_MS, path: '/shop', event: 'button-click', subject: 'Buy: now' }),
    hit({ at: 40 * MINUTE_MS, path: '/about' }),
  ]);

  test('are what one visitor did without a pause of half an hour', () => {
    expect(visits).toMatchObject([
      {
        visitor: 'ada',
        source: 'Google',
        views: 2,
        landing: '/',
        leaving: '/shop',
        endedAt: 3 * MINUTE_MS,
        pages: { '/': 1, '/shop': 1 },
        events: { 'button-click:Buy: now': 1 },
      },
      { visitor: 'bo', views: 1, landing: '/', leaving: '/' },
      { visitor: 'ada', landing: '/about', startedAt: 40 * MINUTE_MS },
    ]);
  });

  test('are added up by what owners ask for', () => {
    const rows = countDay('2026-03-02', visits, () => 9);
    const of = (dimension: string) =>
      Object.fromEntries(rows.filter((row) => row.dimension === dimension).map((row) => [row.value, row]));
    expect(of('total')['']).toMatchObject({ visitors: 2, visits: 3, views: 4, bounces: 2, seconds: 180 });
    expect(of('hour')['09']).toMatchObject({ visits: 3 });
    expect(of('page')['/']).toMatchObject({ visitors: 2, views: 2 });
    expect(of('source')).toMatchObject({ Google: { visits: 1 }, '': { visits: 2, visitors: 2 } });
    expect(of('button-click')['Buy: now']).toMatchObject({ events: 1, visitors: 1 });
  });

  test('of very many pages the rest is one', () => {
    const many = visitsOf(
      Array.from({ length: MAX_VALUES + 20 }, (_hit, index) =>
        hit({ visitor: `v${index}`, path: `/${index}` }),
      ),
    );
    const pages = countDay('2026-03-02', many, () => 0).filter(({ dimension }) => dimension === 'page');
    expect(pages).toHaveLength(MAX_VALUES + 1);
    expect(pages.find(({ value }) => value === OTHERS)).toMatchObject({
      visits: 20,
      visitors: 20,
      views: 20,
    });
    expect(pages.reduce((sum, { views }) => sum + views, 0)).toBe(MAX_VALUES + 20);
  });
});

test('a period stands beside as many days before it', () => {
  const week = { from: '2026-02-25', until: '2026-03-03' };
  expect([lengthOf(week), periodBefore(week)]).toEqual([7, { from: '2026-02-18', until: '2026-02-24' }]);
  expect(daysOf(week)).toHaveLength(7);
  expect(daysOf(week)[4]).toBe('2026-03-01');
  for (const wrong of [
    { from: '2026-03-04', until: '2026-03-03' },
    { from: '2026-02-30', until: '2026-03-03' },
    { from: '2020-01-01', until: '2026-03-03' },
  ])
    expect(readPeriod(wrong)).toBeUndefined();
});
