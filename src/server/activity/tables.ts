/** The table of who did what. */

import type { ActivityEntry } from '#domain/activity/calls.ts';
import type { JsonText } from '../db/json-text.ts';

/** Who did what, in words. Rows are only ever added. */
export interface ActivityTable {
  id: string;
  siteId: string | null;
  accountId: string | null;
  /** Name of who did it, as it was then. */
  actor: string;
  /** `part.verb` */
  action: string;
  /** In words, without the name: `published “About”`. */
  what: string;
  targetKind: string | null;
  targetId: string | null;
  /** JSON; never a secret. */
  details: JsonText<ActivityEntry['details']>;
  createdAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    activity: ActivityTable;
  }
}
