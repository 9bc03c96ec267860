/** Who did what: a line in the transaction of the change itself, so that neither is there without the other. */
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { insertActivity } from './queries.ts';

export interface NewActivity {
  readonly actor: Pick<Actor, 'name' | 'accountId'>;
  /** Null for what concerns the installation or the account itself. */
  readonly siteId: string | null;
  /** `part.verb`, such as `content.published`. */
  readonly action: string;
  /** In words, to be read after the name: `published “About”`. */
  readonly what: string;
  readonly target?: { readonly kind: string; readonly id: string };
  /** For whoever looks closer. Never a secret: it is shown to all who may read the activity. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export async function recordActivity(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  activity: NewActivity,
): Promise<void> {
  await insertActivity(tx, {
    id: deps.newId(),
    site_id: activity.siteId,
    account_id: activity.actor.accountId ?? null,
    actor: activity.actor.name,
    action: activity.action,
    what: activity.what,
    target_kind: activity.target?.kind ?? null,
    target_id: activity.target?.id ?? null,
    details: JSON.stringify(activity.details ?? {}),
    created_at: deps.now(),
  });
}
