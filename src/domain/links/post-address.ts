/** The address of a blog post, made from a pattern such as `%y/%m/%t` (LINK-16). */
import { z } from 'zod';
import { civilDate } from '../locale/civil-date.ts';

/** The letters that may stand after a percent sign: year, month, day, title. */
export const POST_ADDRESS_TOKENS = ['y', 'm', 'd', 't'] as const;
type PostAddressToken = (typeof POST_ADDRESS_TOKENS)[number];

export type PostAddressPart =
  | { readonly kind: 'token'; readonly token: PostAddressToken }
  | { readonly kind: 'text'; readonly text: string };
export type PostAddressPattern =
  | { readonly ok: true; readonly parts: readonly PostAddressPart[] }
  | { readonly ok: false; readonly message: string };

/** What the tokens stand for. */
export interface PostAddressValues {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** The post's slug. */
  readonly slug: string;
}

/** A letter with the marks upon it: “ṱ” is no “t”. */
const PART = /%((?:.\p{M}*)?)|[^%]+/gsu;
const FORBIDDEN_TEXT = /[^\p{L}\p{M}\p{N}/_.-]|\/\/|^\/|\/$|(^|\/)\.{1,2}(\/|$)/u;

/** Reads a pattern; refuses any other letter after a percent sign, and text that cannot stand in a path. */
export function parsePostAddress(pattern: string): PostAddressPattern {
  if (pattern === '') return { ok: false, message: 'Please enter a pattern, for example %y/%m/%t.' };
  const parts: PostAddressPart[] = [];
  for (const [whole, letter] of pattern.matchAll(PART)) {
    if (letter === undefined) {
      parts.push({ kind: 'text', text: whole });
      continue;
    }
    const token = POST_ADDRESS_TOKENS.find((known) => known === letter);
    if (!token) {
      return {
        ok: false,
        message: `“${whole}” has no meaning in a post address. Use %y, %m, %d and %t for year, month, day and title.`,
      };
    }
    parts.push({ kind: 'token', token });
  }
  // A token counts as one letter, so that what surrounds it is judged as it will stand.
  if (FORBIDDEN_TEXT.test(parts.map((part) => (part.kind === 'text' ? part.text : 'x')).join(''))) {
    return {
      ok: false,
      message:
        'Besides tokens, a post address holds letters, digits, hyphens and single slashes between them.',
    };
  }
  return { ok: true, parts };
}

/** A pattern as settings keep it. */
export const postAddressSchema = z
  .string()
  .max(60)
  .superRefine((pattern, context) => {
    const parsed = parsePostAddress(pattern);
    if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
  });

/**
 * The address of a post by its collection's pattern, the date being that of the site's time zone. A pattern
 * that cannot be read gives the slug alone.
 * @param publishedAt milliseconds since the epoch
 */
export function postAddressOf(
  pattern: string,
  post: { readonly slug: string; readonly publishedAt: number; readonly timeZone: string },
): string {
  const parsed = parsePostAddress(pattern);
  if (!parsed.ok) return post.slug;
  return formatPostAddress(parsed.parts, { ...civilDate(post.publishedAt, post.timeZone), slug: post.slug });
}

/** The address of one post, without a slash at either end: `2026/03/first-firing`. */
export function formatPostAddress(parts: readonly PostAddressPart[], values: PostAddressValues): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : fillToken(part.token, values))).join('');
}

function fillToken(token: PostAddressToken, values: PostAddressValues): string {
  switch (token) {
    case 'y':
      return String(values.year).padStart(4, '0');
    case 'm':
      return String(values.month).padStart(2, '0');
    case 'd':
      return String(values.day).padStart(2, '0');
    case 't':
      return values.slug;
  }
}
