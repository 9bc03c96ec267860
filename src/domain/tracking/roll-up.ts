/** Visits of a day, added up by what owners ask for: so a year is answered from a few rows a day. */
import { EVENTS, type TrackedEvent } from './contract.ts';
import type { Visit } from './visits.ts';

/** What visits have one of each. A filter names one. */
export const TRAITS = [
  'landing',
  'leaving',
  'source',
  'medium',
  'campaign',
  'language',
  'country',
  'device',
  'browser',
  'system',
] as const;
export type Trait = (typeof TRAITS)[number];

type Event = Exclude<TrackedEvent, 'view' | 'landing'>;
const COUNTED_EVENTS = EVENTS.filter(
  (event): event is Event => event !== 'view' && event !== 'landing',
) as readonly Event[];

/** `total` has one value, the empty one; `hour` is when visits began, `00` to `23`. */
export const DIMENSIONS = ['total', 'hour', 'page', ...TRAITS, ...COUNTED_EVENTS, 'goal'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What lists of a dimension show, and are sorted by. */
export function shownOf(dimension: Dimension): 'events' | 'views' | 'visitors' {
  if (dimension === 'page') return 'views';
  return HAPPENING.has(dimension) ? 'events' : 'visitors';
}
const HAPPENING: ReadonlySet<Dimension> = new Set([...COUNTED_EVENTS, 'goal']);

export interface Counts {
  /** Different ones on a day: over several days somebody is counted once a day. */
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  /** Visits of a single page on which nothing was pressed or sent. */
  readonly bounces: number;
  readonly seconds: number;
  /** How often it happened, where the dimension is something that happens. */
  readonly events: number;
}

export interface DayCounts extends Counts {
  readonly day: string;
  readonly dimension: Dimension;
  readonly value: string;
}

/** Stands for all values that are too many to be kept one by one. */
export const OTHERS = 'Others';
/** Values of a dimension that are kept for a day. */
export const MAX_VALUES = 300;

export const NO_COUNTS: Counts = { visitors: 0, visits: 0, views: 0, bounces: 0, seconds: 0, events: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    visitors: a.visitors + b.visitors,
    visits: a.visits + b.visits,
    views: a.views + b.views,
    bounces: a.bounces + b.bounces,
    seconds: a.seconds + b.seconds,
    events: a.events + b.events,
  };
}

/**
 * @param day on which all of them began
 * @param hourOf the hour of an instant, on the site's clock
 */
export function countDay(day: string, visits: readonly Visit[], hourOf: (at: number) => number): DayCounts[] {
  const counter = new DayCounter(hourOf);
  for (const visit of visits) counter.add(visit);
  return counter.rows(day);
}

/** Counts the visits of a day one by one, so that whoever has many can do so bit by bit. */
export class DayCounter {
  readonly #hourOf: (at: number) => number;
  readonly #tables = new Map(DIMENSIONS.map((dimension) => [dimension, new Table()]));

  /** @param hourOf the hour of an instant, on the site's clock */
  constructor(hourOf: (at: number) => number) {
    this.#hourOf = hourOf;
  }

  add(visit: Visit): void {
    const own = countsOf(visit);
    const add = (dimension: Dimension, value: string, counts: Partial<Counts> = {}) =>
      this.#tables.get(dimension)?.add(value, visit.visitor, { ...own, ...counts });
    add('total', '');
    add('hour', String(this.#hourOf(visit.startedAt)).padStart(2, '0'));
    for (const trait of TRAITS) add(trait, visit[trait]);
    for (const [path, views] of Object.entries(visit.pages)) add('page', path, { views });
    for (const [name, events] of Object.entries(visit.events)) {
      const at = name.indexOf(':');
      add(name.slice(0, at) as Dimension, name.slice(at + 1), { events });
    }
  }

  rows(day: string): DayCounts[] {
    return [...this.#tables].flatMap(([dimension, table]) =>
      table.largest().map(([value, counts]) => ({ day, dimension, value, ...counts })),
    );
  }
}

function countsOf({ views, events, startedAt, endedAt }: Visit): Counts {
  const didSomething = Object.keys(events).some((name) => /^(?:button-click|form-submit):/.test(name));
  return {
    visitors: 0,
    visits: 1,
    views,
    bounces: views <= 1 && !didSomething ? 1 : 0,
    seconds: Math.round((endedAt - startedAt) / 1000),
    events: 0,
  };
}

class Table {
  readonly #counts = new Map<string, Counts>();
  readonly #visitors = new Map<string, Set<string>>();

  add(value: string, visitor: string, counts: Counts): void {
    this.#counts.set(value, addCounts(this.#counts.get(value) ?? NO_COUNTS, counts));
    const visitors = this.#visitors.get(value) ?? new Set();
    this.#visitors.set(value, visitors.add(visitor));
  }

  /** The rest as one. */
  largest(): [value: string, counts: Counts][] {
    const all = [...this.#counts].map(([value, counts]): [string, Counts] => [
      value,
      { ...counts, visitors: this.#visitors.get(value)?.size ?? 0 },
    ]);
    if (all.length <= MAX_VALUES) return all;
    all.sort(([, a], [, b]) => b.visits - a.visits || b.views - a.views);
    const rest = all.slice(MAX_VALUES).reduce((sum, [, counts]) => addCounts(sum, counts), NO_COUNTS);
    return [...all.slice(0, MAX_VALUES), [OTHERS, rest]];
  }
}
