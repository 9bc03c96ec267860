import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { hasSharedData, sharedJson, sharedLines } from '../../../scripts/shared-data.ts';
import { checkLink } from '../links/check-link.ts';
import { MAX_SLUG_LENGTH, RESERVED_FIRST_SEGMENTS, slugOf, uniqueSlug } from './slug.ts';

/** A slug stands in an address as it is, is found again under it, and makes the same slug again. */
function expectGoodSlug(title: string) {
  const slug = slugOf(title, { isTopLevel: true });
  expect(slug, title).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u);
  expect(slug, title).not.toMatch(/--|-$/);
  expect(slug.length, title).toBeLessThanOrEqual(MAX_SLUG_LENGTH + '-page'.length);
  expect(slug.isWellFormed(), title).toBe(true);
  expect(slugOf(slug, { isTopLevel: true }), title).toBe(slug);
  expect(RESERVED_FIRST_SEGMENTS.has(slug), title).toBe(false);
  const url = new URL(`/${encodeURIComponent(slug)}`, 'https://site.example');
  expect(decodeURIComponent(url.pathname), title).toBe(`/${slug}`);
  expect(checkLink(`/${slug}`), title).toEqual({ ok: true, kind: 'content', link: `/${slug}` });
}

describe('slugOf', () => {
  test.each([
    ['Our first firing', 'our-first-firing'],
    ['  Tea & Toast! ', 'tea-toast'],
    ["Don't stop — it’s fine", 'dont-stop-its-fine'],
    ['Crème brûlée', 'creme-brulee'],
    ['Straße nach Łódź, Ærø', 'strasse-nach-lodz-aero'],
    ['İstanbul ışık', 'istanbul-isik'],
    ['Tiếng Việt', 'tieng-viet'],
    ['ﬁne ①', 'fine-1'],
    ['Привет, мир', 'привет-мир'],
    ['йод', 'йод'],
    ['東京の朝', '東京の朝'],
    ['がぎぐ', 'がぎぐ'],
    ['हिन्दी लेख', 'हिन्दी-लेख'],
    ['مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['한국어', '한국어'],
    ['2026/03/07', '2026-03-07'],
    ['', 'page'],
    ['🏺❤️', 'page'],
    ['\u3164', 'page'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('%j becomes %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test.each(['API', 'config', 's', 'Search', 'pages', 'checkout'])(
    '%j is reserved at the top level only',
    (title) => {
      const slug = title.toLowerCase();
      expect(slugOf(title, { isTopLevel: true })).toBe(`${slug}-page`);
      expect(slugOf(title, { isTopLevel: false })).toBe(slug);
    },
  );

  test('a long title is cut between words, or at its length where it has none', () => {
    const words = slugOf('word '.repeat(50));
    expect(words).toMatch(/^(word-)+word$/);
    expect(words.length).toBeGreaterThan(MAX_SLUG_LENGTH - 5);
    expect(slugOf('a'.repeat(200))).toHaveLength(MAX_SLUG_LENGTH);
    expect(slugOf('𠮷'.repeat(200))).toBe('𠮷'.repeat(MAX_SLUG_LENGTH / 2));
    expect(slugOf(`${'a'.repeat(59)}𠮷`)).toBe('a'.repeat(59));
  });

  test('any title gives a slug', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), expectGoodSlug), {
      numRuns: 2000,
    });
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), expectGoodSlug), {
      numRuns: 1000,
    });
  });

  test.skipIf(!hasSharedData())('so does every naughty string and payload', () => {
    const strings = [
      ...sharedJson<string[]>('hostile/blns.json')!,
      ...sharedLines('hostile/xss-payloads.txt'),
    ];
    expect(strings.length).toBeGreaterThan(2000);
    for (const title of strings) expectGoodSlug(title);
  });
});

describe('uniqueSlug', () => {
  test('numbers follow where slugs are taken one by one', async () => {
    const taken = new Set<string>();
    for (let count = 0; count < 40; count += 1) {
      const slug = await uniqueSlug('notes', (candidate) => taken.has(candidate));
      expect(slug).toBe(count === 0 ? 'notes' : `notes-${count + 1}`);
      taken.add(slug);
    }
  });

  test('the result is free, whatever is taken, and no longer than a slug may be', async () => {
    const slug = fc.string({ unit: fc.constantFrom('a', 'é', '東', '𠮷'), minLength: 1, maxLength: 60 });
    const numbers = fc.uniqueArray(fc.integer({ min: 2, max: 60 }));
    await fc.assert(
      fc.asyncProperty(slug, numbers, async (title, taken) => {
        const wanted = slugOf(title);
        const isTaken = async (candidate: string) =>
          candidate === wanted || taken.includes(Number(/-(\d+)$/.exec(candidate)?.[1]));
        const free = await uniqueSlug(wanted, isTaken);
        expect(await isTaken(free)).toBe(false);
        expect(free.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(free.isWellFormed()).toBe(true);
      }),
    );
  });

  test('the ten-thousandth page of a name asks a few dozen times', async () => {
    let asked = 0;
    const slug = await uniqueSlug('untitled', (candidate) => {
      asked += 1;
      return Number(/\d+$/.exec(candidate)?.[0] ?? 1) <= 10_000;
    });
    expect(slug).toBe('untitled-10001');
    expect(asked).toBeLessThan(40);
  });
});
