import { expect, test } from 'vitest';
import { NAVIGATION_GROUPS } from '../feature.ts';
import { features } from '../features.ts';
import { beginsGroup, currentOf, firstOf, navigationOf } from './navigation.ts';

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

test('what visitors have sent is among the four a phone has room for', () => {
  expect(firstOf(entries, 4).map(({ label }) => label)).toEqual(['Home', 'Pages', 'Media', 'Submissions']);
});

test('entries stand by what they belong to, and each group begins once', () => {
  const groups = entries.flatMap(({ group }, index) => (beginsGroup(entries, index) ? [group] : []));
  expect([entries[0]?.group, ...groups]).toEqual(NAVIGATION_GROUPS);
});
