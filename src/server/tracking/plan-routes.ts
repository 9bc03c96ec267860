/** Goals, notes and the weekly mail, for the people who run a site. */
import { Hono } from 'hono';
import * as calls from '#domain/tracking/calls-goals.ts';
import { MAX_GOALS } from '#domain/tracking/goals.ts';
import { MAX_NOTES, planSchema, type TrackingPlan } from '#domain/tracking/goals-and-notes.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { writeMark } from './queries-days.ts';
import { deleteWeekly, findPlan, hasWeekly, insertWeekly, writePlan } from './queries-plans.ts';
import { mondayOf } from './send-weekly.ts';

type PlanDeps = Pick<Kernel, 'db' | 'now' | 'newId' | 'authorize'>;
const { tooMany, tooManyNotes, missing, noNote, noAccount } = calls.GOAL_MESSAGES;

export function planRoutes(deps: PlanDeps): Hono {
  const app = new Hono();
  goalRoutes(app, deps);
  noteRoutes(app, deps);
  weeklyRoutes(app, deps);
  return app;
}

async function planOf(db: Queryable, siteId: string): Promise<TrackingPlan> {
  return (await findPlan(db, siteId)) ?? planSchema.parse({});
}

/** Hits that are still there are added up anew, for the goal as it is now. */
async function countAnew(tx: Queryable, siteId: string, plan: TrackingPlan): Promise<void> {
  await writePlan(tx, siteId, plan);
  await writeMark(tx, siteId, 0);
}

function goalRoutes(app: Hono, deps: PlanDeps): void {
  const { db, newId } = deps;
  const answer = answerCalls(app, deps.authorize);
  answer(calls.createGoal, async (call, body) =>
    db.write(async (tx) => {
      const plan = await planOf(tx, call.siteId);
      if (plan.goals.length >= MAX_GOALS) return { kind: 'full', message: tooMany };
      const goal = { id: newId(), ...body };
      await countAnew(tx, call.siteId, { ...plan, goals: [...plan.goals, goal] });
      await leave(tx, deps, call, `created the goal “${goal.name}”`);
      return { goal };
    }),
  );
  answer(calls.changeGoal, async (call, body) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const plan = await planOf(tx, siteId);
      const before = plan.goals.find(({ id }) => id === params.goal);
      if (!before) return { kind: 'missing', message: missing };
      const isSame = JSON.stringify(before.steps) === JSON.stringify(body.steps);
      const goal = { id: isSame ? before.id : newId(), ...body };
      const changed = { ...plan, goals: plan.goals.map((each) => (each === before ? goal : each)) };
      await (isSame ? writePlan(tx, siteId, changed) : countAnew(tx, siteId, changed));
      await leave(tx, deps, call, `changed the goal “${goal.name}”`);
      return { goal };
    }),
  );
  answer(calls.deleteGoal, async (call) =>
    db.write(async (tx) => {
      const plan = await planOf(tx, call.siteId);
      const goal = plan.goals.find(({ id }) => id === call.params.goal);
      if (!goal) return { kind: 'missing', message: missing };
      await writePlan(tx, call.siteId, { ...plan, goals: plan.goals.filter((each) => each !== goal) });
      await leave(tx, deps, call, `deleted the goal “${goal.name}”`);
      return { kind: 'deleted' };
    }),
  );
}

function noteRoutes(app: Hono, deps: PlanDeps): void {
  const { db, newId } = deps;
  const answer = answerCalls(app, deps.authorize);
  answer(calls.createNote, async (call, body) =>
    db.write(async (tx) => {
      const plan = await planOf(tx, call.siteId);
      if (plan.notes.length >= MAX_NOTES) return { kind: 'full', message: tooManyNotes };
      const note = { id: newId(), ...body };
      await writePlan(tx, call.siteId, { ...plan, notes: [...plan.notes, note] });
      await leave(tx, deps, call, `noted “${note.words}” on ${note.day}`);
      return { note };
    }),
  );
  answer(calls.deleteNote, async (call) =>
    db.write(async (tx) => {
      const plan = await planOf(tx, call.siteId);
      const note = plan.notes.find(({ id }) => id === call.params.note);
      if (!note) return { kind: 'missing', message: noNote };
      await writePlan(tx, call.siteId, { ...plan, notes: plan.notes.filter((each) => each !== note) });
      await leave(tx, deps, call, `deleted the note “${note.words}”`);
      return { kind: 'deleted' };
    }),
  );
}

function weeklyRoutes(app: Hono, deps: PlanDeps): void {
  const { db } = deps;
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readWeekly, async ({ siteId, actor: { accountId } }) => ({
    isOn: accountId !== undefined && (await hasWeekly(db.read, siteId, accountId)),
  }));
  answer(calls.saveWeekly, async ({ siteId, actor: { accountId } }, { isOn }) => {
    if (accountId === undefined) return { kind: 'account', message: noAccount };
    // The week it is turned on in has begun: the first mail comes with the next one.
    const sentFor = await mondayOf(deps, siteId);
    await db.write(async (tx) => {
      if (isOn) await insertWeekly(tx, { siteId, accountId, sentFor });
      else await deleteWeekly(tx, siteId, accountId);
    });
    return { isOn };
  });
}
