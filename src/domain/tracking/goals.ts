/** Goals: what an owner wants visitors to come to, in one step, or in several one after the other as a funnel. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { trimSlashes } from '../trim.ts';
import type { SeenHit } from './visits.ts';

const STEP_KINDS = ['page', 'button', 'form', 'order', 'event'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const MAX_STEPS = 6;
export const MAX_GOALS = 30;

const stepSchema = z
  .strictObject({
    kind: z.enum(STEP_KINDS),
    value: z.string().trim().max(300).default('').meta({
      description:
        'The path of a page, where `*` at the end includes everything below it; the words of a button; the id of a form; the name of an event. Empty for an order.',
    }),
  })
  .refine(({ kind, value }) => kind === 'order' || value !== '', 'Choose which one.');

export const goalShape = {
  name: z.string().trim().min(1).max(80),
  steps: z.array(stepSchema).min(1).max(MAX_STEPS),
};
export const goalSchema = z.strictObject({ id: idSchema, ...goalShape });
export type Goal = z.infer<typeof goalSchema>;
export type GoalStep = Goal['steps'][number];

/** How a step is called among the values of the dimension `goal`. */
export function stepKey(goalId: string, step: number): string {
  return `${goalId}/${step + 1}`;
}

/** Who has come how far on one day, and where that began. */
interface Progress {
  readonly first: number;
  steps: number;
}

/**
 * Adds what was reached of each goal, as events of the hit with which it began: so a visit that came by a campaign is
 * what led to the order, also where its visitor had a pause. Each visitor counts once.
 * @param hits of one day, in the order they came
 */
export function withGoals(hits: readonly SeenHit[], goals: readonly Goal[]): readonly SeenHit[] {
  if (goals.length === 0) return hits;
  const reached = new Map<number, string[]>();
  for (const { id, steps } of goals) {
    const known = new Map<string, Progress>();
    for (const [index, hit] of hits.entries()) {
      const progress = known.get(hit.visitor) ?? { first: index, steps: 0 };
      const next = steps[progress.steps];
      if (!next || !isReachedBy(next, hit)) continue;
      known.set(hit.visitor, progress);
      const list = reached.get(progress.first) ?? [];
      reached.set(progress.first, [...list, stepKey(id, progress.steps)]);
      progress.steps += 1;
    }
  }
  return hits.flatMap((hit, index) => [
    hit,
    ...(reached.get(index) ?? []).map((subject): SeenHit => ({ ...hit, event: 'goal', subject })),
  ]);
}

const EVENTS = {
  button: 'button-click',
  form: 'form-submit',
  order: 'order',
  event: 'event',
} as const;

/** Whether something counts towards a step. */
export function isReachedBy(
  { kind, value }: Pick<GoalStep, 'kind' | 'value'>,
  { event, path, subject }: Pick<SeenHit, 'event' | 'path' | 'subject'>,
): boolean {
  if (kind !== 'page') return event === EVENTS[kind] && (kind === 'order' || subject === value);
  if (event !== 'view') return false;
  return value.endsWith('*') ? path.startsWith(value.slice(0, -1)) : path === bare(value);
}

/** As pages are counted: without a slash at the end. */
function bare(path: string): string {
  return path === '' ? path : trimSlashes(path) || '/';
}
