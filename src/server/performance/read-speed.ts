/** What owners ask about the speed of their site: from the numbers of days. */
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { daysOf, type Period, periodBefore } from '#domain/locale/period.ts';
import type { SiteSpeed } from '#domain/performance/calls.ts';
import { type Histogram, percentileOf } from '#domain/performance/histogram.ts';
import { RATED_METRICS, type RatedMetric, rateHistogram } from '#domain/performance/rating.ts';
import {
  addSummaries,
  elementOf,
  NO_SPEED,
  type SpeedSummary,
  type SubjectKind,
  type Tallies,
} from '#domain/performance/summary.ts';
import type { Deps } from '../deps.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { type AskedSpeed, listMetrics, listMostLoaded, listSpeed, type SpeedOfDay } from './queries.ts';

/** More days than this are shown by months. */
const MAX_DAYS = 92;
const MONTH_LENGTH = '2026-11'.length;
const SHOWN_PAGES = 12;
const SHOWN_ELEMENTS = 5;
const SHOWN_ADVICE = 6;
/** A server that takes longer is worth a word. */
const SLOW_SERVER_MS = 800;
/** What only one page load in fifty meets is no advice. */
const RARE = 1 / 50;

export interface AskedOverview {
  readonly siteId: string;
  readonly period: Period;
  readonly device: string | undefined;
  /** Empty for all pages together. */
  readonly page: string;
}

type ReadDeps = Pick<Deps, 'db' | 'now'>;

export async function readSpeed({ db, now }: ReadDeps, asked: AskedOverview): Promise<SiteSpeed> {
  const { siteId, period, device, page } = asked;
  const settings = await findSiteSettings(db.read, siteId);
  const { countsVisitors = false, speedSample = 0, timeZone = 'UTC' } = settings ?? {};
  const own: AskedSpeed = { siteId, device, ...period };
  const [days, before, pages] = await Promise.all([
    listSpeed(db.read, own, page),
    listMetrics(db.read, { ...own, ...periodBefore(period) }, page),
    page === '' ? readPages({ db, now }, own) : [],
  ]);
  const all = days.reduce<SpeedSummary>(addSummaries, NO_SPEED);
  const then = sumOf(before);
  return {
    loads: all.loads,
    sampleRate: speedSample / 100,
    isCounting: countsVisitors && speedSample > 0,
    metrics: ratedOf(all),
    before: p75Of(then),
    steps: stepsOf(days, period),
    pages,
    largest: elementsOf(all.subjects.largest),
    shifted: elementsOf(all.subjects.shifted, 0.01),
    advice: adviceOf(all),
    today: formatDateKey(civilDate(now(), timeZone)),
  };
}

async function readPages({ db }: ReadDeps, asked: AskedSpeed): Promise<SiteSpeed['pages']> {
  const most = await listMostLoaded(db.read, asked, SHOWN_PAGES);
  return Promise.all(
    most.map(async ({ path, loads }) => {
      const days = await listMetrics(db.read, asked, path);
      return { path, loads, metrics: ratedOf(sumOf(days)) };
    }),
  );
}

function ratedOf({ metrics }: SpeedSummary): SiteSpeed['metrics'] {
  return RATED_METRICS.flatMap((name) => rateHistogram(name, metrics[name]) ?? []);
}

function p75Of({ metrics }: Pick<SpeedSummary, 'metrics'>): SiteSpeed['before'] {
  const found = RATED_METRICS.flatMap((name): [RatedMetric, number][] => {
    const value = percentileOf(name, (metrics[name] ?? {}) as Histogram, 0.75);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

/** By days, or by months where those are many; each of them, also where no one came. */
function stepsOf(days: readonly SpeedOfDay[], period: Period): SiteSpeed['steps'] {
  const all = daysOf(period);
  const stepOf = (day: string) => (all.length > MAX_DAYS ? day.slice(0, MONTH_LENGTH) : day);
  const found = Map.groupBy(days, ({ day }) => stepOf(day));
  return [...new Set(all.map(stepOf))].map((at) => {
    const sum = sumOf(found.get(at) ?? []);
    return { at, loads: sum.loads, p75: p75Of(sum) };
  });
}

/** Only numbers: texts are not needed where days are compared. */
function sumOf(days: readonly Pick<SpeedSummary, 'loads' | 'metrics'>[]): SpeedSummary {
  return days.reduce<SpeedSummary>(
    (sum, { loads, metrics }) => addSummaries(sum, { loads, metrics, subjects: {} }),
    NO_SPEED,
  );
}

function elementsOf(tallies: Tallies = {}, least = 0): SiteSpeed['largest'] {
  return Object.entries(tallies)
    .map(([key, { count, sum }]) => ({ ...elementOf(key), loads: count, average: sum / count }))
    .filter(({ average }) => average >= least)
    .sort((a, b) => b.loads - a.loads || b.average - a.average)
    .slice(0, SHOWN_ELEMENTS);
}

const CAUSE_KINDS = ['heavyPicture', 'blockingScript', 'lateFont'] as const satisfies readonly SubjectKind[];

function adviceOf(all: SpeedSummary): SiteSpeed['advice'] {
  const least = Math.max(1, all.loads * RARE);
  const causes = CAUSE_KINDS.flatMap((kind) =>
    Object.entries(all.subjects[kind] ?? {}).map(([subject, { count, sum }]) => ({
      kind,
      subject,
      loads: count,
      average: sum / count,
    })),
  )
    .filter(({ loads }) => loads >= least)
    .sort((a, b) => b.loads - a.loads || b.average - a.average)
    .slice(0, SHOWN_ADVICE);
  const server = rateHistogram('responseStart', all.metrics.responseStart);
  if (!server || server.p75 <= SLOW_SERVER_MS) return causes;
  return [
    { kind: 'slowServer', subject: '', loads: server.count - server.good, average: server.p75 },
    ...causes,
  ];
}
