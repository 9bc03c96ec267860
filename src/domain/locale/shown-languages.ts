/** The languages in which visitors can read a site. */
import type { SiteView } from '../page.ts';
import { languagePrefix, type Translation } from './site-languages.ts';

export interface ShownLanguage {
  /** BCP 47. */
  readonly code: string;
  /** Absent for the main language. */
  readonly translation?: Translation;
}

/** The main language first; none for a site in one language. */
export function languagesOf({
  settings,
  translation,
  localPaths,
}: Pick<SiteView, 'settings' | 'translation' | 'localPaths'>): ShownLanguage[] {
  const others = settings.languages.filter(({ isHidden }) => !isHidden);
  if (others.length === 0) return [];
  const from = translation?.from ?? settings.locale;
  return [
    { code: from },
    ...others.map(({ code }) => ({
      code,
      translation: { from, prefix: languagePrefix(code), paths: localPaths?.get(code) },
    })),
  ];
}

/** Which addresses of a page search engines learn of: `x-default` is for people whose language the site does not have. */
export function alternatesOf(
  site: Pick<SiteView, 'settings' | 'translation' | 'localPaths'>,
): ShownLanguage[] {
  const languages = languagesOf(site);
  return languages.length === 0 ? [] : [...languages, { code: 'x-default' }];
}
