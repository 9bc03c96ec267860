/** Asks for the published pages of a site as a visitor would, and reads from them what they fetch from others. */
import { type FoundService, type ScannedPage, scanPages } from '#domain/consent/scan.ts';
import { chunks } from '../db/chunks.ts';

export interface ScanDeps {
  readonly visit: (request: Request) => Response | Promise<Response>;
  /** Of the pages that visitors can see. */
  readonly pathsOf: (siteId: string) => Promise<readonly string[]>;
  readonly baseUrlOf: (siteId: string) => Promise<string | undefined>;
}

/** Pages that are asked for at the same time: none may keep visitors waiting. */
const AT_ONCE = 4;
const MAX_PAGES = 100;

export async function scanSite(
  { visit, pathsOf, baseUrlOf }: ScanDeps,
  siteId: string,
): Promise<{ pageCount: number; isAll: boolean; found: FoundService[] }> {
  const origin = (await baseUrlOf(siteId)) ?? '';
  const paths = await pathsOf(siteId);
  const pages: ScannedPage[] = [];
  for (const some of chunks(paths.slice(0, MAX_PAGES), AT_ONCE)) {
    const read = async (path: string) => {
      const url = new URL(path, origin);
      const response = await visit(new Request(url, { headers: { host: url.host, accept: 'text/html' } }));
      return { path, html: await response.text() };
    };
    pages.push(...(await Promise.all(some.map(read))));
  }
  return { pageCount: pages.length, isAll: paths.length <= MAX_PAGES, found: scanPages(pages, { origin }) };
}
