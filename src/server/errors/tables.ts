/** The table of errors, grouped. */

import type { Counts } from '#domain/errors/group.ts';
import type { JsonText } from '../db/json-text.ts';

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
  browsers: JsonText<Counts>;
  pages: JsonText<Counts>;
}

declare module '../db/schema.ts' {
  interface Schema {
    error_groups: ErrorGroupTable;
  }
}
