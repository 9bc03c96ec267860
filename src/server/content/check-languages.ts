/** Whether a site can have the languages that its owner wants. */
import { RESERVED_FIRST_SEGMENTS } from '#domain/content/slug.ts';
import { languagePrefix } from '#domain/locale/site-languages.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Queryable } from '../db/schema.ts';
import { listLocallyNamed } from '../kernel/documents/queries-local-paths.ts';
import { findFirstBelow } from './queries.ts';
import { findTaken } from './taken-path.ts';

/** @returns why not, in words for the owner */
export async function whyNotLanguages(
  tx: Queryable,
  siteId: string,
  { locale, languages }: Pick<SiteSettings, 'locale' | 'languages'>,
  stored: Pick<SiteSettings, 'languages'>,
): Promise<string | undefined> {
  const codes = languages.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) return `The language ${twice} is in the list twice. Remove one of them.`;
  if (codes.includes(locale)) return `${locale} is the main language of this site. Choose another language.`;
  const known = new Set(stored.languages.map(({ code }) => code));
  for (const code of codes.filter((each) => !known.has(each))) {
    const prefix = languagePrefix(code);
    if (RESERVED_FIRST_SEGMENTS.has(prefix.slice(1)))
      return `Vitrine uses the address ${prefix}. Choose another language.`;
    const page = await findFirstBelow(tx, siteId, prefix);
    if (page)
      return `“${page.title}” uses the address ${page.path}. Change its address, then add the language.`;
    const taken = await whyTwice(tx, siteId, code);
    if (taken) return taken;
  }
  return undefined;
}

/** A language that the site had before comes back with its addresses. Others may have taken them since. */
async function whyTwice(tx: Queryable, siteId: string, code: string): Promise<string | undefined> {
  const all = await listLocallyNamed(tx, siteId);
  for (const document of all.filter(({ slugs }) => slugs[code] !== undefined)) {
    const taken = await findTaken(tx, siteId, { languages: [{ code }], document, named: all });
    if (taken)
      return `“${taken.title}” and another page would have the address ${taken.path}. Change the address of “${taken.title}”, then add the language.`;
  }
  return undefined;
}
