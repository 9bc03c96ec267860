import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { currentOf, navigationOf } from './navigation.ts';

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
  expect(entries.slice(0, 4).map(({ label }) => label)).toContain('Submissions');
});
