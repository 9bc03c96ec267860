/**
 * Experiments as pages carry them, under the names of the contract (EXPT-01, EXPT-02, EXPT-10). The server puts it into
 * the page, with the variant that this page shows. Pages read it with this module, so it imports nothing.
 */

export const EXPERIMENT_TYPES = ['FEATURE_TOGGLE', 'AB_TEST'] as const;
export type ExperimentType = (typeof EXPERIMENT_TYPES)[number];

export interface ExperimentContext {
  readonly name: string;
  readonly experimentType: ExperimentType;
  readonly variant: string;
  readonly segmentName: string;
  readonly containsError: boolean;
}

/** Of which visitors an experiment is: all of them, or a share. */
export function segmentOf(share: number): string {
  return share === 100 ? 'everyone' : `${share}-percent`;
}

export type Problem = 'notLoaded' | 'missing' | 'isNot' | 'invalid';

/** The experiment of this name, or what is wrong. @param configuration whatever the page holds of experiments */
export function findContext(
  configuration: unknown,
  type: ExperimentType,
  name: string,
): ExperimentContext | Problem {
  if (!Array.isArray(configuration)) return 'notLoaded';
  const stored = (configuration as Partial<ExperimentContext | null>[]).find((each) => each?.name === name);
  if (!stored) return 'missing';
  const { experimentType, variant, segmentName, containsError } = stored;
  const isWhole = [variant, segmentName].every((each) => typeof each === 'string') && containsError === false;
  if (!isWhole || !EXPERIMENT_TYPES.some((each) => each === experimentType)) return 'invalid';
  return experimentType === type ? (stored as ExperimentContext) : 'isNot';
}

/** A feature toggle is on only by this one word (EXPT-03). */
export function isEnabled({ variant }: Pick<ExperimentContext, 'variant'>): boolean {
  return variant === 'true';
}
