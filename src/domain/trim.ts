/** Cutting the ends off texts of any length in one pass, where `/x+$/` would start again at every `x`. */

/** What `\s` matches. */
export const SPACES =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** @param characters each of which may end the text any number of times */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function trimStartOf(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

export function trimOf(text: string, characters: string): string {
  return trimStartOf(trimEndOf(text, characters), characters);
}

/** A path without the slashes at its end: of `/`, nothing is left. */
export function trimSlashes(path: string): string {
  return trimEndOf(path, '/');
}
