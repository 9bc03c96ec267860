/** Hits acknowledged after commit, at fifty connections, beside a bare Hono route; and charts of a year of them. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysOf, type Period } from '#domain/locale/period.ts';
import { type DayCounts, DIMENSIONS, type Dimension } from '#domain/tracking/roll-up.ts';
import { openDatabase } from '#server/db/database.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { insertDays } from '#server/tracking/queries-days.ts';
import { readOverview, readValues } from '#server/tracking/read-visits.ts';
import { hitTarget, SENDER_ENV } from '../src/main/testing/form-sender.ts';
import { startServer } from '../src/main/testing/server-process.ts';
import { format, type Measurement, median, type Result, ratioResult } from './result.ts';
import { type Sent, send } from './submissions.ts';

const ROUNDS = 3;
const MAX_P99_MS = 50;
const MAX_CHART_MS = 300;
const YEAR: Period = { from: '2026-01-01', until: '2026-12-31' };
const TWO_YEARS: Period = { from: '2025-01-01', until: '2026-12-31' };
/** Ten million a year. */
const HITS_A_DAY = 27_400;

export const hits: Measurement = {
  name: 'hits',
  title: 'Hits acknowledged after commit, 50 connections; charts of ten million of them',
  run: async () => [...(await ingest()), ...(await charts())],
};

async function ingest(): Promise<Result[]> {
  const server = await startServer({ env: SENDER_ENV });
  const bare = fork(process.argv[1] ?? '', ['bare-hono']);
  try {
    const target = hitTarget(server);
    const port = await new Promise<number>((resolve) => {
      bare.once('message', (message) => resolve(Number(message)));
    });
    const ours: Sent[] = [];
    const theirs: Sent[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await send({ ...target, port, path: '/hit' }));
      ours.push(await send(target));
    }
    const p99 = median(ours.map((sent) => sent.p99));
    const peer = { name: 'a bare Hono route', value: median(theirs.map((sent) => sent.perSecond)) };
    const rate = median(ours.map((sent) => sent.perSecond));
    const failures = [...ours, ...theirs].reduce((sum, sent) => sum + sent.failures, 0);
    return [
      ratioResult('hits', 'acknowledged a second', rate, peer, 0.3),
      {
        name: 'their p99',
        text: `${format(p99, 1)} ms, ${failures} failed`,
        isMet: p99 < MAX_P99_MS && failures === 0,
        bar: `< ${MAX_P99_MS} ms, 0 failed`,
      },
    ];
  } finally {
    bare.kill();
    await server.stop();
  }
}

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
    for (const dimension of DIMENSIONS) await time(dimension, () => readValues(deps, asked, dimension));
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
