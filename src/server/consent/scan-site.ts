/** Reads from the published pages of a site what they fetch from others, those that are not open to everybody too. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Assignment } from '#domain/consent/assigned.ts';
import { type FoundService, ServiceScan } from '#domain/consent/scan.ts';

export interface ScanDeps {
  /** A published page, past its password and though the site is closed; undefined where there is none. */
  readonly openPage: (siteId: string, path: string) => Promise<string | undefined>;
  /** Of all published pages. */
  readonly pathsOf: (siteId: string) => Promise<readonly string[]>;
  readonly baseUrlOf: (siteId: string) => Promise<string | undefined>;
}

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
  const scan = new ServiceScan({ origin, assigned });
  for (const path of paths) {
    scan.read({ path, html: (await deps.openPage(siteId, path)) ?? '' });
    // Visitors do not wait for all of it.
    await nextTurn();
  }
  const isAll = all.length <= MAX_PAGES;
  return { origin, paths, isAll, found: scan.list() };
}
