/** The table of errors, grouped. */

export interface ErrorGroupTable {
  id: string;
  site_id: string;
  fingerprint: string;
  /** `error` or `log`. */
  kind: string;
  app: string;
  message: string;
  stack: string;
  /** `open`, `resolved` or `ignored`. */
  state: string;
  has_returned: number;
  occurrences: number;
  first_at: number;
  last_at: number;
  /** Counts by name, as JSON. */
  browsers: string;
  pages: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    error_groups: ErrorGroupTable;
  }
}
