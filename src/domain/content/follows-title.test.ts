import { expect, test } from 'vitest';
import { type AddressedDocument, followsTitle } from './follows-title.ts';

const page: AddressedDocument = {
  kind: 'page',
  path: '/opening-hours',
  slug: 'opening-hours',
  title: 'Opening hours',
  publishedId: null,
  publishedAt: null,
  scheduledId: null,
};
const follows = (change: Partial<AddressedDocument>) =>
  followsTitle({ ...page, ...change }, { locale: 'de', isTopLevel: true });

test.each([
  {},
  { kind: 'item' },
  { slug: 'opening-hours-2' },
  { slug: 'opening-hours-17' },
  { title: 'Search', slug: 'search-page' },
  { title: 'Öffnungszeiten', slug: 'oeffnungszeiten' },
  { title: 'Öffnungszeiten', slug: 'offnungszeiten-2' },
])('a draft at the address its title makes follows it: %j', (change) => {
  expect(follows(change)).toBe(true);
});

test.each([
  { slug: 'hours' },
  { slug: 'opening-hours-02' },
  { slug: 'opening-hours-1' },
  { path: '/' },
  { path: null },
  { kind: 'folder' },
  { publishedId: 'r' },
  { publishedAt: 1 },
  { scheduledId: 'r' },
])('what was chosen, or may be known, stays: %j', (change) => {
  expect(follows(change)).toBe(false);
});
