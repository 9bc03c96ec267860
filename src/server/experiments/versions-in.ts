import type { Body } from '#domain/content/content.ts';
import { differsIn } from '#domain/experiments/adopt.ts';
import { type Experiment, originalOf, versionsOf } from '#domain/experiments/experiment.ts';

/** The versions that a body says something of. */
export function versionsIn(body: Body | undefined, experiment: Experiment): string[] {
  if (!body) return [];
  const others = versionsOf(experiment).filter((each) => each !== originalOf(experiment));
  return others.filter((version) => differsIn(body, experiment, version));
}
