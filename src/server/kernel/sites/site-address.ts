/** Where a site answers: on its primary host, or on the installation's domain. */
import type { Queryable } from '../../db/schema.ts';
import type { ServerSettings } from '../../settings.ts';
import { findLiveSite, findPrimaryHost } from './queries.ts';

export interface SiteAddress {
  readonly name: string;
  /** Scheme and host. */
  readonly url: string;
  /** The main language. */
  readonly locale: string;
  /** Codes of the others that visitors see. */
  readonly languages: readonly string[];
}

type AddressSettings = Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>;

/** @returns scheme and host */
export function siteUrl(
  { ownerOrigin, siteDomain }: AddressSettings,
  { identifier, primaryHost }: { readonly identifier: string; readonly primaryHost: string | undefined },
): string {
  return `${new URL(ownerOrigin).protocol}//${primaryHost ?? `${identifier}.${siteDomain}`}`;
}

export async function findSiteAddress(
  { db, settings }: { readonly db: { readonly read: Queryable }; readonly settings: AddressSettings },
  siteId: string,
): Promise<SiteAddress> {
  const [site, primaryHost] = await Promise.all([
    findLiveSite(db.read, siteId),
    findPrimaryHost(db.read, siteId),
  ]);
  if (!site) throw new Error(`There is no site ${siteId}.`);
  const { title: name, locale, languages } = site.settings;
  const shown = languages.filter(({ isHidden }) => !isHidden).map(({ code }) => code);
  return { name, url: siteUrl(settings, { ...site, primaryHost }), locale, languages: shown };
}
