/** What the app tells the routes of a site's hosts: which site the request belongs to. */

export interface SiteEntry {
  readonly id: string;
  readonly identifier: string;
  readonly version: number;
}

/** A site as a request asks for it. */
export interface AskedSite extends SiteEntry {
  /** Which its address or the page it comes from is in; absent: the main one. */
  readonly language?: string | undefined;
  /** BCP 47: that language, or the main one. */
  readonly locale: string;
}

/** Of the visitor’s page; English where the request is about no site. */
export function localeOf(context: { get(key: 'site'): AskedSite | undefined }): string {
  return context.get('site')?.locale ?? 'en';
}

export type SiteEnvironment = { Variables: { site: AskedSite } };
