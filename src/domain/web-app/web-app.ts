/** What a site is on the home screen of a phone, or as a program of its own on a desk. */
import { SPACES, trimEndOf } from '../trim.ts';

/** Beneath an icon there is room for no more. */
export const MAX_SHORT_NAME = 12;
/** How an opened site is framed: with the browser's bar, with buttons to go back, or by nothing. */
export const DISPLAYS = ['browser', 'minimal-ui', 'standalone'] as const;

/** Of a chosen picture. */
export const UNFIT = 'This picture can’t be used as an icon. Choose a PNG, JPEG or WebP.';

/** As many whole words of the name as there is room for, else its first letters. */
export function shortNameOf(title: string): string {
  const name = title.trim();
  if (name.length <= MAX_SHORT_NAME) return name;
  const start = name.slice(0, MAX_SHORT_NAME + 1);
  const words = start.slice(0, [...start.matchAll(/\s/g)].at(-1)?.index).trimEnd();
  const kept = words.length <= MAX_SHORT_NAME ? words : name.slice(0, MAX_SHORT_NAME);
  return trimEndOf(kept, `${SPACES},;:&+–—-`);
}

/** The letter of an icon that nobody has drawn. */
export function initialOf(title: string): string {
  const [letter = 'V'] = /[\p{L}\p{N}]/u.exec(title.normalize('NFC')) ?? [];
  const upper = letter.toLocaleUpperCase('en');
  return upper.length > letter.length ? letter : upper;
}
