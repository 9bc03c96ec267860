/** The table of redirects. */

export interface RedirectTable {
  id: string;
  siteId: string;
  /** Path, normalised. Unique in the site. */
  fromPath: string;
  /** A path of the site or an absolute address. */
  target: string;
  status: number;
  createdAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    redirects: RedirectTable;
  }
}
