/** A feature has one name in every zone: who looks for it finds all of it with `ls -d src/*\/<name>`. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ZONES = ['domain', 'server', 'owner', 'site'] as const;

/** Folders of one zone alone that are no features: what its features are built from, or screens over another feature. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  server: ['backup', 'db', 'http', 'jobs', 'kernel', 'payments', 'storage'],
  owner: [
    // What its screens are built from.
    ...['editing', 'figures', 'new-page', 'page-settings', 'publishing', 'shell', 'site-parts'],
    ...['site-settings', 'template-choice', 'ui', 'words'],
    // Screens and panels over content, blocks and sites.
    ...['billing', 'collections', 'navigation', 'samples', 'unpublished'],
  ],
  site: ['edit', 'styles', 'templates'],
};

const STORE = [
  'aftercare',
  'cart',
  'catalogue',
  'donations',
  'gift-cards',
  'orders',
  'settings',
  'subscriptions',
];

function foldersOf(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []));
}

const folders = Object.fromEntries(ZONES.map((zone) => [zone, foldersOf(`src/${zone}`)]));
const inDomain = new Set(folders.domain);
/** “bookings” and “booking” are one name. */
const stem = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

describe('names of features', () => {
  test.each(ZONES.filter((zone) => zone !== 'domain'))('a folder of %s has its name in domain', (zone) => {
    const strange = folders[zone]?.filter((name) => !inDomain.has(name) && !OWN[zone]?.includes(name));
    expect(strange, 'name it as its folder in src/domain').toEqual([]);
    const gone = OWN[zone]?.filter((name) => !folders[zone]?.includes(name) || inDomain.has(name));
    expect(gone, 'no longer in this zone alone: take it out of the list').toEqual([]);
  });

  test('no two names differ only by their number', () => {
    const spellings = Map.groupBy(new Set(Object.values(folders).flat()), stem);
    expect([...spellings.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  test.each(ZONES)('the store of %s has the folders of the others', (zone) => {
    expect(STORE).toEqual(expect.arrayContaining(foldersOf(`src/${zone}/store`)));
  });
});
