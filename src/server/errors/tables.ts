/** The table of errors, grouped. */

import type { ErrorGroup, GroupState } from '#domain/errors/calls.ts';
import type { Counts } from '#domain/errors/group.ts';
import type { JsonText } from '../db/json-text.ts';

export interface ErrorGroupTable {
  id: string;
  siteId: string;
  fingerprint: string;
  kind: ErrorGroup['kind'];
  app: string;
  message: string;
  stack: string;
  state: GroupState;
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
