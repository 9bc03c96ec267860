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
    siteId: activity.siteId,
    accountId: activity.actor.accountId ?? null,
    actor: activity.actor.name,
    action: activity.action,
    targetId: activity.target?.id ?? null,
  };
  const { onceInMs } = activity;
  if (onceInMs !== undefined && (await hasActivitySince(tx, row, deps.now() - onceInMs))) return;
  await insertActivity(tx, {
    ...row,
    id: deps.newId(),
    what: activity.what,
    targetKind: activity.target?.kind ?? null,
    details: JSON.stringify(activity.details ?? {}),
    createdAt: deps.now(),
  });
}

/** Kind of the line that a call leaves by its declaration, or the kinds among which what it did decides. */
type Leaves = ActivityAction | readonly ActivityAction[];

interface Leaving<L extends Leaves> extends Pick<NewActivity, 'actor' | 'siteId'> {
  readonly leaves: L;
}

/**
 * What is said of a declared call: words alone, or what else there is to say. Where its declaration does not decide the
 * kind, the line does.
 */
type LineOf<L extends Leaves | undefined> = L extends readonly (infer Action)[]
  ? Told & { readonly action: Action }
  : L extends ActivityAction
    ? string | Omit<Told, 'action'>
    : Told;

/** Says in the transaction of a change what the caller did. */
export async function leave<L extends Leaves>(
  tx: Queryable,
  deps: RecordDeps,
  { actor, siteId, leaves }: Leaving<L>,
  told: LineOf<L>,
): Promise<void> {
  // Where a line names no action, there is but one that the call leaves.
  const line = { action: leaves, ...(typeof told === 'string' ? { what: told } : (told as object)) } as Told;
  await recordActivity(tx, deps, { ...line, actor, siteId });
}

/** What a command has done, if anything worth a line. */
export type Tell<Result, Each = Told> = (
  result: Result,
  tx: Queryable,
) => Each | readonly Each[] | undefined | Promise<Each | readonly Each[] | undefined>;

/**
 * Runs a command, and says what it did in its own transaction. The command is given deps whose writes are part
 * of that transaction; it does nothing but query.
 */
export async function recorded<
  D extends RecordDeps & Pick<Deps, 'db'>,
  Result,
  L extends Leaves | undefined = undefined,
>(
  deps: D,
  by: Pick<NewActivity, 'actor' | 'siteId'> & { readonly leaves?: L },
  command: (deps: D) => Promise<Result>,
  tell: Tell<Result, LineOf<L>>,
): Promise<Result> {
  return deps.db.write(async (tx) => {
    const result = await command({ ...deps, db: within(deps.db, tx) });
    for (const told of [(await tell(result, tx)) ?? []].flat())
      await leave(tx, deps, by as Leaving<Leaves>, told as LineOf<Leaves>);
    return result;
  });
}
