/**
 * A process to be killed: queues jobs and runs them as quickly as it can until somebody ends it. Given the
 * database's options as JSON.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/run-job.ts';
import { createWorker, type Worker } from '#server/jobs/worker.ts';

/** Short, so that what a killed process left behind is soon taken over. */
const LEASE_MS = 400;

/** `test.once` must not take effect twice; `test.again` may. Both note in `effects` that they ran. */
function handlers({ db }: Pick<Deps, 'db'>): JobHandlers {
  return {
    'test.once': ({ n }: { n: string }, run) =>
      db.write(async (tx) => {
        await sql`insert into effects (n, kind) values (${n}, 'once')`.execute(tx);
        await run.finishIn(tx);
      }),
    'test.again': async ({ n }: { n: string }) => {
      await db.write((tx) => sql`insert into effects (n, kind) values (${n}, 'again')`.execute(tx));
    },
  } as JobHandlers;
}

export function createCrashWorker(deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>): Worker {
  return createWorker(deps, handlers(deps), { leaseMs: LEASE_MS, maxAttempts: 1000, pollMs: 20 });
}

/** Says `ready`, and from then on the numbers whose jobs were queued for certain. */
async function queueAndRun(options: DatabaseOptions): Promise<void> {
  const db = await openDatabase(options);
  const id = idMaker(Date.now, randomBytes);
  const deps: Deps = { db, now: Date.now, newId: id, log: pino({ level: 'error' }) };
  createCrashWorker(deps).start();
  process.stdout.write('ready\n');
  for (;;) {
    const n = id();
    await db.write(async (tx) => {
      await enqueue(tx, deps, { type: 'test.once', payload: { n } });
      await enqueue(tx, deps, { type: 'test.again', payload: { n } });
    });
    process.stdout.write(`${n}\n`);
  }
}

const given = process.argv[2];
if (process.argv[1]?.endsWith('crash-jobs.ts') && given) await queueAndRun(JSON.parse(given));
