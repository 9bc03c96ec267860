/** Makes visits of hits, and numbers of days of visits. Whole days anew each time: nothing is ever counted twice. */
import { addDays, civilDate, formatDateKey, startOfDay, wallClock } from '#domain/locale/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { SharedRuns } from '../kernel/shared-runs.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { addUpDay } from './add-up-day.ts';
import { findMark, writeMark } from './queries-days.ts';
import { findPlan } from './queries-plans.ts';
import { countHitsSince, findHitTime } from './queries-visits.ts';

type AddUpDeps = Pick<Deps, 'db' | 'now'>;

/** A hit gets its time before its commit, which may be this much later. */
const LATE_MS = 2 * MINUTE_MS;
/** Who looks waits while so many are added up, and no more. */
const MAX_WAITED_FOR = 5000;
/** Numbers are good for this long while somebody looks. */
const FRESH_MS = 10_000;

export class Adding {
  readonly #deps: AddUpDeps;
  readonly #runs = new SharedRuns();

  constructor(deps: AddUpDeps) {
    this.#deps = deps;
  }

  /** Adds up what has come; one at a time for each site. */
  addUp(siteId: string): Promise<void> {
    return this.#runs.run(siteId, () => addUp(this.#deps, siteId));
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

/** Others have added it up meanwhile, or everything is to be counted anew: theirs are the newer numbers. */
class Overtaken extends Error {}

async function addUp({ db, now }: AddUpDeps, siteId: string): Promise<void> {
  const until = now();
  const mark = await findMark(db.read, siteId);
  const first = await findFirst(db.read, siteId, mark);
  const settings = first === undefined ? undefined : await findSiteSettings(db.read, siteId);
  if (first === undefined || !settings) return;
  const { timeZone } = settings;
  const { goals = [], events = [] } = (await findPlan(db.read, siteId)) ?? {};
  const hourOf = (at: number) => wallClock(at, timeZone).hour;
  const write = (command: (tx: Queryable) => Promise<void>) =>
    db.write(async (tx) => {
      if ((await findMark(tx, siteId)) !== mark) throw new Overtaken();
      await command(tx);
    });
  try {
    for (
      let date = civilDate(first, timeZone);
      startOfDay(date, timeZone) <= until;
      date = addDays(date, 1)
    ) {
      const span = { from: startOfDay(date, timeZone), until: startOfDay(addDays(date, 1), timeZone) };
      await addUpDay({ db, write }, { siteId, day: formatDateKey(date), span, goals, events, hourOf });
    }
    await write((tx) => writeMark(tx, siteId, until));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}
