/** The table of who did what. */

import type { ActivityEntry } from '#domain/activity/calls.ts';
import type { JsonText } from '../db/json-text.ts';

/** Who did what, in words. Rows are only ever added. */
export interface ActivityTable {
  id: string;
  site_id: string | null;
  account_id: string | null;
  /** Name of who did it, as it was then. */
  actor: string;
  /** `part.verb` */
  action: string;
  /** In words, without the name: `published “About”`. */
  what: string;
  target_kind: string | null;
  target_id: string | null;
  /** JSON; never a secret. */
  details: JsonText<ActivityEntry['details']>;
  created_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    activity: ActivityTable;
  }
}
