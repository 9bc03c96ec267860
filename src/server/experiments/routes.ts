/** Experiments for the people of a site. */
import { Hono } from 'hono';
import type { ActivityAction } from '#domain/activity/kinds.ts';
import * as calls from '#domain/experiments/calls.ts';
import { type Experiment, sharesOf, statusOf, versionsOf } from '#domain/experiments/experiment.ts';
import { outcomeOf } from '#domain/experiments/outcome.ts';
import { DAY_MS } from '#domain/time.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Common } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { adoptVersion } from './adopt-version.ts';
import {
  changeExperiment,
  createExperiment,
  MISSING,
  type OfExperiment,
  removeExperiment,
  startExperiment,
  stopExperiment,
} from './change-experiments.ts';
import { forgetVisitors } from './forget-visitors.ts';
import { findExperiment, listCounts, listExperiments, listVersioned } from './queries.ts';
import { versionsIn } from './versions-in.ts';

type RouteDeps = Pick<Kernel, 'db' | 'now' | 'newId' | 'authorize'> & Pick<Common, 'documents'>;

export function experimentsRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readList, async ({ siteId }) => {
    const all = await listExperiments(deps.db.read, siteId);
    return { experiments: all.map((each) => present(each, deps.now())) };
  });
  answer(calls.readOne, async (call) => readOne(deps, of(call)));
  answer(calls.create, async (call, body) =>
    changing(deps, call, 'created', (within) => createExperiment(within, call.siteId, body)),
  );
  answer(calls.change, async (call, body) =>
    changing(deps, call, 'changed', (within) => changeExperiment(within, of(call), body)),
  );
  answer(calls.start, async (call, body) =>
    changing(deps, call, 'started', (within) => startExperiment(within, of(call), body)),
  );
  answer(calls.stop, async (call) => {
    const result = await changing(deps, call, 'stopped', (within) => stopExperiment(within, of(call)));
    if ('experiment' in result) await forgetVisitors(deps, result.experiment.id);
    return result;
  });
  answer(calls.adopt, async (call, { version }) => {
    const result = await changing(deps, call, `adopted version ${version.toUpperCase()} of`, (within) =>
      adoptVersion(within, call.actor, { ...of(call), version }),
    );
    if ('experiment' in result) await forgetVisitors(deps, result.experiment.id);
    return result;
  });
  answer(calls.remove, async (call) => {
    const result = await recorded(
      deps,
      call,
      (within) => removeExperiment(within, of(call)),
      (done) => (done.kind === 'deleted' ? `deleted the experiment “${done.name}”` : undefined),
    );
    return result.kind === 'deleted' ? { kind: result.kind } : result;
  });
  return app;
}

function of(call: {
  readonly siteId: string;
  readonly params: { readonly experiment: string };
}): OfExperiment {
  return { siteId: call.siteId, id: call.params.experiment };
}

type Changing = Parameters<typeof recorded>[1] & { readonly leaves: ActivityAction };

/** Says what was done to which experiment, and answers with it as it is then. */
async function changing<Result extends { readonly experiment: Experiment } | { readonly kind: string }>(
  deps: RouteDeps,
  call: Changing,
  verb: string,
  run: (deps: RouteDeps) => Promise<Result>,
) {
  const result = await recorded(deps, call, run, (done) =>
    'experiment' in done ? `${verb} the experiment “${done.experiment.name}”` : undefined,
  );
  return 'experiment' in result
    ? { ...result, experiment: present(result.experiment, deps.now()) }
    : (result as Exclude<Result, { readonly experiment: Experiment }>);
}

function present({ isWritten: _isWritten, ...whole }: Experiment, now: number) {
  const { winner, versions: _versions, ...experiment } = whole;
  return { ...experiment, winner, versions: [...versionsOf(whole)], status: statusOf(whole, now) };
}

async function readOne({ db, now }: Pick<RouteDeps, 'db' | 'now'>, { siteId, id }: OfExperiment) {
  const experiment = await findExperiment(db.read, siteId, id);
  if (!experiment) return MISSING;
  const [counts, documents, settings] = await Promise.all([
    listCounts(db.read, id),
    listVersioned(db.read, siteId, experiment.key),
    findSiteSettings(db.read, siteId),
  ]);
  const found = versionsOf(experiment).map(
    (version) => counts.find((each) => each.version === version) ?? { version, visitors: 0, reached: 0 },
  );
  return {
    experiment: present(experiment, now()),
    results: outcomeOf(found, daysOf(experiment, now()), sharesOf(experiment)),
    pages: documents.map(({ id: pageId, kind, title, published }) => ({
      id: pageId,
      kind,
      title,
      isPublished: versionsIn(published, experiment).length > 0,
    })),
    isCounting: settings?.countsVisitors ?? false,
  };
}

function daysOf({ startsAt, endsAt }: Experiment, now: number): number {
  return startsAt === null ? 0 : Math.max(0, Math.min(now, endsAt ?? now) - startsAt) / DAY_MS;
}
