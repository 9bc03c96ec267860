/** An experiment as its owner declares it, and what it does at a moment. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { goalShape } from '../tracking/goals.ts';
import { bucketOf, chooseIn, equalWeights, rangesOf } from './bucket.ts';
import { EXPERIMENT_TYPES, type ExperimentContext, segmentOf } from './context.ts';
import { RECORDING_SAMPLE } from './recording.ts';

/** What visitors get who are in no experiment: the page as it is. */
const ORIGINAL = 'a';
const VERSIONS = ['a', 'b', 'c', 'd'] as const;
/** Of a feature toggle. */
const ON = 'true';
const OFF = 'false';

export const MAX_EXPERIMENTS = 50;
/** That change what visitors see at the same time: each doubles the pages that are kept. */
export const MAX_RUNNING = 3;

/** When it started, or will: null until then. */
const instant = z.int().min(0).nullable().default(null);

export const declarationShape = {
  name: z.string().trim().min(1).max(60),
  experimentType: z.enum(EXPERIMENT_TYPES).default('AB_TEST'),
  /** With the original. A feature toggle has two: off and on. */
  versions: z.int().min(2).max(VERSIONS.length).default(2),
  /** Of all visitors, the percentage that takes part; of a feature toggle, that gets it. */
  share: z.int().min(1).max(100).default(100),
  /** Of those who take part, the percentage that sees each version of a test. Null: the same for all. */
  weights: z.array(z.int().min(1).max(99)).max(VERSIONS.length).nullable().default(null),
  /** What visitors should do: a step as goals have it. Null of a feature toggle that nothing is counted of. */
  goal: goalShape.steps.element.nullable().default(null),
};

/** Whether the shares of the versions are of all versions, and all of the visitors. */
export function isWholeSplit({ versions, weights }: { readonly versions: number } & Weighted): boolean {
  if (!weights) return true;
  return weights.length === versions && weights.reduce((sum, each) => sum + each, 0) === 100;
}

interface Weighted {
  readonly weights: readonly number[] | null;
}

export const experimentSchema = z.strictObject({
  id: idSchema,
  /** By which overlays name it: `variant:KEY=b`. Never changes, and no other experiment of the site has had it. */
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  ...declarationShape,
  startsAt: instant,
  endsAt: instant,
  /** The version that everyone gets since it was decided. */
  winner: z.string().max(60).nullable().default(null),
  /** All pages are the winner themselves. Layers that older versions of them have say nothing any more. */
  isWritten: z.boolean().optional(),
  createdAt: z.int().min(0),
});
export type Experiment = z.infer<typeof experimentSchema>;
/** What assigning takes to know. */
export type Assignable = Pick<
  Experiment,
  | 'key'
  | 'name'
  | 'experimentType'
  | 'versions'
  | 'share'
  | 'weights'
  | 'startsAt'
  | 'endsAt'
  | 'winner'
  | 'isWritten'
>;

export type ExperimentStatus = 'draft' | 'planned' | 'running' | 'stopped' | 'decided';

export function statusOf({ startsAt, endsAt, winner }: Assignable, now: number): ExperimentStatus {
  if (winner !== null) return 'decided';
  if (startsAt === null) return 'draft';
  if (endsAt !== null && now >= endsAt) return 'stopped';
  return now < startsAt ? 'planned' : 'running';
}

/** Whether visitors may get anything but the original because of it. */
export function isShowing(experiment: Assignable, now: number): boolean {
  const status = statusOf(experiment, now);
  if (status === 'decided') return !experiment.isWritten && experiment.winner !== originalOf(experiment);
  return status === 'running';
}

/** Scripts may ask for it on any page; the others concern pages that say something else in a version. */
export function isEverywhere({ name, experimentType }: Pick<Experiment, 'name' | 'experimentType'>): boolean {
  return experimentType === 'FEATURE_TOGGLE' || name === RECORDING_SAMPLE;
}

export function versionsOf({ experimentType, versions }: Pick<Experiment, 'experimentType' | 'versions'>) {
  return experimentType === 'AB_TEST' ? VERSIONS.slice(0, versions) : [OFF, ON];
}

export function originalOf({ experimentType }: Pick<Experiment, 'experimentType'>): string {
  return experimentType === 'AB_TEST' ? ORIGINAL : OFF;
}

/** Of the visitors who are counted, the part that sees each version: a feature toggle is off for those it leaves out. */
export function sharesOf({
  share,
  weights,
  ...experiment
}: Pick<Experiment, 'experimentType' | 'versions' | 'share' | 'weights'>): number[] {
  if (experiment.experimentType === 'FEATURE_TOGGLE') return [1 - share / 100, share / 100];
  return weights?.map((each) => each / 100) ?? equalWeights(versionsOf(experiment).length);
}

/** The layer of a page in which a version is written. */
export function layerOf({ key }: Pick<Experiment, 'key'>, version: string): `variant:${string}` {
  return `variant:${key}=${version}`;
}

/** What one visitor gets: nothing of experiments that do not concern them. */
export type Variants = Readonly<Record<string, string>>;

/** The version of a visitor who takes part; undefined for one whom the share leaves out. */
export function assignedTo(experiment: Assignable, visitor: string): string | undefined {
  const bucket = bucketOf(experiment.key, visitor) ?? 0;
  const share = experiment.share / 100;
  if (experiment.experimentType === 'FEATURE_TOGGLE') return bucket < share ? ON : OFF;
  const versions = versionsOf(experiment);
  return versions[chooseIn(rangesOf(versions.length, share, sharesOf(experiment)), bucket)];
}

/** @param visitor undefined if unknown, such as a bot, which gets the original */
export function variantsFor(
  experiments: readonly Assignable[],
  visitor: string | undefined,
  now: number,
): Variants {
  const variants: Record<string, string> = {};
  for (const experiment of experiments) {
    if (!isShowing(experiment, now)) continue;
    const own = visitor === undefined ? undefined : assignedTo(experiment, visitor);
    const version = experiment.winner ?? own;
    if (version !== undefined && version !== originalOf(experiment)) variants[experiment.key] = version;
  }
  return variants;
}

/** The experiments that a page with these variants carries. */
export function contextsOf(
  experiments: readonly Assignable[],
  variants: Variants,
  now: number,
): ExperimentContext[] {
  return experiments
    .filter((each) => isShowing(each, now))
    .map((each) => ({
      name: each.name,
      experimentType: each.experimentType,
      variant: variants[each.key] ?? originalOf(each),
      segmentName: segmentOf(each.share),
      containsError: false,
    }));
}

/** A part of an address of its own for what one visitor gets: the same for all who get the same. */
export function variantsKey(variants: Variants): string {
  return Object.keys(variants)
    .sort()
    .map((key) => `${key}=${variants[key]}`)
    .join('&');
}

const KEY_LETTERS = 40;
const ID_LETTERS = 4;

/** A key with the name in it, since people meet it in exports; the end of the id makes it no other experiment's, ever. */
export function keyFor(name: string, id: string): string {
  const plain = name
    .slice(0, KEY_LETTERS)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, KEY_LETTERS);
  return [...plain.split('-').filter(Boolean), id.slice(-ID_LETTERS)].join('-');
}
