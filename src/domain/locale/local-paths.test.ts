import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LocallyNamed, localPathsOf } from './local-paths.ts';

function named(path: string, own?: string, slug = path.slice(path.lastIndexOf('/') + 1)): LocallyNamed {
  return { path, slug, slugs: own === undefined ? {} : { fr: own } };
}

test('what has no address for the language follows what is above it', () => {
  const paths = localPathsOf([named('/shop', 'boutique'), named('/shop/bowl', 'bol'), named('/team')], 'fr');
  const ways = [
    ['/shop', '/boutique'],
    ['/shop/bowl', '/boutique/bol'],
    ['/shop/vases', '/boutique/vases'],
    ['/shop/vases/tall', '/boutique/vases/tall'],
    ['/shopping', '/shopping'],
    ['/team', '/team'],
    ['/', '/'],
  ] as const;
  for (const [stored, local] of ways) {
    expect(paths?.localOf(stored)).toBe(local);
    expect(paths?.storedOf(local)).toBe(stored);
  }
  expect(localPathsOf([named('/shop', 'laden')], 'de')).toBeUndefined();
});

test('the address of a post keeps its date, wherever that is', () => {
  const localOf = (path: string) =>
    localPathsOf([named('/a', 'b'), named(path, 'neuf', 'new')], 'fr')?.localOf(path);
  expect(localOf('/a/2024/05/new')).toBe('/b/2024/05/neuf');
  expect(localOf('/a/new/2024')).toBe('/b/neuf/2024');
  expect(localOf('/a/2024-new')).toBe('/b/2024-neuf');
  expect(localOf('/news/new/archive')).toBe('/news/neuf/archive');
});

/** As the server has them: no two below one parent are the same in any language. */
function grow(
  parts: readonly { readonly above: number; readonly slug: string; readonly own?: string | undefined }[],
) {
  const documents: LocallyNamed[] = [];
  const taken = new Set<string>();
  for (const { above, slug, own = slug } of parts) {
    const parent = documents[above % (documents.length + 1)]?.path ?? '';
    const marks = [`${parent} ${slug} stored`, `${parent} ${own} shown`];
    if (marks.some((mark) => taken.has(mark))) continue;
    for (const mark of marks) taken.add(mark);
    documents.push(named(`${parent}/${slug}`, own === slug ? undefined : own));
  }
  return documents;
}

test('every address leads back to its page, in trees of any shape', () => {
  const part = fc.constantFrom('a', 'b', 'c', 'd');
  const own = fc.option(part, { nil: undefined });
  const tree = fc.array(fc.record({ above: fc.nat(), slug: part, own }), { maxLength: 40 });
  fc.assert(
    fc.property(tree, (parts) => {
      const stored = grow(parts).map(({ path }) => path);
      const paths = localPathsOf(grow(parts), 'fr');
      const local = stored.map((path) => paths?.localOf(path) ?? path);
      expect(new Set(local).size).toBe(stored.length);
      expect(local.map((path) => paths?.storedOf(path) ?? path)).toEqual(stored);
    }),
  );
});

test('an address of any length is looked up in a few steps', () => {
  const paths = localPathsOf([named('/shop', 'boutique')], 'fr');
  const long = '/a'.repeat(500_000);
  expect(paths?.storedOf(long)).toBe(long);
  expect(paths?.storedOf(`/boutique${long}`)).toBe(`/shop${long}`);
});
