/** The last step of a page's address: what it may be, and plain letters for any text. */

/** Most characters of a slug; ours, so that a few nested pages stay under the limit of a path (LINK-15). */
export const MAX_SLUG_LENGTH = 60;

/** First steps of paths that are the product's own (routes of the contract, and files every site serves). */
export const RESERVED_FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  '_v',
  'account',
  'api',
  'cart',
  'checkout',
  'commerce',
  'config',
  'feed',
  'healthz',
  'login',
  'logout',
  'media',
  'pages',
  's',
  'search',
  'settings',
  'sitemap',
  'universal',
]);

const FALLBACK = 'page';

/** Latin letters that do not fall apart into a plain letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ƒ: 'f',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ʻ: '',
  ʼ: '',
};

/**
 * A slug for a title: Latin letters plain and lower case, other scripts' letters kept, hyphens for the rest.
 * Never empty, and never a path of the product's own at the top level.
 */
export function slugOf(title: string, options: { readonly isTopLevel?: boolean } = {}): string {
  const slug = shorten(hyphenate(plainLetters(title)), MAX_SLUG_LENGTH) || FALLBACK;
  return options.isTopLevel && RESERVED_FIRST_SEGMENTS.has(slug) ? `${slug}-${FALLBACK}` : slug;
}

function plainLetters(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[\u00df-\u02bc]/gu, (letter) => LATIN[letter] ?? letter)
    .normalize('NFC');
}

function hyphenate(letters: string): string {
  return (
    letters
      .replace(/['’]/gu, '')
      // A mark belongs to the letter before it; on its own it is nothing to write in an address.
      .replace(/([\p{L}\p{N}]\p{M}{0,3})|[\s\S]/gu, (_, letter: string | undefined) => letter ?? '-')
      .replace(/-+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** At most `max` UTF-16 units, cut between words where a word ends in the second half. */
function shorten(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  // A pair of surrogates is not torn apart, and neither is a letter from its marks.
  const cut = slug.slice(0, max + 1).replace(/[\ud800-\udbff]$/, '');
  const lastWord = cut.lastIndexOf('-');
  const end = lastWord > max / 2 ? lastWord : letterBoundary(slug, max);
  return slug.slice(0, end).replace(/-$/, '');
}

function letterBoundary(slug: string, max: number): number {
  let end = 0;
  for (const [letter] of slug.matchAll(/[\s\S]\p{M}*/gu)) {
    if (end + letter.length > max) break;
    end += letter.length;
  }
  return end;
}

/**
 * The slug itself, or the slug with a number, whichever is free first. Numbers are found by doubling and
 * halving, so that the ten-thousandth page of a name asks a few dozen times and not ten thousand.
 */
export async function uniqueSlug(
  slug: string,
  isTaken: (slug: string) => boolean | Promise<boolean>,
): Promise<string> {
  if (!(await isTaken(slug))) return slug;
  let taken = 1;
  let free = 2;
  while (await isTaken(numbered(slug, free))) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(numbered(slug, middle))) taken = middle;
    else free = middle;
  }
  return numbered(slug, free);
}

/** Whether a slug is the other one, or that with a number since others had it first. */
export function isNumbered(slug: string, made: string): boolean {
  const number = Number(/-(\d+)$/.exec(slug)?.[1]);
  return slug === made || (number >= 2 && slug === numbered(made, number));
}

function numbered(slug: string, number: number): string {
  const suffix = `-${number}`;
  return shorten(slug, MAX_SLUG_LENGTH - suffix.length) + suffix;
}

/** Whether there is anything in a text to make a slug of. */
export function hasLetters(text: string): boolean {
  return hyphenate(plainLetters(text)) !== '';
}
