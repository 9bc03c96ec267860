/** Asks for the published pages of a site as a visitor would, and reads from them what they fetch from others. */
import type { Assignment } from '#domain/consent/assigned.ts';
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

interface ScannedSite {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly isAll: boolean;
  readonly found: FoundService[];
}

export async function scanSite(
  deps: ScanDeps,
  siteId: string,
  assigned: readonly Assignment[],
): Promise<ScannedSite> {
  const origin = (await deps.baseUrlOf(siteId)) ?? '';
  const all = await deps.pathsOf(siteId);
  const paths = all.slice(0, MAX_PAGES);
  const pages: ScannedPage[] = [];
  for (const some of chunks(paths, AT_ONCE)) {
    const read = async (path: string) => ({ path, html: await visitPage(deps, origin, path) });
    pages.push(...(await Promise.all(some.map(read))));
  }
  const isAll = all.length <= MAX_PAGES;
  return { origin, paths, isAll, found: scanPages(pages, { origin, assigned }) };
}

export async function visitPage({ visit }: ScanDeps, origin: string, path: string): Promise<string> {
  const url = new URL(path, origin);
  const response = await visit(new Request(url, { headers: { host: url.host, accept: 'text/html' } }));
  return response.text();
}
