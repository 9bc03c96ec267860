/** What the app tells the routes of a site's hosts: which site the request belongs to. */

export interface SiteEntry {
  readonly id: string;
  readonly identifier: string;
  readonly version: number;
}

export type SiteEnvironment = { Variables: { site: SiteEntry } };
