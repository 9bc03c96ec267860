import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MediaItem } from './media-item.ts';
import { type MediaPages, withAdded, withChanged, withoutMedia } from './media-pages.ts';

const item = (id: string, filename = id): MediaItem => ({ id, filename }) as MediaItem;

/** What the server would answer: pages of three, the first `loaded` of them. */
function listOf(ids: readonly string[], loaded: number): MediaPages {
  const sorted = [...ids].sort().reverse();
  const pages = Array.from({ length: loaded }, (_, index) => {
    const media = sorted.slice(index * 3, index * 3 + 3).map((id) => item(id));
    return { media, hasMore: media.length === 3, total: ids.length };
  });
  const upTo = pages.findIndex(({ hasMore }) => !hasMore);
  return { pages: upTo < 0 ? pages : pages.slice(0, upTo + 1), pageParams: [] };
}

const idsOf = ({ pages }: MediaPages) => pages.flatMap(({ media }) => media.map(({ id }) => id));
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { minLength: 0, maxLength: 12 });
const loaded = fc.integer({ min: 1, max: 5 });

test('a file that is added stands by its age, once, or waits on a page that is not there yet', () => {
  fc.assert(
    fc.property(ids, loaded, fc.stringMatching(/^[a-z]{2}$/), (known, count, added) => {
      const before = listOf(known, count);
      // What is there already and not loaded yet is never new.
      fc.pre(!known.includes(added) || idsOf(before).includes(added));
      const after = withAdded(before, item(added));
      const shown = idsOf(after);
      expect(shown).toEqual([...new Set(shown)].sort().reverse());
      expect(after.pages[0]?.total).toBe(new Set([...known, added]).size);
      const oldest = idsOf(before).at(-1) ?? '';
      const isComplete = before.pages.at(-1)?.hasMore === false;
      if (isComplete || added > oldest) expect(shown).toContain(added);
      else expect(shown).toEqual(idsOf(before));
    }),
    { numRuns: 400 },
  );
});

test('what is deleted goes, what is added again is back where it was', () => {
  fc.assert(
    fc.property(ids, loaded, (known, count) => {
      const before = listOf(known, count);
      const shown = idsOf(before);
      const gone = new Set(shown.filter((_, index) => index % 2 === 0));
      const without = withoutMedia(before, gone);
      expect(without.pages[0]?.total).toBe(known.length - gone.size);
      expect(idsOf(without)).toEqual(shown.filter((id) => !gone.has(id)));
    }),
  );
});

test('a changed file is changed in its place and nowhere else', () => {
  const list = listOf(['aa', 'bb', 'cc', 'dd'], 2);
  const after = withChanged(list, item('bb', 'bowl.jpg'));
  expect(after.pages.flatMap(({ media }) => media.map(({ filename }) => filename))).toEqual([
    'dd',
    'cc',
    'bowl.jpg',
    'aa',
  ]);
  expect(after.pages[0]?.total).toBe(4);
});
