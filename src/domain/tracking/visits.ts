/** Hits become visits: what one visitor did without a pause of half an hour. */
import { MINUTE_MS } from '../time.ts';
import type { TrackedEvent } from './contract.ts';
import type { Hit } from './hit.ts';

/** After this long without anything, what follows is another visit. */
const PAUSE_MS = 30 * MINUTE_MS;

export interface SeenHit extends Omit<Hit, 'event'> {
  /** `goal`: what was reached of one, added when visits are made. */
  readonly event: TrackedEvent | 'goal';
  readonly visitor: string;
  readonly at: number;
}

/** How it came and with what, as of its first hit. */
type VisitTraits = Omit<Hit, 'event' | 'path' | 'subject'>;

export interface Visit extends VisitTraits {
  readonly visitor: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly views: number;
  /** The pages it began and ended with. */
  readonly landing: string;
  readonly leaving: string;
  /** How often each page was seen. */
  readonly pages: Readonly<Record<string, number>>;
  /** How often each thing happened, by event and subject: `button-click:Book`. */
  readonly events: Readonly<Record<string, number>>;
}

/** @param hits in the order they came */
export function visitsOf(hits: readonly SeenHit[]): Visit[] {
  const open = new Map<string, Open>();
  const visits: Open[] = [];
  for (const hit of hits) {
    const known = open.get(hit.visitor);
    const isNext = !known || hit.at - known.endedAt > PAUSE_MS;
    const visit = isNext ? begin(hit) : known;
    if (isNext) {
      open.set(hit.visitor, visit);
      visits.push(visit);
    }
    goOn(visit, hit);
  }
  return visits.map(({ pages, events, ...visit }) => ({
    ...visit,
    pages: Object.fromEntries(pages),
    events: Object.fromEntries(events),
  }));
}

type Open = { -readonly [Name in keyof Visit]: Visit[Name] } & {
  pages: Map<string, number>;
  events: Map<string, number>;
};

function begin(hit: SeenHit): Open {
  const { event: _event, path, subject: _subject, at, ...traits } = hit;
  return {
    ...traits,
    startedAt: at,
    endedAt: at,
    views: 0,
    landing: path,
    leaving: path,
    pages: new Map(),
    events: new Map(),
  } as unknown as Open;
}

function goOn(visit: Open, { event, path, subject, at }: SeenHit): void {
  visit.endedAt = at;
  if (event !== 'view') {
    countIn(visit.events, `${event}:${subject}`);
    return;
  }
  visit.views += 1;
  visit.leaving = path;
  countIn(visit.pages, path);
}

function countIn(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
