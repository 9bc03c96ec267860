/** Named events and test events, for the people who run a site. */
import { Hono } from 'hono';
import { NO_PERIOD, readPeriod } from '#domain/locale/period.ts';
import { MINUTE_MS } from '#domain/time.ts';
import * as calls from '#domain/tracking/calls-events.ts';
import { planSchema } from '#domain/tracking/goals-and-notes.ts';
import { MAX_EVENTS } from '#domain/tracking/named-events.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { findOverPages } from '../kernel/documents/queries-over-pages.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import type { Adding } from './add-up.ts';
import { writeMark } from './queries-days.ts';
import { listTestEvents } from './queries-events.ts';
import { findPlan, writePlan } from './queries-plans.ts';
import { readValues } from './read-visits.ts';

const TESTED_MS = 30 * MINUTE_MS;
/** Names that scripts send are shown besides, the most frequent ones. */
const MAX_SHOWN = 100;

interface EventDeps extends Pick<Kernel, 'db' | 'now' | 'newId' | 'authorize'> {
  readonly adding: Adding;
  readonly listForms: (
    db: Queryable,
    siteId: string,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
}

const { tooMany, taken, missing } = calls.EVENT_MESSAGES;

export function eventRoutes(deps: EventDeps): Hono {
  const app = new Hono();
  const { db, newId, now } = deps;
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readEvents, async ({ siteId, query: { from, until, ...filters } }) => {
    const period = readPeriod({ from, until });
    if (!period) return NO_PERIOD;
    await deps.adding.refresh(siteId);
    const { events } = await planOf(db.read, siteId);
    const values = await readValues(deps, { siteId, period, filters }, 'event', MAX_SHOWN);
    const counts = new Map(values.map((each) => [each.value, each]));
    const named = events.map((event) => {
      const { visitors = 0, events: count = 0 } = counts.get(event.name) ?? {};
      counts.delete(event.name);
      return { ...event, visitors, count };
    });
    const others = [...counts.values()].map(({ value, visitors, events: count }) => ({
      ...{ id: null, name: value, kind: null, value: '' },
      visitors,
      count,
    }));
    const { popups = [] } = (await findOverPages(db.read, siteId)) ?? {};
    return {
      events: [...named, ...others].sort((a, b) => b.count - a.count),
      forms: (await deps.listForms(db.read, siteId)).map(({ id, name }) => ({ id, name })),
      popups: popups.map(({ id, name }) => ({ id, name })),
    };
  });
  answer(calls.createEvent, async (call, body) =>
    db.write(async (tx) => {
      const plan = await planOf(tx, call.siteId);
      if (plan.events.length >= MAX_EVENTS) return { kind: 'full', message: tooMany };
      if (plan.events.some(({ name }) => name === body.name)) return { kind: 'taken', message: taken };
      const event = { id: newId(), ...body };
      await keepPlan(tx, call.siteId, { ...plan, events: [...plan.events, event] });
      await leave(tx, deps, call, `created the event “${event.name}”`);
      return { event };
    }),
  );
  answer(calls.deleteEvent, async (call) =>
    db.write(async (tx) => {
      const plan = await planOf(tx, call.siteId);
      const event = plan.events.find(({ id }) => id === call.params.event);
      if (!event) return { kind: 'missing', message: missing };
      await keepPlan(tx, call.siteId, { ...plan, events: plan.events.filter((each) => each !== event) });
      await leave(tx, deps, call, `deleted the event “${event.name}”`);
      return { kind: 'deleted' };
    }),
  );
  answer(calls.readTestEvents, async ({ siteId }) => ({
    events: await listTestEvents(db.read, siteId, now() - TESTED_MS),
  }));
  return app;

  /** Pages say what they watch for; hits that are still there are added up anew. */
  async function keepPlan(tx: Queryable, siteId: string, plan: Parameters<typeof writePlan>[2]) {
    await writePlan(tx, siteId, plan);
    await writeMark(tx, siteId, 0);
    await raiseSiteVersion(tx, siteId, now());
  }
}

async function planOf(db: Queryable, siteId: string) {
  return (await findPlan(db, siteId)) ?? planSchema.parse({});
}
