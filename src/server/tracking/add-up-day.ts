/**
 * Adds up one day bit by bit, since everybody else of the process waits for each bit. All of the day is counted anew,
 * and only what differs from what was kept is written: interrupted anywhere, the next time ends in the same numbers.
 */
import { createHash } from 'node:crypto';
import { type Goal, withGoals } from '#domain/tracking/goals.ts';
import { type NamedEvent, withNamedEvents } from '#domain/tracking/named-events.ts';
import { DayCounter, type DayCounts } from '#domain/tracking/roll-up.ts';
import { bucketOf } from '#domain/tracking/sample.ts';
import { type SeenHit, type Visit, visitsOf } from '#domain/tracking/visits.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteValues, insertDays, listDay } from './queries-days.ts';
import {
  type DayOfSite,
  deleteVisits,
  hitsBetween,
  listVisitStates,
  type Span,
  writeVisits,
} from './queries-visits.ts';
import type { VisitTable } from './schema.ts';

export interface DayToAdd extends DayOfSite {
  readonly span: Span;
  readonly goals: readonly Goal[];
  readonly events: readonly NamedEvent[];
  /** The hour of an instant, on the site's clock. */
  readonly hourOf: (at: number) => number;
}

export interface AddingDeps extends Pick<Deps, 'db'> {
  /** As `db.write`, but only as long as nobody else has added up the site, or had it counted anew. */
  readonly write: (command: (tx: Queryable) => Promise<void>) => Promise<void>;
}

/** Hits that are made into visits without anybody else having a turn. */
const HITS_A_TURN = 500;

export async function addUpDay({ db, write }: AddingDeps, day: DayToAdd): Promise<void> {
  const byVisitor = new Map<string, SeenHit[]>();
  for await (const page of hitsBetween(db.read, day.siteId, day.span)) {
    for (const hit of page) {
      const own = byVisitor.get(hit.visitor);
      if (own) own.push(hit);
      else byVisitor.set(hit.visitor, [hit]);
    }
    await turnOfOthers();
  }
  if (byVisitor.size === 0) return;
  const counter = new DayCounter(day.hourOf);
  const rows: VisitTable[] = [];
  for (const hits of turnsOf([...byVisitor.values()])) {
    for (const visit of visitsOf(withGoals(withNamedEvents(hits, day.events), day.goals))) {
      counter.add(visit);
      rows.push(rowOf(visit, day));
    }
    await turnOfOthers();
  }
  await keepVisits({ db, write }, day, rows);
  await keepCounts({ db, write }, day, counter.rows(day.day));
}

/** Requests that have come in meanwhile. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Visits and goals are of one visitor each. */
function* turnsOf(visitors: readonly (readonly SeenHit[])[]): Generator<readonly SeenHit[]> {
  let turn: SeenHit[] = [];
  for (const hits of visitors) {
    turn = turn.concat(hits);
    if (turn.length < HITS_A_TURN) continue;
    yield turn;
    turn = [];
  }
  yield turn;
}

function rowOf(
  { startedAt, endedAt, pages, events, ...visit }: Visit,
  { siteId, day }: DayOfSite,
): VisitTable {
  const name = JSON.stringify([siteId, day, visit.visitor, startedAt]);
  return {
    ...visit,
    // Whoever else adds it up gives it the same.
    id: createHash('sha256').update(name).digest('base64url').slice(0, 24),
    siteId,
    day,
    bucket: bucketOf(visit.visitor),
    startedAt,
    endedAt,
    pages: JSON.stringify(pages),
    events: JSON.stringify(events),
  };
}

type VisitState = Awaited<ReturnType<typeof listVisitStates>>[number];

const visitKey = ({ visitor, startedAt }: Pick<VisitState, 'visitor' | 'startedAt'>) =>
  `${visitor} ${startedAt}`;

function isSameVisit(a: VisitState, b: VisitState): boolean {
  return (
    a.endedAt === b.endedAt &&
    a.views === b.views &&
    a.leaving === b.leaving &&
    a.pages === b.pages &&
    a.events === b.events
  );
}

async function keepVisits(
  { db, write }: AddingDeps,
  day: DayOfSite,
  rows: readonly VisitTable[],
): Promise<void> {
  const kept = new Map((await listVisitStates(db.read, day)).map((state) => [visitKey(state), state]));
  const changed: VisitTable[] = [];
  for (const row of rows) {
    const known = kept.get(visitKey(row));
    kept.delete(visitKey(row));
    if (!known || !isSameVisit(known, row)) changed.push({ ...row, id: known?.id ?? row.id });
  }
  const gone = [...kept.values()].map(({ id }) => id);
  for (const chunk of chunks(gone)) await write((tx) => deleteVisits(tx, chunk));
  for (const chunk of chunks(changed)) await write((tx) => writeVisits(tx, chunk));
}

const valueKey = ({ dimension, value }: DayCounts) => `${dimension} ${value}`;

function isSameCount(a: DayCounts, b: DayCounts): boolean {
  return (
    a.visitors === b.visitors &&
    a.visits === b.visits &&
    a.views === b.views &&
    a.bounces === b.bounces &&
    a.seconds === b.seconds &&
    a.events === b.events
  );
}

/** A dimension at a time: whoever looks meanwhile sees each chart as it was or as it is. */
async function keepCounts(
  { db, write }: AddingDeps,
  day: DayOfSite,
  rows: readonly DayCounts[],
): Promise<void> {
  const kept = new Map((await listDay(db.read, day.siteId, day.day)).map((row) => [valueKey(row), row]));
  const changed = rows.filter((row) => {
    const known = kept.get(valueKey(row));
    kept.delete(valueKey(row));
    return !known || !isSameCount(known, row);
  });
  const byDimension = Map.groupBy(changed, ({ dimension }) => dimension);
  const gone = Map.groupBy(kept.values(), ({ dimension }) => dimension);
  for (const dimension of new Set([...byDimension.keys(), ...gone.keys()]))
    await write(async (tx) => {
      await deleteValues(tx, day.siteId, gone.get(dimension) ?? []);
      await insertDays(tx, day.siteId, byDimension.get(dimension) ?? []);
    });
}
