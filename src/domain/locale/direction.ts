/** Which way a language, and a text, is written. */

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = new Set([
  'Arab',
  'Hebr',
  'Thaa',
  'Syrc',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Samr',
  'Mand',
  'Yezi',
]);

export type Direction = 'ltr' | 'rtl';

const known = new Map<string, Direction>();

/** The direction of a BCP 47 tag's script; left to right for anything unknown. */
export function textDirection(locale: string): Direction {
  const direction = known.get(locale) ?? readDirection(locale);
  known.set(locale, direction);
  return direction;
}

function readDirection(locale: string): Direction {
  try {
    const { script } = new Intl.Locale(locale).maximize();
    return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
  } catch {
    // No language tag at all.
    return 'ltr';
  }
}

const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Yezidi}]/u;

/** The direction of a text's first letter, as browsers take it for `dir="auto"`; undefined without letters. */
export function directionOfWords(text: string): Direction | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return RIGHT_TO_LEFT_LETTER.test(letter) ? 'rtl' : 'ltr';
}

/** Arrows back and forward: browsers do not mirror these characters. */
export function arrowsIn(locale: string): { readonly back: string; readonly on: string } {
  return textDirection(locale) === 'rtl' ? { back: '→', on: '←' } : { back: '←', on: '→' };
}

/**
 * For an element of digits next to other digits: in right-to-left text, the two would run together
 * as one number from the left.
 */
export function apartIn(locale: string): { readonly dir?: Direction } {
  return textDirection(locale) === 'rtl' ? { dir: 'rtl' } : {};
}

/** For the element of a text in a page of a language. */
export function directionIn(locale: string, text: string): { readonly dir?: Direction } {
  return otherDirection(text, textDirection(locale));
}

/** For the element of a text: nothing where its words run as those around it, so that most markup has none. */
export function otherDirection(text: string, around: Direction): { readonly dir?: Direction } {
  const dir = directionOfWords(text);
  return dir === undefined || dir === around ? {} : { dir };
}
