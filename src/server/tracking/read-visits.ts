/** What owners ask of their visitors: from the numbers of days, or from visits where filters choose among them. */
import { civilDate, formatDateKey, wallClock } from '#domain/locale/civil-date.ts';
import { daysOf, lengthOf, type Period, periodBefore } from '#domain/locale/period.ts';
import type { VisitorOverview, VisitValue } from '#domain/tracking/calls.ts';
import {
  addCounts,
  type Counts,
  countDay,
  type DayCounts,
  type Dimension,
  NO_COUNTS,
  shownOf,
} from '#domain/tracking/roll-up.ts';
import { BUCKETS, bucketsFor } from '#domain/tracking/sample.ts';
import type { Visit } from '#domain/tracking/visits.ts';
import type { Deps } from '../deps.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { findMark, sumDays, sumDrops } from './queries-days.ts';
import { type Filters, listVisits } from './queries-visits.ts';

export interface Asked {
  readonly siteId: string;
  readonly period: Period;
  readonly filters: Filters;
}

/** Sums of one dimension, by day or by value; at least `limit` of them, those with the most. */
type Sum = (period: Period, dimension: Dimension, by: 'day' | 'value', limit?: number) => Promise<Keyed[]>;
type Keyed = Counts & { readonly key: string };
type ReadDeps = Pick<Deps, 'db' | 'now'> & Partial<Pick<Kernel, 'countryOf'>>;

const EVENTS = [
  'button-click',
  'button-render',
  'form-render',
  'form-submit',
  'overlay',
  'quick-view',
  'search-empty',
  'order',
] as const;

export async function readOverview(deps: ReadDeps, asked: Asked): Promise<VisitorOverview> {
  const { siteId, period } = asked;
  const { read } = deps.db;
  const { sum, share, timeZone } = await summing(deps, asked);
  const [steps, stepsBefore, dropped, mark] = await Promise.all([
    stepsOf(sum, period),
    stepsOf(sum, periodBefore(period)),
    sumDrops(read, { siteId, ...period }),
    findMark(read, siteId),
  ]);
  const events = await Promise.all(
    EVENTS.map(async (event) => [event, totalOf(await sum(period, event, 'day')).events] as const),
  );
  return {
    totals: totalOf(await sum(period, 'total', 'day')),
    before: totalOf(await sum(periodBefore(period), 'total', 'day')),
    steps,
    stepsBefore,
    events: Object.fromEntries(events),
    dropped,
    today: formatDateKey(civilDate(deps.now(), timeZone)),
    countriesFrom: deps.countryOf ? 'addresses' : 'languages',
    share,
    addedUpAt: mark || null,
  };
}

/** The most of what is shown first, up to `limit`; what there is no name for keeps its place among them. */
export async function readValues(
  deps: ReadDeps,
  asked: Asked,
  dimension: Dimension,
  limit?: number,
): Promise<VisitValue[]> {
  const { sum } = await summing(deps, asked);
  const shown = shownOf(dimension);
  const values = await sum(asked.period, dimension, 'value', limit);
  return values
    .map(({ key: value, ...counts }) => ({ value, ...counts }))
    .sort((a, b) => b[shown] - a[shown] || b.visitors - a.visitors || b.views - a.views)
    .slice(0, limit);
}

export async function readDays(deps: ReadDeps, asked: Asked): Promise<VisitValue[]> {
  const { sum } = await summing(deps, asked);
  const found = new Map((await sum(asked.period, 'total', 'day')).map((each) => [each.key, each]));
  return daysOf(asked.period).map((value) => {
    const { key: _key, ...counts } = found.get(value) ?? { key: value, ...NO_COUNTS };
    return { value, ...counts };
  });
}

async function timeZoneOf({ db }: ReadDeps, siteId: string): Promise<string> {
  return (await findSiteSettings(db.read, siteId))?.timeZone ?? 'UTC';
}

interface Summing {
  readonly sum: Sum;
  /** Of the visits that are looked at. */
  readonly share: number;
  readonly timeZone: string;
}

export async function summing(deps: ReadDeps, asked: Asked): Promise<Summing> {
  const { db } = deps;
  const { siteId, filters } = asked;
  const timeZone = await timeZoneOf(deps, siteId);
  const ofAll: Sum = (period, dimension, by, limit) =>
    sumDays(db.read, { siteId, ...period }, dimension, by, limit);
  if (Object.values(filters).every((value) => value === undefined)) return { sum: ofAll, share: 1, timeZone };
  const both = [asked.period, periodBefore(asked.period)];
  const visits = await Promise.all(
    both.map(async (each) => totalOf(await ofAll(each, 'total', 'day')).visits),
  );
  // Of both periods the same part: what stands side by side is measured alike.
  const buckets = bucketsFor(Math.max(...visits));
  return { sum: sumVisits(deps, asked, { timeZone, buckets }), share: buckets / BUCKETS, timeZone };
}

/** Adds up single visits: no sum of days knows what filters leave of them. */
function sumVisits(
  { db }: ReadDeps,
  { siteId, filters }: Asked,
  { timeZone, buckets }: { readonly timeZone: string; readonly buckets: number },
): Sum {
  const hourOf = (at: number) => wallClock(at, timeZone).hour;
  const known = new Map<string, Promise<ReadonlyMap<Dimension, readonly DayCounts[]>>>();
  const daysIn = (period: Period) => {
    const days =
      known.get(period.from) ??
      listVisits(db.read, siteId, period, filters, buckets).then((visits) =>
        Map.groupBy(countDays(visits, hourOf), ({ dimension }) => dimension),
      );
    known.set(period.from, days);
    return days;
  };
  return async (period, dimension, by) => {
    const sums = new Map<string, Counts>();
    for (const row of (await daysIn(period)).get(dimension) ?? [])
      sums.set(row[by], addCounts(sums.get(row[by]) ?? NO_COUNTS, row));
    return [...sums].map(([key, counts]) => ({ key, ...scaled(counts, BUCKETS / buckets) }));
  };
}

function scaled({ visitors, visits, views, bounces, seconds, events }: Counts, by: number): Counts {
  const at = (count: number) => Math.round(count * by);
  return {
    visitors: at(visitors),
    visits: at(visits),
    views: at(views),
    bounces: at(bounces),
    seconds: at(seconds),
    events: at(events),
  };
}

function countDays(
  visits: readonly (Visit & { readonly day: string })[],
  hourOf: (at: number) => number,
): DayCounts[] {
  const byDay = Map.groupBy(visits, ({ day }) => day);
  return [...byDay].flatMap(([day, own]) => countDay(day, own, hourOf));
}

/** By hours on a single day, else by days: each of them, also where nobody came. */
async function stepsOf(sum: Sum, period: Period): Promise<VisitorOverview['steps']> {
  const isDay = lengthOf(period) === 1;
  const found = new Map(
    (isDay ? await sum(period, 'hour', 'value') : await sum(period, 'total', 'day')).map((each) => [
      each.key,
      each,
    ]),
  );
  const all = isDay
    ? Array.from({ length: 24 }, (_hour, hour) => String(hour).padStart(2, '0'))
    : daysOf(period);
  return all.map((at) => {
    const { visitors, visits, views } = found.get(at) ?? NO_COUNTS;
    return { at, visitors, visits, views };
  });
}

export function totalOf(rows: readonly Counts[]): Counts {
  return rows.reduce<Counts>((sum, row) => addCounts(sum, countsOf(row)), NO_COUNTS);
}

function countsOf({ visitors, visits, views, bounces, seconds, events }: Counts): Counts {
  return { visitors, visits, views, bounces, seconds, events };
}
