/** Creates, changes, starts, stops and deletes experiments. */
import type { z } from 'zod';
import { EXPERIMENT_MESSAGES as say } from '#domain/experiments/calls.ts';
import {
  type declarationShape,
  type Experiment,
  isEverywhere,
  keyFor,
  MAX_EXPERIMENTS,
  MAX_RUNNING,
  statusOf,
} from '#domain/experiments/experiment.ts';
import { isEqualJson } from '#domain/json.ts';
import type { Deps } from '../deps.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import {
  deleteCounted,
  deleteExperiment,
  findExperiment,
  insertExperiments,
  listExperiments,
  listVersioned,
  updateExperiment,
} from './queries.ts';
import { versionsIn } from './versions-in.ts';

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'newId'>;
type Declared = z.infer<z.ZodObject<typeof declarationShape>>;

export interface OfExperiment {
  readonly siteId: string;
  readonly id: string;
}

export const MISSING = { kind: 'missing', message: say.missing } as const;

export async function createExperiment(deps: ChangeDeps, siteId: string, declared: Declared) {
  return deps.db.write(async (tx) => {
    const all = await listExperiments(tx, siteId);
    if (all.length >= MAX_EXPERIMENTS) return { kind: 'full', message: say.full } as const;
    const id = deps.newId();
    const experiment: Experiment = {
      ...withOwnVersions(declared),
      id,
      key: keyFor(declared.name, id),
      startsAt: null,
      endsAt: null,
      winner: null,
      createdAt: deps.now(),
    };
    await insertExperiments(tx, siteId, [experiment]);
    return { experiment };
  });
}

/** A feature toggle is on or off. */
function withOwnVersions(declared: Declared): Declared {
  return declared.experimentType === 'FEATURE_TOGGLE'
    ? { ...declared, versions: 2, weights: null }
    : declared;
}

export async function changeExperiment(deps: ChangeDeps, { siteId, id }: OfExperiment, declared: Declared) {
  return deps.db.write(async (tx) => {
    const before = await findExperiment(tx, siteId, id);
    if (!before) return MISSING;
    const status = statusOf(before, deps.now());
    if (status === 'decided') return { kind: 'decided', message: say.decided } as const;
    if (status === 'running' || status === 'planned')
      return { kind: 'running', message: say.running } as const;
    const experiment: Experiment = { ...before, ...withOwnVersions(declared) };
    if (!isCountedAlike(before, experiment)) await deleteCounted(tx, id);
    await updateExperiment(tx, siteId, experiment);
    return { experiment };
  });
}

/** Numbers from before and after such a change are not of the same visitors, or not of the same goal. */
function isCountedAlike(before: Experiment, after: Experiment): boolean {
  const counted = ({ experimentType, versions, share, weights, goal }: Experiment) => [
    experimentType,
    versions,
    share,
    weights,
    goal,
  ];
  return isEqualJson(counted(before), counted(after));
}

interface Schedule {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** Starting again begins anew: what was counted before is deleted, since the pages may have changed. */
export async function startExperiment(deps: ChangeDeps, { siteId, id }: OfExperiment, schedule: Schedule) {
  const now = deps.now();
  return deps.db.write(async (tx) => {
    const before = await findExperiment(tx, siteId, id);
    if (!before) return MISSING;
    const others = (await listExperiments(tx, siteId)).filter((each) => each.id !== id);
    const documents = await listVersioned(tx, siteId, before.key);
    const isChanged = documents.some(({ published }) => versionsIn(published, before).length > 0);
    const refusal = whyNotStarted(before, { ...schedule, others, isChanged, now });
    if (refusal) return refusal;
    const { startsAt, endsAt } = schedule;
    const experiment: Experiment = { ...before, startsAt: startsAt ?? now, endsAt };
    await deleteCounted(tx, id);
    await updateExperiment(tx, siteId, experiment);
    await raiseSiteVersion(tx, siteId, now);
    return { experiment };
  });
}

interface Starting extends Schedule {
  readonly others: readonly Experiment[];
  readonly isChanged: boolean;
  readonly now: number;
}

function whyNotStarted(experiment: Experiment, { startsAt, endsAt, others, isChanged, now }: Starting) {
  const { experimentType, goal } = experiment;
  const isTest = experimentType === 'AB_TEST';
  if (statusOf(experiment, now) === 'decided') return { kind: 'decided', message: say.decided } as const;
  if (isTest && goal === null) return { kind: 'noGoal', message: say.noGoal } as const;
  if (!isEverywhere(experiment) && !isChanged) return { kind: 'unchanged', message: say.unchanged } as const;
  if (startsAt !== null && startsAt < now) return { kind: 'invalid', message: say.past } as const;
  if (endsAt !== null && endsAt <= (startsAt ?? now)) return { kind: 'invalid', message: say.over } as const;
  const busy = others.filter((each) => ['running', 'planned'].includes(statusOf(each, now)));
  return busy.length >= MAX_RUNNING ? ({ kind: 'busy', message: say.busy } as const) : undefined;
}

export async function stopExperiment(deps: ChangeDeps, { siteId, id }: OfExperiment) {
  const now = deps.now();
  return deps.db.write(async (tx) => {
    const before = await findExperiment(tx, siteId, id);
    if (!before) return MISSING;
    const status = statusOf(before, now);
    if (status !== 'running' && status !== 'planned')
      return { kind: 'notStarted', message: say.notStarted } as const;
    const experiment: Experiment =
      status === 'planned' ? { ...before, startsAt: null, endsAt: null } : { ...before, endsAt: now };
    await updateExperiment(tx, siteId, experiment);
    await raiseSiteVersion(tx, siteId, now);
    return { experiment };
  });
}

export async function removeExperiment(deps: ChangeDeps, { siteId, id }: OfExperiment) {
  const now = deps.now();
  return deps.db.write(async (tx) => {
    const before = await findExperiment(tx, siteId, id);
    if (!before) return MISSING;
    const status = statusOf(before, now);
    if (status === 'running' || status === 'planned')
      return { kind: 'running', message: say.running } as const;
    await deleteExperiment(tx, siteId, id);
    await raiseSiteVersion(tx, siteId, now);
    return { kind: 'deleted', name: before.name } as const;
  });
}
