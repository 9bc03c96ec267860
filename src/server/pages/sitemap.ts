/** What search engines are told: every public address, and where not to look. */
import { alternatesOf, languagesOf, type ShownLanguage } from '#domain/locale/shown-languages.ts';
import { absoluteUrl, type SiteView } from '#domain/page.ts';
import { escapeXml } from './escape-xml.ts';

/** Addresses one sitemap file may hold by its protocol. */
export const SITEMAP_SIZE = 50_000;

interface SitemapEntry {
  readonly path: string;
  readonly updatedAt: number;
  readonly language: Pick<ShownLanguage, 'translation'>;
}

/** Every page in every language of the site that visitors can see, each with its addresses in the others. */
export function inEveryLanguage(
  site: SiteView,
  pages: readonly Omit<SitemapEntry, 'language'>[],
): SitemapEntry[] {
  const languages = languagesOf(site);
  if (languages.length === 0) return pages.map((page) => ({ ...page, language: {} }));
  return languages.flatMap((language) => pages.map((page) => ({ ...page, language })));
}

export function sitemapXml(site: SiteView, entries: readonly SitemapEntry[]): string {
  const alternates = alternatesOf(site);
  const urls = entries.map(({ path, updatedAt, language }) => {
    const urlIn = ({ translation }: Pick<ShownLanguage, 'translation'>) =>
      escapeXml(encodeURI(absoluteUrl({ baseUrl: site.baseUrl, translation }, path)));
    const links = alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.code}" href="${urlIn(each)}"/>`,
    );
    const changed = new Date(updatedAt).toISOString();
    return `<url><loc>${urlIn(language)}</loc><lastmod>${changed}</lastmod>${links.join('')}</url>`;
  });
  const xhtml = alternates.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(site: SiteView, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${site.baseUrl}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

export function robotsText(site: SiteView): string {
  if (site.settings.isHiddenFromSearch) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /config\nDisallow: /search\nDisallow: /_preview\nDisallow: /_still\nDisallow: /api\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`;
}
