import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldCase } from './fold.ts';

/** Texts of all scripts, with more of what folds than chance would bring. */
const TEXT = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'ß',
        'ẞ',
        'SS',
        'ς',
        'Σ',
        'İ',
        'ı',
        'ﬁ',
        'Ｆ',
        'Æ',
        'ŉ',
        'ǅ',
        'Ǿ',
        'Ё',
        '\u0301',
        '\u00ad',
      ),
    ),
  )
  .map((parts) => parts.join(''));
/** Unicode writes this mark as a letter in capitals; searches leave it out like any other. */
const IOTA_BELOW = /\u0345/;

test('what is folded is the same however it was written', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      expect(fold(text.toLowerCase())).toBe(folded);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(fold(text.normalize(form))).toBe(folded);
      if (!IOTA_BELOW.test(text.normalize('NFD'))) expect(fold(text.toUpperCase())).toBe(folded);
      expect(folded).not.toMatch(/\p{M}|\p{Lt}|[\u00ad\uff01-\uff5e]/u);
    }),
  );
});

test('a part of a text folds to a part of it', () => {
  fc.assert(
    fc.property(TEXT, TEXT, TEXT, (before, part, after) => {
      expect(fold(before + part + after)).toBe(fold(before) + fold(part) + fold(after));
    }),
  );
});

test.each([
  ['Straße STRASSE STRAẞE', 'strasse strasse strasse'],
  ['Łódź København Đorđe Þór', 'lodz kobenhavn dorde thor'],
  ['Æther œuvre', 'aether oeuvre'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['İstanbul ISTANBUL ıstanbul', 'istanbul istanbul istanbul'],
  ['Ｆｕｌｌ ﬁne ㎏', 'full fine kg'],
  ['ЁЖ ёж', 'еж еж'],
  ['Donau\u00addampf Hawaiʻi Hausa: ɗan ƙasa', 'donaudampf hawaii hausa: dan kasa'],
])('%s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a text of marks takes no more than its length', () => {
  const marks = '\u0301\u0323'.repeat(100_000);
  const start = performance.now();
  expect(fold(`e${marks}`)).toBe('e');
  // In order by their number squared they would take half a minute.
  expect(performance.now() - start).toBeLessThan(5000);
});

test('names are told apart by their letters alone', () => {
  const names = ['Straße', 'Ångström', 'Οδός', 'Øl'];
  for (const name of names) {
    expect(foldCase(name.toUpperCase())).toBe(foldCase(name));
    expect(foldCase(name.normalize('NFD'))).toBe(foldCase(name));
  }
  expect(foldCase('Øl')).not.toBe(foldCase('Ol'));
  expect(foldCase('Bär')).not.toBe(foldCase('Bar'));
});
