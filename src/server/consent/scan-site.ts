/** Reads from the published pages of a site what they fetch from others, those that are not open to everybody too. */
import type { Assignment } from '#domain/consent/assigned.ts';
import { type FoundService, type ScannedPage, scanPages } from '#domain/consent/scan.ts';
import { chunks } from '../db/chunks.ts';

export interface ScanDeps {
  /** A published page, past its password and though the site is closed; undefined where there is none. */
  readonly openPage: (siteId: string, path: string) => Promise<string | undefined>;
  /** Of all published pages. */
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
    const read = async (path: string) => ({ path, html: (await deps.openPage(siteId, path)) ?? '' });
    pages.push(...(await Promise.all(some.map(read))));
  }
  const isAll = all.length <= MAX_PAGES;
  return { origin, paths, isAll, found: scanPages(pages, { origin, assigned }) };
}
