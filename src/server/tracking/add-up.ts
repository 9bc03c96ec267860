/** Makes visits of hits, and numbers of days of visits. Whole days anew each time: nothing is ever counted twice. */
import { addDays, civilDate, formatDateKey, startOfDay, wallClock } from '#domain/locale/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { withGoals } from '#domain/tracking/goals.ts';
import { countDay } from '#domain/tracking/roll-up.ts';
import { visitsOf } from '#domain/tracking/visits.ts';
import type { Deps } from '../deps.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { deleteDay, findMark, insertDays, moveMark } from './queries-days.ts';
import { findPlan } from './queries-plans.ts';
import { countHitsSince, findHitTime, listHitsBetween, replaceVisits } from './queries-visits.ts';

type AddUpDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** A hit gets its time before its commit, which may be this much later. */
const LATE_MS = 2 * MINUTE_MS;
/** Who looks waits while so many are added up, and no more. */
const MAX_WAITED_FOR = 5000;
/** Numbers are good for this long while somebody looks. */
const FRESH_MS = 10_000;

export class Adding {
  readonly #deps: AddUpDeps;
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: AddUpDeps) {
    this.#deps = deps;
  }

  /** Adds up what has come; one at a time for each site. */
  addUp(siteId: string): Promise<void> {
    const running = this.#running.get(siteId) ?? addUp(this.#deps, siteId);
    this.#running.set(siteId, running);
    const end = () => this.#running.delete(siteId);
    running.then(end, end);
    return running;
  }

  /** For somebody who looks: waits for it where that is quick. */
  async refresh(siteId: string): Promise<void> {
    const { db, now } = this.#deps;
    const mark = await findMark(db.read, siteId);
    if (mark > now() - FRESH_MS) return;
    const first = await findFirst(db.read, siteId, mark);
    if (first === undefined) return;
    const adding = this.addUp(siteId);
    // Days are added up whole.
    const from = first - DAY_MS;
    if ((await countHitsSince(db.read, siteId, from)) <= MAX_WAITED_FOR) await adding;
    // Who did not wait is not told; the job says so when it does not work either.
    else adding.catch(() => {});
  }
}

/** The first hit that may not have been added up. */
async function findFirst(db: Deps['db']['read'], siteId: string, mark: number): Promise<number | undefined> {
  return findHitTime(db, siteId, 'asc', Math.max(0, mark - LATE_MS));
}

async function addUp({ db, now, newId }: AddUpDeps, siteId: string): Promise<void> {
  const until = now();
  const mark = await findMark(db.read, siteId);
  const first = await findFirst(db.read, siteId, mark);
  const settings = first === undefined ? undefined : await findSiteSettings(db.read, siteId);
  if (first === undefined || !settings) return;
  const { timeZone } = settings;
  const { goals = [] } = (await findPlan(db.read, siteId)) ?? {};
  const hourOf = (at: number) => wallClock(at, timeZone).hour;
  for (let date = civilDate(first, timeZone); startOfDay(date, timeZone) <= until; date = addDays(date, 1)) {
    const day = formatDateKey(date);
    const span = { from: startOfDay(date, timeZone), until: startOfDay(addDays(date, 1), timeZone) };
    const visits = visitsOf(withGoals(await listHitsBetween(db.read, siteId, span), goals));
    if (visits.length === 0) continue;
    await db.write(async (tx) => {
      await replaceVisits(tx, { siteId, day }, visits, newId);
      await deleteDay(tx, siteId, day);
      await insertDays(tx, siteId, countDay(day, visits, hourOf));
    });
  }
  await db.write((tx) => moveMark(tx, siteId, { from: mark, to: until }));
}
