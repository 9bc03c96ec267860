/** Who came to a site, for the people who run it. */
import { Hono } from 'hono';
import { NO_PERIOD, readPeriod } from '#domain/locale/period.ts';
import { formatCsv } from '#domain/table/csv.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { VisitValue } from '#domain/tracking/calls.ts';
import * as calls from '#domain/tracking/calls.ts';
import { readGoals as readGoalsCall, readNotes as readNotesCall } from '#domain/tracking/calls-goals.ts';
import { stepKey } from '#domain/tracking/goals.ts';
import type { Dimension } from '#domain/tracking/roll-up.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { findOverPages } from '../kernel/documents/queries-over-pages.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Adding } from './add-up.ts';
import { deleteCounted } from './queries-days.ts';
import { findPlan } from './queries-plans.ts';
import { type Filters, listPresent } from './queries-visits.ts';
import { readGoals, readNotes } from './read-goals.ts';
import { type Asked, readDays, readOverview, readValues } from './read-visits.ts';

const LIVE_MS = 5 * MINUTE_MS;
const MAX_LIVE_PAGES = 5;
const OVERLAY_ACTIONS = ['shown', 'closed', 'converted'] as const;

/** What other features know. */
interface TrackingPorts {
  readonly deleteSpeed: (tx: Queryable, siteId: string) => Promise<void>;
  readonly listForms: (
    db: Queryable,
    siteId: string,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
}

type RouteDeps = Pick<Kernel, 'db' | 'now' | 'newId' | 'authorize' | 'countryOf'> &
  TrackingPorts & { readonly adding: Adding };
type Query = Filters & { readonly from: string; readonly until: string };

export function analyticsRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readOverview, async ({ siteId, query }) => {
    const asked = await askedOf(deps, siteId, query);
    return asked ? readOverview(deps, asked) : NO_PERIOD;
  });
  answer(calls.readValues, async ({ siteId, query: { dimension, limit, ...query } }) => {
    const asked = await askedOf(deps, siteId, query);
    if (!asked) return NO_PERIOD;
    const most = await readValues(deps, asked, dimension, limit + 1);
    const values = await named(deps, asked, dimension, most);
    return { values: values.slice(0, limit), isAll: values.length <= limit };
  });
  answer(calls.readTable, async ({ siteId, context, query: { dimension, ...query } }) => {
    const asked = await askedOf(deps, siteId, query);
    if (!asked) return NO_PERIOD;
    const rows =
      dimension === 'day'
        ? await readDays(deps, asked)
        : await named(deps, asked, dimension, await readValues(deps, asked, dimension));
    return context.body(tableOf(dimension, rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="visitors-${dimension}-${query.from}-${query.until}.csv"`,
      'cache-control': 'no-store',
    });
  });
  answer(calls.readLive, async ({ siteId }) => {
    const last = new Map<string, string>();
    for (const { visitor, path } of await listPresent(deps.db.read, siteId, deps.now() - LIVE_MS))
      last.set(visitor, path);
    const pages = [...Map.groupBy(last.values(), (path) => path)]
      .map(([path, all]) => ({ path, visitors: all.length }))
      .sort((a, b) => b.visitors - a.visitors)
      .slice(0, MAX_LIVE_PAGES);
    return { visitors: last.size, pages };
  });
  answer(readGoalsCall, async ({ siteId, query }) => {
    const asked = await askedOf(deps, siteId, query);
    if (!asked) return NO_PERIOD;
    const counted = await readGoals(deps, asked);
    const forms = (await deps.listForms(deps.db.read, siteId)).map(({ id, name }) => ({ id, name }));
    const names = new Map(forms.map(({ id, name }) => [id, name]));
    const goals = counted.goals.map((goal) => ({
      ...goal,
      steps: goal.steps.map((step) => withName(step, step.kind === 'form' ? names : undefined)),
    }));
    return { ...counted, goals, forms };
  });
  answer(readNotesCall, async ({ siteId, query }) => {
    const period = readPeriod(query);
    return period ? { notes: await readNotes(deps, siteId, period) } : NO_PERIOD;
  });
  answer(calls.erase, async (call) => {
    await deps.db.write(async (tx) => {
      await deleteCounted(tx, call.siteId);
      await deps.deleteSpeed(tx, call.siteId);
      await leave(tx, deps, call, 'deleted all statistics');
    });
    return { kind: 'erased' };
  });
  return app;
}

async function askedOf(
  { adding }: RouteDeps,
  siteId: string,
  { from, until, ...filters }: Query,
): Promise<Asked | undefined> {
  const period = readPeriod({ from, until });
  if (period) await adding.refresh(siteId);
  return period && { siteId, period, filters };
}

/** What is counted by its id, by the name its owner knows. */
async function named(
  deps: RouteDeps,
  { siteId }: Asked,
  dimension: Dimension,
  values: readonly VisitValue[],
): Promise<readonly VisitValue[]> {
  if (values.length === 0) return values;
  const names = await namesOf(deps, siteId, dimension);
  return values.map((each) => withName(each, names));
}

type Names = ReadonlyMap<string, string>;

function withName<T extends { readonly value: string }>(each: T, names: Names | undefined) {
  const name = names?.get(each.value);
  return name === undefined ? each : { ...each, name };
}

async function namesOf({ db, listForms }: RouteDeps, siteId: string, dimension: Dimension): Promise<Names> {
  if (dimension.startsWith('form-'))
    return new Map((await listForms(db.read, siteId)).map(({ id, name }) => [id, name]));
  if (dimension === 'overlay') {
    const { popups = [] } = (await findOverPages(db.read, siteId)) ?? {};
    return new Map(
      popups.flatMap(({ id, name }) => OVERLAY_ACTIONS.map((action) => [`${action} ${id}`, name] as const)),
    );
  }
  if (dimension !== 'goal') return new Map();
  const { goals = [] } = (await findPlan(db.read, siteId)) ?? {};
  return new Map(
    goals.flatMap(({ id, name, steps }) =>
      steps.map(
        (_step, index) =>
          [stepKey(id, index), steps.length > 1 ? `${name}, step ${index + 1}` : name] as const,
      ),
    ),
  );
}

function tableOf(dimension: string, rows: readonly VisitValue[]): string {
  return formatCsv([
    [dimension, 'visitors', 'visits', 'views', 'bounces', 'seconds', 'events', 'name'],
    ...rows.map(({ value, visitors, visits, views, bounces, seconds, events, name = '' }) => [
      value,
      ...[visitors, visits, views, bounces, seconds, events].map(String),
      name,
    ]),
  ]);
}
