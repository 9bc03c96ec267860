/** The website context of a page (SITE-45), with what only its renderer knows. */
import { buildSiteContext, type SiteContext } from '#domain/site-context/contract.ts';
import { includeNames } from './fonts.ts';
import type { LoadedPage } from './load-page.ts';
import { siteFonts } from './theme.ts';

export function siteContextOf({ site, page }: Pick<LoadedPage, 'site' | 'page'>): SiteContext {
  const googleFonts = includeNames(siteFonts(site.style)).map((includeName) => ({ includeName }));
  return { ...buildSiteContext(site, page), googleFonts };
}
