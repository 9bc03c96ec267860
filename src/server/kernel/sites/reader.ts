/** The language of an email to a person, and where its links lead. */
import { languagePrefix, pathInLanguage } from '#domain/locale/site-languages.ts';
import type { Queryable } from '../../db/schema.ts';
import { findLiveSite } from './queries.ts';

interface Reader {
  /** BCP 47 */
  readonly locale: string;
  /** @param path of the site, in its main language */
  readonly urlOf: (path: string) => string;
}

interface Written {
  readonly siteId: string;
  /** Of the site: scheme and host. */
  readonly url: string;
  /** Of the page on which they acted; null where it was not kept. */
  readonly locale: string | null;
}

/** Links lead to addresses of the language as long as the site shows it. */
export async function readerOf(db: Queryable, { siteId, url, locale }: Written): Promise<Reader> {
  const settings = (await findLiveSite(db, siteId))?.settings;
  const shown = settings?.languages.find(({ code, isHidden }) => code === locale && !isHidden);
  const language = shown && { prefix: languagePrefix(shown.code) };
  return {
    locale: locale ?? settings?.locale ?? 'en',
    urlOf(address) {
      const [path = ''] = address.split('?', 1);
      return new URL(pathInLanguage(path, language) + address.slice(path.length), url).href;
    },
  };
}
