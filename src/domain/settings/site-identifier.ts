/** Identifiers name sites in their first addresses and in commands. */
import { slugOfTitle } from '../content/title-slug.ts';

/** Of those made from a name; what an owner writes may have 50. */
const MADE_LENGTH = 40;
const FALLBACK = 'site';

const IDENTIFIER = /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/;
const RESERVED = new Set(['www', 'api', 'app', 'config', 'owner', 'admin', 'mail', 'uploads', 'static']);

/** Why a site cannot be called this, or undefined. */
export function checkIdentifier(identifier: string): string | undefined {
  if (!IDENTIFIER.test(identifier)) {
    return `“${identifier}” can’t be used. Use 1 to 50 lowercase letters, digits and hyphens, such as “studio-bergen”.`;
  }
  return RESERVED.has(identifier) ? `“${identifier}” is reserved. Choose another identifier.` : undefined;
}

/**
 * An identifier made from a site's name: its words in plain letters, as many as fit.
 * @param locale of the site; empty before it has one
 */
export function siteIdentifierOf(name: string, locale = ''): string {
  if (!/[\p{L}\p{N}]/u.test(name)) return FALLBACK;
  const plain = slugOfTitle(name, { locale })
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const short = cutAtWord(plain);
  return checkIdentifier(short) === undefined ? short : FALLBACK;
}

/** A first word that alone is too long is cut within. */
function cutAtWord(words: string): string {
  if (words.length <= MADE_LENGTH) return words;
  const end = words.lastIndexOf('-', MADE_LENGTH);
  return words.slice(0, end > 0 ? end : MADE_LENGTH);
}
