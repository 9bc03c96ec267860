/**
 * Addresses as the readers of a site's language would spell its titles in plain letters. Apart from `slug.ts`,
 * because its tables are too much for a screen that makes no address.
 */
import transliterate from '@sindresorhus/transliterate';
import { hasLetters, isNumbered, MAX_SLUG_LENGTH, RESERVED_FIRST_SEGMENTS, slugOf } from './slug.ts';

export interface TitleSlugOptions {
  /** BCP 47 tag of the site's language. */
  readonly locale: string;
  readonly isTopLevel?: boolean;
}

type Spelling = readonly (readonly [letters: string, plain: string])[];

const DANISH: Spelling = [
  ['å', 'aa'],
  ['ø', 'oe'],
  ['æ', 'ae'],
];

/** Where a language spells letters in its own way; all others drop the marks. */
const SPELLINGS: Readonly<Record<string, Spelling>> = {
  de: [
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
  ],
  da: DANISH,
  nb: DANISH,
  nn: DANISH,
  no: DANISH,
  el: [
    ['ου', 'ou'],
    ['ού', 'ou'],
    ['χ', 'ch'],
  ],
  bg: [
    ['щ', 'sht'],
    ['ъ', 'a'],
    ['х', 'h'],
  ],
  uk: [
    ['г', 'h'],
    ['ґ', 'g'],
    ['и', 'y'],
    ['ї', 'i'],
    ['щ', 'shch'],
  ],
};

/** Cyrillic letters that the package does not know. */
const MORE_CYRILLIC: Spelling = [
  ['ђ', 'dj'],
  ['ј', 'j'],
  ['ћ', 'c'],
  ['ѕ', 'dz'],
  ['џ', 'dz'],
  ['ә', 'a'],
  ['ғ', 'gh'],
  ['қ', 'q'],
  ['ң', 'ng'],
  ['ө', 'o'],
  ['ұ', 'u'],
  ['ү', 'u'],
  ['һ', 'h'],
  ['җ', 'j'],
  ['ҳ', 'h'],
  ['ҷ', 'j'],
];

/** Words of scripts that write their vowels. In plain letters, others would no longer say what they say. */
const WORD = /[\p{Script=Armenian}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Greek}\p{M}]+/gu;

/** A slug for a title. Where a language writes no plain letters and no package spells them, they stay. */
export function slugOfTitle(title: string, { locale, ...place }: TitleSlugOptions): string {
  return slugOf(spell(title, locale), place);
}

function spell(title: string, locale: string): string {
  const letters = title.normalize('NFC').toLowerCase().normalize('NFC');
  const spelling = SPELLINGS[locale.toLowerCase().split('-', 1)[0] ?? ''] ?? [];
  return replaceAll(letters, spelling).replace(WORD, (word) => romanize(word, locale));
}

function replaceAll(text: string, spelling: Spelling): string {
  return spelling.reduce((spelt, [letters, plain]) => spelt.replaceAll(letters, () => plain), text);
}

/** The word as it is if not all of it can be spelt, or nothing is left of it: half of each is no word. */
function romanize(word: string, locale: string): string {
  // The second pass knows the letters from which the first took the marks.
  const once = transliterate(replaceAll(word, MORE_CYRILLIC), { locale });
  const plain = transliterate(once, { locale });
  return /^\p{Script=Latin}+$/u.test(plain) ? plain : word;
}

/** Whether a slug is what a title makes by itself, with a number where others had it first. */
export function isSlugOf(slug: string, title: string, options: TitleSlugOptions): boolean {
  // The site may have got its language after the page.
  return isNumbered(slug, slugOfTitle(title, options)) || isNumbered(slug, slugOf(title, options));
}

export interface SlugProblem {
  /** Begins with the text of the catalogue (LINK-22). */
  readonly message: string;
  /** What can be made of it; undefined where there is nothing to make it of. */
  readonly suggestion: string | undefined;
}

/** Why a text cannot be the last part of an address, or undefined. */
export function findSlugProblem(slug: string, options: TitleSlugOptions): SlugProblem | undefined {
  if (slugOf(slug, options) === slug) return undefined;
  return {
    message: `“${slug}” is not a valid page URL. ${whyNot(slug, options)}`,
    suggestion: hasLetters(slug) ? slugOfTitle(slug, options) : undefined,
  };
}

/** The same in one text, for those who have no button to take what is suggested. */
export function checkSlug(slug: string, options: TitleSlugOptions): string | undefined {
  const problem = findSlugProblem(slug, options);
  if (!problem) return undefined;
  const { message, suggestion } = problem;
  return suggestion === undefined ? message : `${message} Try “${suggestion}”.`;
}

function whyNot(slug: string, { isTopLevel }: TitleSlugOptions): string {
  if (slug.trim() === '') return 'It is empty.';
  if (isTopLevel && RESERVED_FIRST_SEGMENTS.has(slug)) return 'Vitrine uses this address.';
  if (slug.length > MAX_SLUG_LENGTH) return `It is longer than ${MAX_SLUG_LENGTH} characters.`;
  return 'Use lowercase letters without accents, digits, and single hyphens.';
}
