/** Charts of a year of visitors, from a hundred thousand hits to ten million, alone and while hits come in. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { newId } from '#domain/id.ts';
import { addDays, civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import type { Period } from '#domain/locale/period.ts';
import { DAY_MS } from '#domain/time.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/engine.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { Adding } from '#server/tracking/add-up.ts';
import { writeMark } from '#server/tracking/queries-days.ts';
import { writePlan } from '#server/tracking/queries-plans.ts';
import { readGoals } from '#server/tracking/read-goals.ts';
import { readOverview, readValues } from '#server/tracking/read-visits.ts';
import { hitTarget, SENDER_ENV } from '../testing/main/form-sender.ts';
import { type RunningServer, startServer } from '../testing/main/server-process.ts';
import { format, type Measurement, median, progress, type Result } from './result.ts';
import { send } from './submissions.ts';

const SIZES = [100_000, 1_000_000, 10_000_000];
const DAYS = 365;
/** That the product adds up by itself; the days after them are copies, since adding up takes many minutes a year. */
const ADDED_UP_DAYS = 30;
const CHUNK = 1_000_000;
const RUNS = 5;
const MAX_CHART_MS = 300;

let found: Result[] | undefined;

export const analytics: Measurement = {
  name: 'analytics',
  title: 'Charts of a year of visitors',
  async run() {
    found = [];
    for (const size of SIZES) found.push(...(await measure(size)));
    return found;
  },
  own: {
    path: 'docs/analytics-benchmark.md',
    text: (machine) =>
      found &&
      [
        '# Charts of a year of visitors\n',
        'Written by `npm run bench analytics -- --record`. The embedded database is filled with a year of hits, three per visit. The product',
        `sums ${ADDED_UP_DAYS} days, and the other days are copies. Then each chart of the screen is requested, compared with the year before. A chart is one call, and its`,
        `figure is the median of ${RUNS}. “Under a filter” covers all phone visits from one source. “While hits come in” is the same over HTTP, with`,
        '50 connections that send hits on the same cores.\n',
        `Machine: ${machine}.\n`,
        ...found.map(({ name, text, isMet }) => `- ${name}: ${text}${isMet === false ? ' (MISSED)' : ''}`),
        '',
      ].join('\n'),
  },
};

interface Year extends Period {
  readonly startsAt: number;
}

/** The days before today. */
function lastYear(): Year {
  const today = civilDate(Date.now(), 'UTC');
  const from = addDays(today, -DAYS);
  return {
    from: formatDateKey(from),
    until: formatDateKey(addDays(today, -1)),
    startsAt: Date.UTC(from.year, from.month - 1, from.day),
  };
}

const deps = (db: Database) => ({ db, now: Date.now, newId: () => newId(Date.now(), randomBytes) });

async function measure(size: number): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-analytics-'));
  try {
    await (await startServer({ dataDir, env: SENDER_ENV })).stop();
    const year = lastYear();
    const db = await openDatabase({ dataDir });
    const { results, token, siteId } = await measureAlone(db, size, year).finally(() => db.close());
    progress(`${format(size)} hits are ${format(statSync(join(dataDir, 'vitrine.db')).size / 2 ** 20)} MB`);
    const server = await startServer({ dataDir, env: SENDER_ENV });
    try {
      return [...results, await measureUnderLoad(server, { size, year, token, siteId })];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAlone(db: Database, size: number, year: Year) {
  const [site] = await listSites(db.read);
  if (!site) throw new Error('There is no site.');
  const siteId = site.id;
  await db.write((tx) => writePlan(tx, siteId, PLAN));
  for (let from = 0; from < size; from += CHUNK)
    await insertHits(db, { siteId, year, size, from, until: Math.min(size, from + CHUNK) });
  progress(`${format(size)} hits are in`);
  const beganAt = performance.now();
  const addedUpTo = year.startsAt + ADDED_UP_DAYS * DAY_MS - 1;
  const waits = monitorEventLoopDelay({ resolution: 1 });
  waits.enable();
  await new Adding({ ...deps(db), now: () => addedUpTo }).addUp(siteId);
  waits.disable();
  const addedIn = (performance.now() - beganAt) / 1000;
  await db.write((tx) => copyDays(tx, siteId, year));
  await db.write((tx) => copyYear(tx, siteId));
  await db.write((tx) => writeMark(tx, siteId, Date.now()));
  progress(`added up in ${format(addedIn)} s`);
  const { token } = await createToken(deps(db), { name: 'Bench', siteId, scopes: ['read', 'admin'] });
  const plain = { siteId, period: year, filters: {} };
  const filtered = { ...plain, filters: { source: 'site-7', device: 'phone' } };
  const charts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['overview', () => readOverview(deps(db), plain)],
    ...(['page', 'source', 'campaign', 'country', 'device', 'button-click'] as const).map(
      (dimension) => [dimension, () => readValues(deps(db), plain, dimension)] as const,
    ),
    ['goals', () => readGoals(deps(db), plain)],
    ['overview under a filter', () => readOverview(deps(db), filtered)],
    ['pages under a filter', () => readValues(deps(db), filtered, 'page')],
    ['goals under a filter', () => readGoals(deps(db), filtered)],
  ];
  const times: (readonly [string, number])[] = [];
  for (const [name, run] of charts) times.push([name, await timed(run)]);
  const most = Math.max(...times.map(([, ms]) => ms));
  const result: Result = {
    name: `${format(size)} hits`,
    text: `at most ${format(most)} ms a chart (${times.map(([name, ms]) => `${name} ${format(ms)}`).join(', ')}); a day takes ${format((addedIn * 1000) / ADDED_UP_DAYS)} ms to add up, in which others wait at most ${format(waits.max / 1e6)} ms (p99 ${format(waits.percentile(99) / 1e6, 1)})`,
    isMet: most < MAX_CHART_MS,
    bar: `< ${MAX_CHART_MS} ms`,
  };
  return { results: [result], token, siteId };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const beganAt = performance.now();
    await run();
    runs.push(performance.now() - beganAt);
  }
  return median(runs);
}

interface Loaded {
  readonly size: number;
  readonly year: Year;
  readonly token: string;
  readonly siteId: string;
}

async function measureUnderLoad(
  server: RunningServer,
  { size, year, token, siteId }: Loaded,
): Promise<Result> {
  const today = formatDateKey(civilDate(Date.now(), 'UTC'));
  const period = `from=${year.from}&until=${today}`;
  const path = `/api/sites/${siteId}/analytics`;
  const asked = [
    `${path}?${period}`,
    `${path}/values?${period}&dimension=page`,
    `${path}/goals?${period}`,
    `${path}?${period}&source=site-7&device=phone`,
  ];
  let isOver = false;
  const sending = send(hitTarget(server)).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  for (let index = 0; !isOver; index += 1) {
    const beganAt = performance.now();
    await ask(server, asked[index % asked.length] ?? path, token);
    times.push(performance.now() - beganAt);
  }
  const { perSecond, failures, p99 } = await sending;
  times.sort((a, b) => a - b);
  const middle = median(times);
  return {
    name: `${format(size)} hits, while hits come in`,
    text: `a chart in ${format(middle)} ms, at most ${format(times.at(-1) ?? 0)} ms of ${times.length}, beside ${format(perSecond)} hits a second (p99 ${format(p99)} ms, ${failures} failed)`,
    isMet: middle < MAX_CHART_MS && failures === 0,
    bar: `< ${MAX_CHART_MS} ms`,
  };
}

function ask(server: RunningServer, path: string, token: string): Promise<void> {
  const headers = { host: new URL(server.origin).host, authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    })
      .once('error', reject)
      .end();
  });
}

const PLAN = {
  goals: [
    { id: 'a'.repeat(24), name: 'Booked', steps: [{ kind: 'button' as const, value: 'Book' }] },
    {
      id: 'b'.repeat(24),
      name: 'Sale',
      steps: [
        { kind: 'page' as const, value: '/page-*' },
        { kind: 'page' as const, value: '/page-*' },
        { kind: 'button' as const, value: 'Book' },
      ],
    },
  ],
  events: [],
  notes: [],
};

interface Rows {
  readonly siteId: string;
  readonly year: Year;
  readonly size: number;
  readonly from: number;
  readonly until: number;
}

type Writable = Parameters<Parameters<Database['write']>[0]>[0];

/** Three hits each visitor; every tenth is a button that is pressed. */
async function insertHits(db: Database, { siteId, year, size, from, until }: Rows): Promise<void> {
  const gap = (DAYS * DAY_MS) / size;
  await db.write(async (tx) => {
    await sql`
      with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(until - 1)})
      insert into hits (id, site_id, at, visitor, event, path, subject, source, medium, campaign, language,
        country, device, browser, system)
      select printf('h%09d', i), ${siteId}, ${sql.lit(year.startsAt)} + cast(i * ${sql.lit(gap)} as integer),
        printf('v%08d', i / 3), iif(i % 10 = 9, 'button-click', 'view'),
        iif(i % 3 = 0, '/', '/page-' || (i * 7919 % 400)), iif(i % 10 = 9, 'Book', ''),
        iif(i / 3 % 4 = 0, '', 'site-' || (i / 3 * 31 % 120)), '', iif(i / 3 % 9 = 0, 'c' || (i / 3 % 20), ''),
        'l' || (i / 3 % 20), 'c' || (i / 3 % 40),
        case i / 3 % 3 when 0 then 'phone' when 1 then 'computer' else 'tablet' end,
        'b' || (i / 3 % 6), 's' || (i / 3 % 7) from n`.execute(tx);
  });
}

const VISIT_COLUMNS = sql.raw(
  'started_at, ended_at, views, visitor, bucket, landing, leaving, pages, events, source, medium, campaign, language, country, device, browser, system',
);
const COUNT_COLUMNS = sql.raw('visitors, visits, views, bounces, seconds, events');

/** Visits and numbers of the days that were added up, again and again until the year is full. */
async function copyDays(tx: Writable, siteId: string, { from, until }: Year): Promise<void> {
  // In the zone of the site another day may have begun.
  for (const table of ['visits', 'visitorDays'])
    await sql`delete from ${sql.raw(table)} where site_id = ${siteId} and day >= date(${from}, ${sql.lit(`+${ADDED_UP_DAYS} days`)})`.execute(
      tx,
    );
  for (let by = ADDED_UP_DAYS; by < DAYS; by += ADDED_UP_DAYS) {
    const shifted = sql`date(day, ${sql.lit(`+${by} days`)})`;
    const first = sql`site_id = ${siteId} and day < date(${from}, ${sql.lit(`+${ADDED_UP_DAYS} days`)}) and ${shifted} <= ${until}`;
    await sql`insert into visits (id, site_id, day, ${VISIT_COLUMNS})
      select id || ${sql.lit(`-${by}`)}, site_id, ${shifted}, ${VISIT_COLUMNS} from visits where ${first}`.execute(
      tx,
    );
    await sql`insert into visitor_days (site_id, dimension, day, value, ${COUNT_COLUMNS})
      select site_id, dimension, ${shifted}, value, ${COUNT_COLUMNS} from visitor_days where ${first}`.execute(
      tx,
    );
  }
}

/** The year before, which stands beside it; by a day more, since days of the site may begin before those of UTC. */
async function copyYear(tx: Writable, siteId: string): Promise<void> {
  await sql`
    insert into visitor_days (site_id, dimension, day, value, visitors, visits, views, bounces, seconds, events)
    select site_id, dimension, date(day, ${sql.lit(`-${DAYS + 1} days`)}), value, visitors, visits, views, bounces,
      seconds, events
    from visitor_days where site_id = ${siteId}`.execute(tx);
}
