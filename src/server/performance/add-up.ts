/**
 * Adds what came in to the numbers of its day, and lets it go in the same transaction: each record counts once, and
 * no single page load is kept.
 */
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import {
  addSummaries,
  NO_SPEED,
  pagePartOf,
  type SpeedSummary,
  summaryOf,
} from '#domain/performance/summary.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { SharedRuns } from '../kernel/shared-runs.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import {
  countRecords,
  listPathsOfDay,
  listSpeedOfDay,
  type SpeedOfDay,
  type StoredRecords,
  takeRecords,
  writeSpeed,
} from './queries.ts';

/** Added up in one transaction; others wait for it. */
const AT_ONCE = 100;
/** Who looks waits while so many are added up, and no more. */
const MAX_WAITED_FOR = 500;
/** Pages that are kept for a day; the rest is counted together. */
const MAX_PATHS = 200;
/** Not a path: paths begin with a slash. */
const OTHER_PAGES = 'Others';

type AddUpDeps = Pick<Deps, 'db'>;

export class AddingSpeed {
  readonly #deps: AddUpDeps;
  readonly #runs = new SharedRuns();

  constructor(deps: AddUpDeps) {
    this.#deps = deps;
  }

  /** Adds up what has come; one at a time for each site. */
  addUp(siteId: string): Promise<void> {
    return this.#runs.run(siteId, () => addUp(this.#deps, siteId));
  }

  /** For an owner who looks: waits for it where that is quick. */
  async refresh(siteId: string): Promise<void> {
    const adding = this.addUp(siteId);
    if ((await countRecords(this.#deps.db.read, siteId, MAX_WAITED_FOR)) < MAX_WAITED_FOR) await adding;
    // Who did not wait is not told; the job says so when it does not work either.
    else adding.catch(() => {});
  }
}

async function addUp({ db }: AddUpDeps, siteId: string): Promise<void> {
  const settings = await findSiteSettings(db.read, siteId);
  if (!settings) return;
  const dayOf = (at: number) => formatDateKey(civilDate(at, settings.timeZone));
  for (;;) {
    const taken = await db.write(async (tx) => {
      const records = await takeRecords(tx, siteId, AT_ONCE);
      await addToDays(tx, siteId, records, dayOf);
      return records.length;
    });
    if (taken < AT_ONCE) return;
    // Requests that have come in meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function addToDays(
  tx: Queryable,
  siteId: string,
  records: readonly StoredRecords[],
  dayOf: (at: number) => string,
): Promise<void> {
  for (const [day, all] of Map.groupBy(records, ({ at }) => dayOf(at))) {
    const sums = [...sumsOf(day, all, new Set(await listPathsOfDay(tx, siteId, day)))];
    const kept = await listSpeedOfDay(tx, siteId, day, [...new Set(sums.map(({ path }) => path))]);
    const known = new Map(kept.map((each) => [keyOf(each), each]));
    const rows = sums.map((sum) => {
      const before = known.get(keyOf(sum));
      return before ? { ...sum, ...addSummaries(before, sum) } : sum;
    });
    await writeSpeed(tx, siteId, rows);
  }
}

const keyOf = ({ path, device }: Pick<SpeedOfDay, 'path' | 'device'>) => JSON.stringify([path, device]);

/** Of all pages together and of each, by device. @param paths that the day has already */
function sumsOf(day: string, records: readonly StoredRecords[], paths: Set<string>): Iterable<SpeedOfDay> {
  const sums = new Map<string, SpeedOfDay>();
  const add = (path: string, device: string, summary: SpeedSummary) => {
    const key = keyOf({ path, device });
    sums.set(key, { ...addSummaries(sums.get(key) ?? NO_SPEED, summary), day, path, device });
  };
  for (const { path, device, records: own } of records) {
    const summary = summaryOf(own);
    if (paths.size < MAX_PATHS) paths.add(path);
    add('', device, summary);
    add(paths.has(path) ? path : OTHER_PAGES, device, pagePartOf(summary));
  }
  return sums.values();
}
