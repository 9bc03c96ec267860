/** The activity of a site and of the installation, page by page. */
import { Hono } from 'hono';
import * as activity from '#domain/activity/calls.ts';
import { partsOf } from '#domain/activity/kinds.ts';
import { readJson } from '../db/json-text.ts';
import type { Deps } from '../deps.ts';
import { answerCalls, type Called } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { type ActivityActor, listActivity, listActors } from './queries.ts';
import type { ActivityTable } from './tables.ts';

const PAGE_SIZE = 50;
/** Before the name of a program or of Vitrine itself, which have no account. */
const NAMED = 'name:';

export function activityRoutes({ db }: Pick<Deps, 'db'>, authorize: Authorize): Hono {
  const app = new Hono();
  const answer = answerCalls(app, authorize);
  const read = async ({ siteId, query }: Asked): Promise<activity.ActivityPage> => {
    const { before, kind, person } = query;
    const parts = kind === undefined ? undefined : partsOf(kind);
    const filter = { siteId, before, parts, by: readPerson(person), limit: PAGE_SIZE + 1 };
    const [rows, actors] = await Promise.all([listActivity(db.read, filter), listActors(db.read, siteId)]);
    return {
      activity: rows.slice(0, PAGE_SIZE).map(present),
      hasMore: rows.length > PAGE_SIZE,
      people: peopleOf(actors),
    };
  };
  answer(activity.readOfSite, read);
  answer(activity.readOfInstallation, read);
  return app;
}

interface Asked {
  readonly siteId: string | null;
  readonly query: Called<typeof activity.readOfSite>['query'];
}

function readPerson(key: string | undefined): ActivityActor | undefined {
  if (key === undefined) return undefined;
  return key.startsWith(NAMED) ? { name: key.slice(NAMED.length) } : { accountId: key };
}

/** One entry an account, under its latest name; one a name for everything else. */
function peopleOf(actors: readonly { accountId: string | null; actor: string }[]): activity.ActivityPerson[] {
  const people = new Map<string, string>();
  for (const { accountId, actor } of actors) {
    const key = accountId ?? NAMED + actor;
    if (!people.has(key)) people.set(key, actor);
  }
  return [...people]
    .map(([key, name]) => ({ key, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function present(row: ActivityTable): activity.ActivityEntry {
  const { id, actor, action, what } = row;
  const target = row.targetKind && row.targetId ? { kind: row.targetKind, id: row.targetId } : null;
  return {
    id,
    actor,
    accountId: row.accountId,
    action,
    what,
    target,
    details: readJson(row.details),
    at: row.createdAt,
  };
}
