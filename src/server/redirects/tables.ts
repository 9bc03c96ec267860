/** The table of redirects. */

export interface RedirectTable {
  id: string;
  site_id: string;
  /** Path, normalised. Unique in the site. */
  from_path: string;
  /** A path of the site or an absolute address. */
  target: string;
  status: number;
  created_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    redirects: RedirectTable;
  }
}
