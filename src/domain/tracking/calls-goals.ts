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
const tooMany = `A site has at most ${MAX_GOALS} goals. Delete one that is no longer needed.`;
export const GOAL_MESSAGES = {
  tooMany,
  tooManyNotes: `A site has at most ${MAX_NOTES} notes. Delete old ones.`,
  missing: 'There is no such goal.',
  noNote: 'There is no such note.',
  noAccount: 'Only somebody who is signed in with an account gets mails.',
} as const;

const counted = z
  .object({
    ...goalSchema.shape,
    steps: z.array(
      z.object({
        ...goalSchema.shape.steps.element.shape,
        name: z.string().optional().meta({ description: 'Of a form, which is known by its id.' }),
        visitors: z.int(),
        before: z.int().meta({ description: 'In the period before.' }),
      }),
    ),
  })
  .meta({ id: 'CountedGoal' });
export type CountedGoal = Shape<typeof counted>;

export const readGoals = call('GET', `${ANALYTICS}/goals`, {
  may: 'config.reports',
  summary: 'Says how many visitors came how far towards each goal in a period, beside the one before it.',
  description:
    'A goal of several steps is a funnel: its steps count in their order, on one day, whatever lies between them.',
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
  summary: 'Sets a goal.',
  description: 'Visits that are still kept are counted for it too.',
  body,
  answer: z.object({ goal }),
  status: 201,
  errors: { full: 409 },
  leaves: 'settings.goal-made',
});
export const changeGoal = call('PUT', `${ANALYTICS}/goals/:goal`, {
  may,
  summary: 'Changes a goal.',
  description: 'With other steps it is another goal, with an id of its own: its numbers begin anew.',
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
    id: z.string().nullable().meta({ description: 'Null for what writes itself.' }),
    ...noteShape,
  })
  .meta({ id: 'VisitorNote' });
export type VisitorNote = Shape<typeof note>;

export const readNotes = call('GET', `${ANALYTICS}/notes`, {
  may: 'config.reports',
  summary: 'Lists what happened on the days of a period: what was published, and what people have noted.',
  query: z.object({ from: filteredPeriod.from, until: filteredPeriod.until }),
  answer: z.object({ notes: z.array(note) }),
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});
export const createNote = call('POST', `${ANALYTICS}/notes`, {
  may,
  summary: 'Notes what happened on a day.',
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
  summary: 'Says whether whoever asks is sent the numbers of the week by mail.',
  answer: weekly,
  cache: 'no-store',
});
export const saveWeekly = call('PUT', `${ANALYTICS}/weekly`, {
  may: 'config.reports',
  summary: 'Turns the weekly mail to whoever asks on or off.',
  description: 'It is sent on Mondays, in the time zone of the site.',
  body: weekly,
  answer: weekly,
  errors: { account: 409 },
});
