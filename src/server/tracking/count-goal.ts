/**
 * Counts a goal for each visitor of a site: what experiments are decided by. A goal is one step: a page view, an order, a
 * button, a form, or an event by its name. Visitors are known by the key that hits bear (see `visitor-key.ts`): with
 * consent it lasts as long as their cookie, without it for a day.
 */
import { type GoalStep, isReachedBy } from '#domain/tracking/goals.ts';
import { EVENT_SOURCES, isNamedBy } from '#domain/tracking/named-events.ts';
import type { Deps } from '../deps.ts';
import { countByVisitor } from './queries-events.ts';
import { findPlan } from './queries-plans.ts';
import type { Span } from './queries-visits.ts';

/** How often a visitor reached it, by the visitor’s key; those who did not are absent. */
export type GoalCounts = ReadonlyMap<string, number>;

const SOURCES = { page: 'view', button: 'button-click', form: 'form-submit', order: 'order' } as const;

export async function countGoal(
  { db }: Pick<Deps, 'db'>,
  siteId: string,
  span: Span,
  goal: Pick<GoalStep, 'kind' | 'value'>,
): Promise<GoalCounts> {
  const { events = [] } = (await findPlan(db.read, siteId)) ?? {};
  const named = goal.kind === 'event' ? events.filter(({ name }) => name === goal.value) : [];
  const sources =
    goal.kind === 'event'
      ? ['event' as const, ...named.map(({ kind }) => EVENT_SOURCES[kind])]
      : [SOURCES[goal.kind]];
  const counts = new Map<string, number>();
  for (const { visitor, count, ...hit } of await countByVisitor(db.read, siteId, span, sources))
    if (isReachedBy(goal, hit) || named.some((each) => isNamedBy(each, hit)))
      counts.set(visitor, (counts.get(visitor) ?? 0) + count);
  return counts;
}
