/** Who did what: a line in the transaction of the change itself, so that neither is there without the other. */
import type { ActivityAction } from '#domain/activity/kinds.ts';
import type { Queryable } from '../db/schema.ts';
import { within } from '../db/within.ts';
import type { Actor, Deps } from '../deps.ts';
import { hasActivitySince, insertActivity } from './queries.ts';

export interface Told {
  /** `part.verb`, such as `publishing.published`. */
  readonly action: ActivityAction;
  /** In words, to be read after the name: `published “About”`. */
  readonly what: string;
  readonly target?: { readonly kind: string; readonly id: string };
  /** For whoever looks closer. Never a secret: it is shown to all who may read the activity. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Says it once in this long for one person and target: work that is saved every other second. */
  readonly onceInMs?: number;
}

export interface NewActivity extends Told {
  readonly actor: Pick<Actor, 'name' | 'accountId'>;
  /** Null for what concerns the installation or the account itself. */
  readonly siteId: string | null;
}

/** What Vitrine does by itself, at an hour somebody has planned. */
export const VITRINE: NewActivity['actor'] = { name: 'Vitrine' };
/** Whoever sits at the server and types commands. */
export const COMMAND_LINE: NewActivity['actor'] = { name: 'Command line' };

type RecordDeps = Pick<Deps, 'now' | 'newId'>;

export async function recordActivity(tx: Queryable, deps: RecordDeps, activity: NewActivity): Promise<void> {
  const row = {
    site_id: activity.siteId,
    account_id: activity.actor.accountId ?? null,
    actor: activity.actor.name,
    action: activity.action,
    target_id: activity.target?.id ?? null,
  };
  const { onceInMs } = activity;
  if (onceInMs !== undefined && (await hasActivitySince(tx, row, deps.now() - onceInMs))) return;
  await insertActivity(tx, {
    ...row,
    id: deps.newId(),
    what: activity.what,
    target_kind: activity.target?.kind ?? null,
    details: JSON.stringify(activity.details ?? {}),
    created_at: deps.now(),
  });
}

type Lines = Told | readonly Told[] | undefined;

/** What a command has done; nothing where it did nothing worth a line. */
export type Tell<Result> = (result: Result, tx: Queryable) => Lines | Promise<Lines>;

/**
 * Runs a command, and says what it did in its own transaction. The command is given deps whose writes are part
 * of that transaction; it does nothing but query.
 */
export async function recorded<D extends RecordDeps & Pick<Deps, 'db'>, Result>(
  deps: D,
  by: Pick<NewActivity, 'actor' | 'siteId'>,
  command: (deps: D) => Promise<Result>,
  tell: Tell<Result>,
): Promise<Result> {
  return deps.db.write(async (tx) => {
    const result = await command({ ...deps, db: within(deps.db, tx) });
    for (const told of [(await tell(result, tx)) ?? []].flat())
      await recordActivity(tx, deps, { ...told, actor: by.actor, siteId: by.siteId });
    return result;
  });
}
