/** Processes that queue and run jobs are killed; the jobs are neither lost nor, where it matters, done twice. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCrashWorker } from '#testing/server/crash-jobs.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { countJobs } from './queries.ts';

const ROUNDS = 3;
const PROCESSES = 2;
/** The first and the last are not counted. */
const LEAST_LINES = 8;
const SCRIPT = join(import.meta.dirname, '../../../testing/server/crash-jobs.ts');

/** Runs a process for a while, kills it, and gives the numbers it had queued for certain. */
async function runAndKill(options: unknown): Promise<string[]> {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      resolve();
    });
    child.once('exit', () => reject(new Error('the process ended by itself')));
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await ready;
  while (said.split('\n').length < LEAST_LINES && child.exitCode === null) await sleep(1);
  await sleep(Math.random() * 500);
  child.kill('SIGKILL');
  await ended;
  // What follows the last line break was cut off.
  return said.split('\n').slice(1, -1);
}

describeOnBothEngines('jobs of processes that are killed', (on) => {
  test('run, and those that must not run twice take effect once', async () => {
    await on.db.write(
      (tx) =>
        sql`create table effects (n varchar(40) not null, kind varchar(10) not null)`.execute(
          tx,
        ) as Promise<unknown>,
    );
    const queued: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = await Promise.all(Array.from({ length: PROCESSES }, () => runAndKill(on.options)));
      queued.push(...said.flat());
    }
    const worker = createCrashWorker({ ...on.deps, now: Date.now });
    worker.start();
    const giveUpAt = performance.now() + 200_000;
    for (;;) {
      const { waiting = 0, running = 0 } = await countJobs(on.db.read);
      if (waiting + running === 0) break;
      if (performance.now() > giveUpAt) throw new Error(`${waiting} waiting, ${running} running`);
      await sleep(50);
    }
    await worker.stop();
    const { rows } = await sql<{ n: string; kind: string; times: number }>`
      select n, kind, count(*) as times from effects group by n, kind`.execute(on.db.read);
    const once = new Map(rows.filter((row) => row.kind === 'once').map((row) => [row.n, row.times]));
    const again = new Map(rows.filter((row) => row.kind === 'again').map((row) => [row.n, row.times]));
    expect(queued.length).toBeGreaterThan(20);
    expect(queued.filter((n) => !once.has(n) || !again.has(n))).toEqual([]);
    expect([...once].filter(([, times]) => times !== 1)).toEqual([]);
    expect((await countJobs(on.db.read))['dead']).toBeUndefined();
    const repeated = [...again].filter(([, times]) => times > 1).length;
    console.log(
      `${on.engine}: ${once.size} jobs over ${ROUNDS * PROCESSES} kills, ${repeated} repeatable ones ran again`,
    );
  }, 300_000);
});
