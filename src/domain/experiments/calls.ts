/** The calls about the experiments of a site. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { goalShape } from '../tracking/goals.ts';
import { EXPERIMENT_TYPES } from './context.ts';
import { declarationShape, isWholeSplit, MAX_EXPERIMENTS, MAX_RUNNING } from './experiment.ts';

const EXPERIMENTS = '/api/sites/:site/experiments';
const EXPERIMENT = `${EXPERIMENTS}/:experiment`;
const may = 'config.settings';
/** It changes what visitors see. */
const mayPublish = 'publish';

export const EXPERIMENT_MESSAGES = {
  missing: 'This experiment does not exist. It may have been deleted.',
  full: `A site can have up to ${MAX_EXPERIMENTS} experiments. Delete one you no longer need.`,
  running: 'Stop the experiment first. Changing it now would mix up its numbers.',
  busy: `Up to ${MAX_RUNNING} experiments can run at a time. Stop one first.`,
  split: 'The shares of the versions must add up to 100%, with one for each version.',
  noGoal: 'Choose a goal first: what visitors should do.',
  over: 'Choose an end that is after the start.',
  past: 'Choose a time in the future.',
  decided: 'This experiment is decided already.',
  noVersion: 'This experiment has no such version.',
  unchanged:
    'No version differs from the original yet. Open a page in the editor and change version B first.',
  notStarted: 'This experiment is not running.',
} as const;

const experiment = z
  .object({
    id: z.string(),
    key: z.string().meta({ description: 'The name of its layers in documents: `variant:KEY=b`.' }),
    name: z.string(),
    experimentType: z.enum(EXPERIMENT_TYPES),
    versions: z.array(z.string()).meta({ description: 'The original first.' }),
    share: z.int().meta({ description: 'Percentage of visitors that takes part.' }),
    weights: z.array(z.int()).nullable().meta({
      description: 'Of those who take part, the percentage that sees each version. Null: the same for all.',
    }),
    goal: goalShape.steps.element.nullable(),
    status: z.enum(['draft', 'planned', 'running', 'stopped', 'decided']),
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    winner: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Experiment' });
export type ExperimentEntry = Shape<typeof experiment>;

const changedPage = z
  .object({ id: z.string(), kind: z.string(), title: z.string(), isPublished: z.boolean() })
  .meta({ id: 'ExperimentPage', description: 'A document with versions of the experiment.' });
export type ExperimentPage = Shape<typeof changedPage>;

const rate = z.number().meta({ description: 'From 0 to 1.' });
const version = z
  .object({
    version: z.string(),
    visitors: z.int(),
    reached: z.int().meta({ description: 'Visitors who reached the goal afterwards.' }),
    rate,
    difference: z
      .object({ difference: z.number(), low: z.number(), high: z.number(), isSound: z.boolean() })
      .exactOptional()
      .meta({ description: 'From the original, with an interval that holds however often it is read.' }),
  })
  .meta({ id: 'ExperimentVersion' });

const verdict = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('lopsided') }),
    z.object({ kind: z.literal('no-visitors') }),
    z.object({
      kind: z.literal('wait'),
      days: z.int().nullable().optional().meta({ description: 'Null: too long to wait for.' }),
    }),
    z.object({ kind: z.literal('better'), version: z.string(), rate, than: rate }),
    z.object({ kind: z.literal('no-difference') }),
  ])
  .meta({ id: 'ExperimentVerdict' });

const results = z.object({ versions: z.array(version), verdict }).meta({ id: 'ExperimentResults' });
export type ExperimentResults = Shape<typeof results>;

const declaration = z
  .strictObject(declarationShape)
  .refine(isWholeSplit, { message: EXPERIMENT_MESSAGES.split, path: ['weights'] })
  .meta({ id: 'NewExperiment' });

const one = z.object({ experiment });

export const readList = call('GET', EXPERIMENTS, {
  may: 'read',
  summary: 'Lists a site’s experiments, newest first.',
  answer: z.object({ experiments: z.array(experiment) }),
  cache: 'no-store',
});

export const readOne = call('GET', EXPERIMENT, {
  may: 'config.reports',
  summary: 'Returns an experiment with its results.',
  answer: z.object({
    experiment,
    results,
    pages: z.array(changedPage),
    isCounting: z.boolean().meta({ description: 'False while the site counts no visitors.' }),
  }),
  errors: { missing: 404 },
  cache: 'no-store',
});

export const create = call('POST', EXPERIMENTS, {
  may,
  summary: 'Creates an experiment.',
  description: 'Visitors see nothing of it before it starts.',
  body: declaration,
  answer: one,
  status: 201,
  errors: { full: 409 },
  leaves: 'settings.experiment-created',
});

export const change = call('PUT', EXPERIMENT, {
  may,
  summary: 'Changes an experiment that is not running.',
  description: 'Numbers counted before are deleted when versions, share or goal change.',
  body: declaration,
  answer: one,
  errors: { missing: 404, running: 409, decided: 409 },
  leaves: 'settings.experiment-changed',
});

export const start = call('POST', `${EXPERIMENT}/start`, {
  may: mayPublish,
  summary: 'Starts an experiment, now or at a time.',
  body: z
    .strictObject({
      startsAt: instant.nullable().default(null).meta({ description: 'Null: now.' }),
      endsAt: instant.nullable().default(null).meta({ description: 'Null: when someone stops it.' }),
    })
    .meta({ id: 'ExperimentSchedule' }),
  answer: one,
  errors: { missing: 404, invalid: 400, noGoal: 409, busy: 409, decided: 409, unchanged: 409 },
  leaves: 'publishing.experiment-started',
});

export const stop = call('POST', `${EXPERIMENT}/stop`, {
  may: mayPublish,
  summary: 'Stops an experiment: everyone gets the original.',
  answer: one,
  errors: { missing: 404, notStarted: 409 },
  leaves: 'publishing.experiment-stopped',
});

export const adopt = call('POST', `${EXPERIMENT}/adopt`, {
  may: mayPublish,
  summary: 'Makes a version the page itself, and ends the experiment.',
  description:
    'Everyone gets the version from now on. Pages are changed and published; the other versions stay in their history. Pages with other unpublished changes are changed but not published.',
  body: z.strictObject({ version: z.string().max(60) }),
  answer: z.object({
    experiment,
    published: z.int(),
    waiting: z.array(z.string()).meta({ description: 'Titles of pages with other unpublished changes.' }),
  }),
  errors: { missing: 404, noVersion: 400, decided: 409, conflict: 409 },
  leaves: 'publishing.experiment-adopted',
});

export const remove = call('DELETE', EXPERIMENT, {
  may,
  summary: 'Deletes an experiment and its numbers.',
  description: 'What was written for its versions stays in the history of pages.',
  answer: doneAnswer('deleted'),
  errors: { missing: 404, running: 409 },
  leaves: 'settings.experiment-deleted',
});
