/** How far visitors came towards each goal, and what happened meanwhile. */

import type { CivilDate } from '#domain/locale/civil-date.ts';
import { addDays, civilDate, formatDateKey, parseDateKey, startOfDay } from '#domain/locale/civil-date.ts';
import { type Period, periodBefore } from '#domain/locale/period.ts';
import type { CountedGoal, VisitorNote } from '#domain/tracking/calls-goals.ts';
import { stepKey } from '#domain/tracking/goals.ts';
import type { Deps } from '../deps.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { findPlan, listPublished, type Published } from './queries-plans.ts';
import { type Asked, summing, totalOf } from './read-visits.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

interface CountedGoals {
  readonly goals: readonly CountedGoal[];
  /** All of them. */
  readonly visitors: number;
  readonly before: number;
}

export async function readGoals(deps: ReadDeps, asked: Asked): Promise<CountedGoals> {
  const { goals = [] } = (await findPlan(deps.db.read, asked.siteId)) ?? {};
  const { sum } = await summing(deps, asked);
  const before = periodBefore(asked.period);
  const reached = async (period: Period) =>
    new Map((await sum(period, 'goal', 'value')).map(({ key, visitors }) => [key, visitors]));
  const [now, then] = [await reached(asked.period), await reached(before)];
  return {
    goals: goals.map(({ steps, ...goal }) => ({
      ...goal,
      steps: steps.map((step, index) => ({
        ...step,
        visitors: now.get(stepKey(goal.id, index)) ?? 0,
        before: then.get(stepKey(goal.id, index)) ?? 0,
      })),
    })),
    visitors: totalOf(await sum(asked.period, 'total', 'day')).visitors,
    before: totalOf(await sum(before, 'total', 'day')).visitors,
  };
}

/** By day, what writes itself first. */
export async function readNotes(
  { db }: ReadDeps,
  siteId: string,
  { from, until }: Period,
): Promise<VisitorNote[]> {
  const settings = await findSiteSettings(db.read, siteId);
  const timeZone = settings?.timeZone ?? 'UTC';
  const dateOf = (day: string) => parseDateKey(day) as CivilDate;
  const published = await listPublished(db.read, siteId, {
    from: startOfDay(dateOf(from), timeZone),
    until: startOfDay(addDays(dateOf(until), 1), timeZone),
  });
  const days = Map.groupBy(published, ({ at }) => formatDateKey(civilDate(at, timeZone)));
  const { notes = [] } = (await findPlan(db.read, siteId)) ?? {};
  return [
    ...[...days].map(([day, all]) => ({ id: null, day, words: wordsOf(all, settings?.homePageId) })),
    ...notes.filter(({ day }) => day >= from && day <= until),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function wordsOf(published: readonly Published[], homePageId: string | undefined): string {
  const pages = new Map(published.map(({ documentId, title }) => [documentId, title]));
  const isHome = homePageId !== undefined && pages.delete(homePageId);
  const [title] = pages.values();
  const others = pages.size > 1 ? `${pages.size} pages published` : `“${title}” published`;
  if (!isHome) return others;
  return pages.size === 0 ? 'New home page published' : `New home page published, and ${others}`;
}
