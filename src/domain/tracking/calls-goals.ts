/** The calls about goals, notes and the weekly mail. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { ANALYTICS, filteredPeriod, PERIOD_REFUSALS } from './calls.ts';
import { goalSchema, goalShape, MAX_GOALS } from './goals.ts';
import { MAX_NOTES, noteShape } from './goals-and-notes.ts';

const may = 'config.settings';
const body = z.strictObject(goalShape).meta({ id: 'NewGoal' });
const goal = goalSchema.meta({ id: 'Goal' });
const tooMany = `A site can have up to ${MAX_GOALS} goals. Delete one you no longer need.`;
export const GOAL_MESSAGES = {
  tooMany,
  tooManyNotes: `A site can have up to ${MAX_NOTES} notes. Delete old ones.`,
  missing: 'This goal does not exist.',
  noNote: 'This note does not exist.',
  noAccount: 'Only signed-in accounts can get emails.',
} as const;

const counted = z
  .object({
    ...goalSchema.shape,
    steps: z.array(
      z.object({
        ...goalSchema.shape.steps.element.shape,
        name: z.string().optional().meta({ description: 'Of a form, which is known by its id.' }),
        visitors: z.int(),
        before: z.int().meta({ description: 'In the previous period.' }),
      }),
    ),
  })
  .meta({ id: 'CountedGoal' });
export type CountedGoal = Shape<typeof counted>;

export const readGoals = call('GET', `${ANALYTICS}/goals`, {
  may: 'config.reports',
  summary: 'Counts visitors by step towards each goal in a period, compared with the previous one.',
  description: 'A goal with several steps is a funnel. Steps count in order, on one day.',
  query: z.object(filteredPeriod),
  answer: z.object({
    goals: z.array(counted),
    visitors: z.int(),
    before: z.int(),
    forms: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'That a step may be about.' }),
  }),
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});

export const createGoal = call('POST', `${ANALYTICS}/goals`, {
  may,
  summary: 'Creates a goal.',
  description: 'Stored visits count too.',
  body,
  answer: z.object({ goal }),
  status: 201,
  errors: { full: 409 },
  leaves: 'settings.goal-made',
});
export const changeGoal = call('PUT', `${ANALYTICS}/goals/:goal`, {
  may,
  summary: 'Changes a goal.',
  description: 'Changing the steps creates a new goal with a new id and new numbers.',
  body,
  answer: z.object({ goal }),
  errors: { missing: 404 },
  leaves: 'settings.goal-changed',
});
export const deleteGoal = call('DELETE', `${ANALYTICS}/goals/:goal`, {
  may,
  summary: 'Deletes a goal.',
  answer: doneAnswer('deleted'),
  errors: { missing: 404 },
  leaves: 'settings.goal-deleted',
});

const note = z
  .object({
    id: z.string().nullable().meta({ description: 'Null for automatic notes.' }),
    ...noteShape,
  })
  .meta({ id: 'VisitorNote' });
export type VisitorNote = Shape<typeof note>;

export const readNotes = call('GET', `${ANALYTICS}/notes`, {
  may: 'config.reports',
  summary: 'Lists a period’s events: published pages and notes.',
  query: z.object({ from: filteredPeriod.from, until: filteredPeriod.until }),
  answer: z.object({ notes: z.array(note) }),
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});
export const createNote = call('POST', `${ANALYTICS}/notes`, {
  may,
  summary: 'Adds a note to a day.',
  body: z.strictObject(noteShape).meta({ id: 'NewVisitorNote' }),
  answer: z.object({ note }),
  status: 201,
  errors: { full: 409 },
  leaves: 'settings.visitor-note-made',
});
export const deleteNote = call('DELETE', `${ANALYTICS}/notes/:note`, {
  may,
  summary: 'Deletes a note.',
  answer: doneAnswer('deleted'),
  errors: { missing: 404 },
  leaves: 'settings.visitor-note-deleted',
});

const weekly = z.object({ isOn: z.boolean() }).meta({ id: 'WeeklyReport' });
export const readWeekly = call('GET', `${ANALYTICS}/weekly`, {
  may: 'config.reports',
  summary: 'Returns whether you get the weekly email.',
  answer: weekly,
  cache: 'no-store',
});
export const saveWeekly = call('PUT', `${ANALYTICS}/weekly`, {
  may: 'config.reports',
  summary: 'Turns the weekly email to you on or off.',
  description: 'Sent on Mondays in the site’s time zone.',
  body: weekly,
  answer: weekly,
  errors: { account: 409 },
});
