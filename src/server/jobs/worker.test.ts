import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { describeOnBothEngines, type OnEngine } from '#testing/server/test-app.ts';
import { openDatabase } from '../db/database.ts';
import type { JobTable, Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue, type NewJob } from './enqueue.ts';
import { countJobs, deleteFinishedJobs, leaseJob } from './queries.ts';
import { RecurringJobs } from './recurring.ts';
import type { JobHandlers } from './run-job.ts';
import { createWorker, type WorkerOptions } from './worker.ts';

const RULES: WorkerOptions = { leaseMs: 60_000, maxAttempts: 4, backoffMs: (attempt) => attempt * 1000 };

const queue = (deps: Deps, job: Partial<NewJob> & { type: string }) =>
  deps.db.write((tx) => enqueue(tx, deps, { payload: {}, ...job }));

const all = (db: Queryable): Promise<JobTable[]> => db.selectFrom('jobs').selectAll().orderBy('id').execute();

async function only(db: Queryable): Promise<JobTable> {
  const jobs = await all(db);
  expect(jobs).toHaveLength(1);
  return jobs[0]!;
}

async function until(isTrue: () => boolean | Promise<boolean>, withinMs = 50_000): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error('It did not come true in time.');
    await sleep(5);
  }
}

function describeJobs(title: string, body: (on: OnEngine) => void): void {
  describeOnBothEngines(title, body, { databaseFor: 'test' });
}

describeJobs('jobs', (on) => {
  test('run once with their payload and are done', async () => {
    const seen: unknown[] = [];
    const worker = createWorker(on.deps, { 'test.note': async (payload) => void seen.push(payload) }, RULES);
    await queue(on.deps, { type: 'test.note', payload: { text: 'ä “x”' } });
    expect(await worker.drain()).toBe(1);
    expect(await worker.drain()).toBe(0);
    expect(seen).toEqual([{ text: 'ä “x”' }]);
    expect(await only(on.db.read)).toMatchObject({
      status: 'done',
      attempts: 1,
      finishedAt: on.deps.now(),
      leaseOwner: null,
    });
  });

  test('are not there when the change they follow from was rolled back', async () => {
    const change = on.db.write(async (tx) => {
      await enqueue(tx, on.deps, { type: 'test.note', payload: {} });
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await all(on.db.read)).toEqual([]);
  });

  test('run in the order they are due, not in the order they were queued', async () => {
    const seen: number[] = [];
    const worker = createWorker(on.deps, {
      'test.note': async (payload: { n: number }) => void seen.push(payload.n),
    } as JobHandlers);
    for (const n of [5, 3, 9, 1])
      await queue(on.deps, { type: 'test.note', payload: { n }, runAt: on.deps.now() + n * 1000 });
    expect(await worker.drain()).toBe(0);
    on.deps.clock.advance(5000);
    expect(await worker.drain()).toBe(3);
    on.deps.clock.advance(5000);
    await worker.drain();
    expect(seen).toEqual([1, 3, 5, 9]);
  });

  test('that fail are repeated after growing pauses, and kept as dead letters in the end', async () => {
    const at: number[] = [];
    const startedAt = on.deps.now();
    const worker = createWorker(
      on.deps,
      {
        'test.fail': async () => {
          at.push(on.deps.now() - startedAt);
          throw new Error('the mail server is away');
        },
      },
      RULES,
    );
    await queue(on.deps, { type: 'test.fail' });
    for (let second = 0; second < 20; second += 1) {
      await worker.drain();
      on.deps.clock.advance(1000);
    }
    expect(at).toEqual([0, 1000, 3000, 6000]);
    expect(await only(on.db.read)).toMatchObject({
      status: 'dead',
      attempts: 4,
      lastError: 'Error: the mail server is away',
    });
    expect(on.deps.logged.map((line) => line.level)).toEqual([40, 40, 40, 50]);
  });

  test('that succeed at last leave no error behind', async () => {
    let runs = 0;
    const worker = createWorker(
      on.deps,
      {
        'test.shaky': async () => {
          runs += 1;
          if (runs < 3) throw new Error('not yet');
        },
      },
      RULES,
    );
    await queue(on.deps, { type: 'test.shaky' });
    for (let round = 0; round < 3; round += 1) {
      await worker.drain();
      on.deps.clock.advance(10_000);
    }
    expect(await only(on.db.read)).toMatchObject({ status: 'done', attempts: 3, lastError: null });
  });

  test('of a type nobody handles say so', async () => {
    const worker = createWorker(on.deps, {}, { ...RULES, maxAttempts: 1 });
    await queue(on.deps, { type: 'test.unknown' });
    await worker.drain();
    expect(await only(on.db.read)).toMatchObject({
      status: 'dead',
      lastError: 'Error: no handler for jobs of type test.unknown',
    });
  });

  test('with the same key wait once; while one runs the next may be queued', async () => {
    const seen: unknown[] = [];
    const job = { type: 'test.index', dedupeKey: 'index:a' };
    const worker = createWorker(on.deps, {
      'test.index': async (payload: unknown) => {
        seen.push(payload);
        // The change this stands for may have come after the handler read the state.
        if (seen.length === 1) await queue(on.deps, { ...job, payload: 'again' });
      },
    } as JobHandlers);
    await queue(on.deps, { ...job, payload: 'first' });
    await queue(on.deps, { ...job, payload: 'dropped' });
    expect(await all(on.db.read)).toHaveLength(1);
    await worker.drain();
    expect(seen).toEqual(['first', 'again']);
  });

  test('whose process was killed run again once the lease is over, and not before', async () => {
    let runs = 0;
    const worker = createWorker(
      on.deps,
      {
        'test.note': async () => {
          runs += 1;
        },
      },
      RULES,
    );
    await queue(on.deps, { type: 'test.note' });
    const job = await only(on.db.read);
    await on.db.write((tx) => leaseJob(tx, job, 'a process that is gone', on.deps.now() + 60_000));
    on.deps.clock.advance(59_000);
    expect(await worker.drain()).toBe(0);
    on.deps.clock.advance(30_000);
    expect(await worker.drain()).toBe(1);
    expect(runs).toBe(1);
    expect(await only(on.db.read)).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('that end the process every time are dead in the end, without another run', async () => {
    let runs = 0;
    const worker = createWorker(
      on.deps,
      {
        'test.crash': async () => {
          runs += 1;
        },
      },
      RULES,
    );
    await queue(on.deps, { type: 'test.crash' });
    for (let crash = 0; crash < 4; crash += 1) {
      const job = await only(on.db.read);
      await on.db.write((tx) => leaseJob(tx, job, `process ${crash}`, on.deps.now() + 1000));
      on.deps.clock.advance(30_000);
    }
    await worker.drain();
    expect(runs).toBe(0);
    expect(await only(on.db.read)).toMatchObject({
      status: 'dead',
      lastError: expect.stringContaining('The process ended each time'),
    });
  });

  test('taken over by another worker are not finished by the one that was too slow', async () => {
    const job = { type: 'test.slow' };
    let takeOver = async () => {};
    const worker = createWorker(on.deps, { 'test.slow': () => takeOver() }, RULES);
    await queue(on.deps, job);
    takeOver = async () => {
      on.deps.clock.advance(61_000);
      const stuck = await only(on.db.read);
      await on.db.write((tx) => leaseJob(tx, stuck, 'the quick one', on.deps.now() + 60_000));
    };
    await worker.drain();
    expect(await only(on.db.read)).toMatchObject({
      status: 'running',
      leaseOwner: 'the quick one',
      attempts: 2,
    });
    expect(on.deps.logged.at(-1)).toMatchObject({ level: 40 });
  });

  test('that finish themselves leave both the effect and the mark, or neither', async () => {
    let fails = 2;
    const worker = createWorker(
      on.deps,
      {
        'test.pay': (_payload, run) =>
          on.db.write(async (tx) => {
            await sql`update jobs set site_id = coalesce(site_id, '') || 'paid ' where type = 'test.pay'`.execute(
              tx,
            );
            await run.finishIn(tx);
            fails -= 1;
            if (fails >= 0) throw new Error('after the mark');
          }),
      },
      RULES,
    );
    await queue(on.deps, { type: 'test.pay' });
    for (let round = 0; round < 6; round += 1) {
      await worker.drain();
      on.deps.clock.advance(60_000);
    }
    expect(await only(on.db.read)).toMatchObject({ status: 'done', siteId: 'paid ', attempts: 3 });
  });

  test('that are done are deleted after a while; dead letters stay', async () => {
    const worker = createWorker(
      on.deps,
      { 'test.note': async () => undefined, 'test.fail': () => Promise.reject(new Error('no')) },
      { ...RULES, maxAttempts: 1 },
    );
    await queue(on.deps, { type: 'test.note' });
    await queue(on.deps, { type: 'test.fail' });
    await worker.drain();
    await queue(on.deps, { type: 'test.note', runAt: on.deps.now() + 1e9 });
    on.deps.clock.advance(1000);
    await on.db.write((tx) => deleteFinishedJobs(tx, on.deps.now()));
    expect(await countJobs(on.db.read)).toEqual({ dead: 1, waiting: 1 });
  });
});

describeJobs('workers', (on) => {
  test('two of them never run one job at the same time, and each job runs once', async () => {
    const other: Deps = { ...on.deps, db: await openDatabase(on.options) };
    const runs = new Map<number, number>();
    let runningNow = 0;
    const handlers = {
      'test.note': async ({ n }: { n: number }) => {
        runs.set(n, (runs.get(n) ?? 0) + 1);
        runningNow += 1;
        await sleep(1);
        runningNow -= 1;
      },
    } as JobHandlers;
    await on.db.write(async (tx) => {
      for (let n = 0; n < 120; n += 1) await enqueue(tx, on.deps, { type: 'test.note', payload: { n } });
    });
    const options = { ...RULES, pollMs: 20 };
    const workers = [createWorker(on.deps, handlers, options), createWorker(other, handlers, options)];
    for (const worker of workers) worker.start();
    await until(async () => (await countJobs(on.db.read))['done'] === 120);
    await Promise.all(workers.map((worker) => worker.stop()));
    await other.db.close();
    expect(runs.size).toBe(120);
    expect([...runs.values()].every((count) => count === 1)).toBe(true);
    expect(runningNow).toBe(0);
    const jobs = await all(on.db.read);
    expect(new Set(jobs.map((job) => job.attempts))).toEqual(new Set([1]));
  });

  test('wake with the commit that queues a job, long before the next poll', async () => {
    let ranAt = 0;
    const worker = createWorker(
      on.deps,
      {
        'test.note': async () => {
          ranAt = performance.now();
        },
      },
      { ...RULES, pollMs: 60_000 },
    );
    worker.start();
    await sleep(50);
    const queuedAt = performance.now();
    await queue(on.deps, { type: 'test.note' });
    await until(() => ranAt > 0, 40_000);
    // However busy the machine: nowhere near the poll.
    expect(ranAt - queuedAt).toBeLessThan(40_000);
    await worker.stop();
  });

  test('that stop finish the job under way and take no other', async () => {
    const seen: string[] = [];
    const worker = createWorker(
      on.deps,
      {
        'test.slow': async () => {
          seen.push('begun');
          await sleep(150);
          seen.push('ended');
        },
      },
      { ...RULES, concurrency: 1 },
    );
    await queue(on.deps, { type: 'test.slow' });
    await queue(on.deps, { type: 'test.slow' });
    worker.start();
    await until(() => seen.length === 1);
    await worker.stop();
    expect(seen).toEqual(['begun', 'ended']);
    expect(await countJobs(on.db.read)).toEqual({ done: 1, waiting: 1 });
  });

  test('that cannot wait any longer give the job back untried, and tell its handler', async () => {
    let isAborted = false;
    const worker = createWorker(
      on.deps,
      {
        'test.endless': (_payload, { signal }) =>
          new Promise(() => {
            signal.addEventListener('abort', () => {
              isAborted = true;
            });
          }),
      },
      RULES,
    );
    await queue(on.deps, { type: 'test.endless' });
    worker.start();
    await until(async () => (await only(on.db.read)).status === 'running');
    // The handler never ends: that this comes back at all is what the limit does.
    await worker.stop(100);
    expect(isAborted).toBe(true);
    expect(await only(on.db.read)).toMatchObject({ status: 'waiting', attempts: 0, leaseOwner: null });
  });

  test('of the only server run at once what the last one was cut off in, but not what a tool is at', async () => {
    const seen: unknown[] = [];
    await queue(on.deps, { type: 'test.note', payload: 'of the server' });
    await queue(on.deps, { type: 'test.note', payload: 'of a tool' });
    const [first, second] = await all(on.db.read);
    await on.db.write(async (tx) => {
      await leaseJob(tx, first!, 'server:gone', on.deps.now() + 60_000);
      await leaseJob(tx, second!, 'a tool at work', on.deps.now() + 60_000);
    });
    const handlers: JobHandlers = { 'test.note': async (payload) => void seen.push(payload) };
    const worker = createWorker(on.deps, handlers, { ...RULES, isOnlyServer: true });
    worker.start();
    await until(() => seen.length > 0);
    await worker.stop();
    expect(seen).toEqual(['of the server']);
  });

  test('keep the lease of a long job', async () => {
    let finish = () => {};
    const worker = createWorker(
      on.deps,
      { 'test.long': () => new Promise<void>((resolve) => (finish = resolve)) },
      { ...RULES, leaseMs: 300 },
    );
    await queue(on.deps, { type: 'test.long' });
    worker.start();
    await until(async () => (await only(on.db.read)).status === 'running');
    on.deps.clock.advance(100_000);
    await until(async () => ((await only(on.db.read)).leaseUntil ?? 0) > on.deps.now());
    finish();
    await until(async () => (await only(on.db.read)).status === 'done');
    expect((await only(on.db.read)).attempts).toBe(1);
    await worker.stop();
  });

  test('cost one small query a poll when there is nothing to do', async () => {
    let reads = 0;
    const read = on.db.read.withPlugin({
      transformQuery: ({ node }) => {
        reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const worker = createWorker({ ...on.deps, db: { ...on.db, read } }, {}, { ...RULES, pollMs: 50 });
    const startedAt = performance.now();
    worker.start();
    await until(() => reads > 8);
    await worker.stop();
    const polls = (performance.now() - startedAt) / 50;
    expect(reads).toBeLessThanOrEqual(polls + 3);
  });
});

const DAY_MS = 24 * 3_600_000;

describeJobs('recurring jobs', (on) => {
  test('run once a period, whatever restarts and however many processes there are', async () => {
    let runs = 0;
    const options = { ...RULES, recurring: [{ type: 'test.daily', everyMs: DAY_MS }] };
    const handlers: JobHandlers = {
      'test.daily': async () => {
        runs += 1;
      },
    };
    const process = () => createWorker(on.deps, handlers, options);
    for (let day = 1; day <= 3; day += 1) {
      const [first, second] = [process(), process()];
      await Promise.all([first.queueRecurring(), second.queueRecurring()]);
      await first.drain();
      await second.drain();
      const restarted = process();
      await restarted.queueRecurring();
      await restarted.drain();
      expect(runs).toBe(day);
      on.deps.clock.advance(DAY_MS);
    }
  });

  test('missed while nothing ran come once, not as often as they were missed', async () => {
    let runs = 0;
    const recurring = [{ type: 'test.hourly', everyMs: 3_600_000 }];
    const worker = createWorker(
      on.deps,
      {
        'test.hourly': async () => {
          runs += 1;
        },
      },
      { recurring },
    );
    await worker.queueRecurring();
    on.deps.clock.advance(40 * 3_600_000);
    await worker.queueRecurring();
    await worker.drain();
    expect(runs).toBe(2);
  });

  test('that fail are repeated within their period like any other', async () => {
    let runs = 0;
    const recurring = [{ type: 'test.daily', everyMs: DAY_MS }];
    const handlers: JobHandlers = {
      'test.daily': async () => {
        runs += 1;
        if (runs === 1) throw new Error('once');
      },
    };
    const worker = createWorker(on.deps, handlers, { ...RULES, recurring });
    for (let minute = 0; minute < 5; minute += 1) {
      await worker.queueRecurring();
      await worker.drain();
      on.deps.clock.advance(60_000);
    }
    expect(runs).toBe(2);
  });
});

describe('recurring jobs', () => {
  test('cannot recur more rarely than finished jobs are remembered', () => {
    expect(() => new RecurringJobs([{ type: 'test.monthly', everyMs: 30 * DAY_MS }])).toThrow('too rarely');
  });
});
