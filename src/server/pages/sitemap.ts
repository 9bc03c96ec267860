/** What search engines are told: every public address, and where not to look. */
import type { SiteView } from '#domain/page.ts';
import { escapeXml } from './escape-xml.ts';

/** Addresses one sitemap file may hold by its protocol. */
export const SITEMAP_SIZE = 50_000;

export function sitemapXml(site: SiteView, entries: readonly { path: string; updatedAt: number }[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const location = escapeXml(site.baseUrl + encodeURI(path));
    return `<url><loc>${location}</loc><lastmod>${new Date(updatedAt).toISOString()}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
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
