/** Hits acknowledged after commit, at fifty connections, beside a bare Hono route; and charts of a year of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysOf, type Period } from '#domain/locale/period.ts';
import { type DayCounts, DIMENSIONS, type Dimension } from '#domain/tracking/roll-up.ts';
import { openDatabase } from '#server/db/database.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { insertDays } from '#server/tracking/queries-days.ts';
import { readOverview, readValues } from '#server/tracking/read-visits.ts';
import { hitTarget } from '../testing/main/form-sender.ts';
import { startServer } from '../testing/main/server-process.ts';
import { format, type Measurement, median, type Result } from './result.ts';
import { measureBesideBare } from './submissions.ts';

const MAX_CHART_MS = 300;
/** As many as a panel asks for at most. */
const SHOWN = 200;
const YEAR: Period = { from: '2026-01-01', until: '2026-12-31' };
const TWO_YEARS: Period = { from: '2025-01-01', until: '2026-12-31' };
/** Ten million a year. */
const HITS_A_DAY = 27_400;

export const hits: Measurement = {
  name: 'hits',
  title: 'Hits acknowledged after commit, 50 connections; charts of ten million of them',
  run: async () => [...(await measureBesideBare('hits', '/hit', hitTarget)), ...(await charts())],
};

/** Values of each dimension on a day, as many as a large site has. */
const VALUES: Partial<Readonly<Record<Dimension, number>>> = {
  total: 1,
  hour: 24,
  page: 300,
  landing: 300,
  leaving: 300,
  source: 120,
  campaign: 20,
  language: 20,
  country: 40,
  device: 3,
};

async function charts(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-hits-'));
  const server = await startServer({ dataDir });
  await server.stop();
  const db = await openDatabase({ dataDir });
  try {
    const [site] = await listSites(db.read);
    if (!site) throw new Error('There is no site.');
    for (const day of daysOf(TWO_YEARS)) await db.write((tx) => insertDays(tx, site.id, countsOf(day)));
    const asked = { siteId: site.id, period: YEAR, filters: {} };
    const deps = { db, now: Date.now };
    const times = new Map<string, number>();
    const time = async (name: string, run: () => Promise<unknown>) => {
      const runs: number[] = [];
      for (let index = 0; index < 5; index += 1) {
        const beganAt = performance.now();
        await run();
        runs.push(performance.now() - beganAt);
      }
      times.set(name, median(runs));
    };
    await time('overview', () => readOverview(deps, asked));
    for (const dimension of DIMENSIONS)
      await time(dimension, () => readValues(deps, asked, dimension, SHOWN));
    const slowest = [...times].sort(([, a], [, b]) => b - a).slice(0, 3);
    const [, most] = slowest[0] ?? ['', 0];
    return [
      {
        name: 'charts of a year of ten million hits, embedded database',
        text: `at most ${format(most)} ms (${slowest.map(([name, ms]) => `${name} ${format(ms)} ms`).join(', ')})`,
        isMet: most < MAX_CHART_MS,
        bar: `< ${MAX_CHART_MS} ms`,
      },
    ];
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function countsOf(day: string): DayCounts[] {
  return DIMENSIONS.flatMap((dimension) => {
    const count = VALUES[dimension] ?? 10;
    const views = Math.ceil(HITS_A_DAY / count);
    const visits = Math.ceil(views / 3);
    return Array.from({ length: count }, (_value, index) => ({
      day,
      dimension,
      // Another tail every day.
      value: dimension === 'total' ? '' : `/${dimension}-${index < 100 ? index : `${day}-${index}`}`,
      visitors: visits,
      visits,
      views,
      bounces: 0,
      seconds: visits * 30,
      events: 0,
    }));
  });
}
