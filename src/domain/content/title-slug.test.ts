import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { slugOf } from './slug.ts';
import { checkSlug, findSlugProblem, isSlugOf, slugOfTitle } from './title-slug.ts';

const anyLocale = fc.constantFrom(
  'en',
  'de',
  'de-CH',
  'da',
  'nb',
  'nn',
  'tr',
  'el',
  'ru',
  'uk',
  'ja',
  'x-',
  '',
);

describe('slugOfTitle', () => {
  test.each([
    ['de', 'Über uns: Größe, Straße', 'ueber-uns-groesse-strasse'],
    ['de-AT', 'U\u0308ber A\u0308rger', 'ueber-aerger'],
    ['da', 'Rødgrød på Ærø', 'roedgroed-paa-aeroe'],
    ['nb', 'Blåbærsyltetøy', 'blaabaersyltetoey'],
    ['nn-NO', 'Å lære', 'aa-laere'],
    ['no', 'Ål', 'aal'],
    ['sv', 'Räksmörgås på Åland', 'raksmorgas-pa-aland'],
    ['fi', 'Pääsiäisyö', 'paasiaisyo'],
    ['tr', 'Işık, şeker, dağ, İSTANBUL, Gül', 'isik-seker-dag-istanbul-gul'],
    ['en', 'Café Zürich', 'cafe-zurich'],
    ['fr', 'Œuvre à façon', 'oeuvre-a-facon'],
    ['el', 'Ελλάδα, ψυχή, ουρανός', 'ellada-psychi-ouranos'],
    ['el', 'ἀρχή', 'archi'],
    ['ru', 'Привет, мир! Ещё йод', 'privet-mir-eschyo-yod'],
    ['uk', 'Київ і гори', 'kyiv-i-hory'],
    ['bg', 'Гърция', 'gartsiya'],
    ['sr', 'Србија и Ђорђе', 'srbija-i-djordje'],
    ['be', 'Беларусь ўсё', 'belarus-usyo'],
    ['kk', 'Қазақстан', 'qazaqstan'],
    ['hy', 'Հայաստան', 'hayastan'],
    ['ka', 'მარტო', 'marto'],
    ['en', 'Moscow Москва 2026', 'moscow-moskva-2026'],
  ])('in %s, %j becomes %j', (locale, title, slug) => {
    expect(slugOfTitle(title, { locale })).toBe(slug);
  });

  test.each([
    ['ja', '東京の朝 がぎぐ', '東京の朝-がぎぐ'],
    ['ko', '한국어', '한국어'],
    ['he', 'שלום עולם', 'שלום-עולם'],
    ['ar', 'مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['hi', 'हिन्दी लेख', 'हिन्दी-लेख'],
    ['ru', 'ьъ', 'ьъ'],
    ['ru', 'тҩт', 'тҩт'],
  ])('in %s, %j keeps its letters', (locale, title, slug) => {
    expect(slugOfTitle(title, { locale })).toBe(slug);
  });

  test('a path of the product’s own is none of a page, in whatever letters it was written', () => {
    expect(slugOfTitle('Апи', { locale: 'ru', isTopLevel: true })).toBe('api-page');
    expect(slugOfTitle('Апи', { locale: 'ru' })).toBe('api');
  });

  test('any title gives an address, and plain letters give the same in every language', () => {
    const title = fc.string({ unit: anyCharacter, maxLength: 100 });
    fc.assert(
      fc.property(title, anyLocale, fc.boolean(), (text, locale, isTopLevel) => {
        const slug = slugOfTitle(text, { locale, isTopLevel });
        expect(findSlugProblem(slug, { locale, isTopLevel })).toBeUndefined();
        expect(isSlugOf(slug, text, { locale, isTopLevel })).toBe(true);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), anyLocale, (text, locale) => {
        expect(slugOfTitle(text, { locale })).toBe(slugOf(text));
      }),
    );
  });
});

test('a page follows its title from an address of plain letters too: its site got a language later', () => {
  const options = { locale: 'de', isTopLevel: true };
  expect(
    ['ueber-uns', 'ueber-uns-2', 'uber-uns', 'uber-uns-3'].map((slug) => isSlugOf(slug, 'Über uns', options)),
  ).toEqual([true, true, true, true]);
  expect(isSlugOf('ueberuns', 'Über uns', options)).toBe(false);
});

describe('findSlugProblem', () => {
  test.each([
    ['', /It is empty/, undefined],
    ['  ', /It is empty/, undefined],
    ['!', /Use lowercase letters/, undefined],
    ['Ünï cödé', /Use lowercase letters/, 'uni-code'],
    ['a--b', /Use lowercase letters/, 'a-b'],
    ['api', /uses this address/, 'api-page'],
    ['pots-'.repeat(20), /longer than 60/, slugOf('pots-'.repeat(20))],
  ])('LINK-22 says why %j is no address, and what to try', (slug, why, suggestion) => {
    const problem = findSlugProblem(slug, { locale: 'en', isTopLevel: true });
    expect(problem?.message.startsWith(`“${slug}” is not a valid page URL`)).toBe(true);
    expect(problem).toEqual({ message: expect.stringMatching(why), suggestion });
    if (suggestion)
      expect(checkSlug(slug, { locale: 'en', isTopLevel: true })).toContain(`Try “${suggestion}”.`);
  });

  test('what is suggested has no problem itself, and is what its text makes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyLocale, fc.boolean(), (text, locale, isTopLevel) => {
        const options = { locale, isTopLevel };
        const offered = findSlugProblem(text, options)?.suggestion;
        if (offered === undefined) return;
        expect(findSlugProblem(offered, options)).toBeUndefined();
        expect(isSlugOf(offered, text, options)).toBe(true);
      }),
    );
  });
});
