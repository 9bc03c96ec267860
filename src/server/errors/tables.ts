/** The table of errors, grouped. */

import type { Counts } from '#domain/errors/group.ts';
import type { JsonText } from '../db/json-text.ts';

export interface ErrorGroupTable {
  id: string;
  siteId: string;
  fingerprint: string;
  /** `error` or `log`. */
  kind: string;
  app: string;
  message: string;
  stack: string;
  /** `open`, `resolved` or `ignored`. */
  state: string;
  hasReturned: number;
  occurrences: number;
  firstAt: number;
  lastAt: number;
  /** Counts by name, as JSON. */
  browsers: JsonText<Counts>;
  pages: JsonText<Counts>;
}

declare module '../db/schema.ts' {
  interface Schema {
    errorGroups: ErrorGroupTable;
  }
}
