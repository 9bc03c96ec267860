import { expect, test } from 'vitest';
import { NAVIGATION_GROUPS } from '../feature.ts';
import { features } from '../features.ts';
import { beginsGroup, currentOf, firstOf, navigationOf, shownOf } from './navigation.ts';

const entries = navigationOf(features);

const currentAt = (shownAt: string) =>
  entries.flatMap((entry) => {
    const current = currentOf(entry, shownAt);
    return current ? [`${entry.label}: ${current}`] : [];
  });

test('one entry is marked, on its own screen and on those below it', () => {
  expect(currentAt('')).toEqual(['Home: page']);
  expect(currentAt('pages')).toEqual(['Pages: page']);
  expect(currentAt('settings/domains')).toEqual(['Settings: true']);
  expect(currentAt('collections/0abc')).toEqual(['Pages: true']);
  expect(currentAt('pagesandmore')).toEqual([]);
});

const EVERYTHING = [...new Set(entries.flatMap(({ permission }) => permission ?? []))];
const labelsOf = (shown: typeof entries) => shown.map(({ label }) => label);

test('what is written and what comes in is among the four a phone has room for', () => {
  const four = (hasShop: boolean) =>
    labelsOf(firstOf(shownOf(entries, { permissions: EVERYTHING, hasShop }), 4));
  expect(four(false)).toEqual(['Home', 'Pages', 'Media', 'Submissions']);
  expect(four(true)).toEqual(['Home', 'Pages', 'Submissions', 'Orders']);
});

test('of a shop that is not there only the way to begin one is shown, to those who may', () => {
  const store = (permissions: string[], hasShop: boolean) =>
    labelsOf(shownOf(entries, { permissions, hasShop }).filter(({ group }) => group === 'store'));
  expect(store(EVERYTHING, false)).toEqual(['Start a shop']);
  expect(store(EVERYTHING, true)).toContain('Delivery');
  expect(store(EVERYTHING, true)).not.toContain('Start a shop');
  expect(store([], true)).toEqual([]);
  expect(store([], false)).toEqual([]);
});

test('entries stand by what they belong to, and each group begins once', () => {
  const groups = entries.flatMap(({ group }, index) => (beginsGroup(entries, index) ? [group] : []));
  expect([entries[0]?.group, ...groups]).toEqual(NAVIGATION_GROUPS);
});
