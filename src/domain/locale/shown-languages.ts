/** The languages in which visitors can read a site. */
import type { SiteView } from '../page.ts';
import { languagePrefix, type Translation } from './site-languages.ts';

export interface ShownLanguage {
  /** BCP 47; `x-default` for the addresses of visitors whose language there is not. */
  readonly code: string;
  /** Absent for the main language. */
  readonly translation?: Translation;
}

/** What search engines need to know of every page, the main language first; none where there is just one. */
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
    { code: 'x-default' },
  ];
}
