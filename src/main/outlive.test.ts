/** The whole way: `npm start`, an error that nothing catches, and a server that is there again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#testing/server/free-port.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { createAccess } from '../../testing/main/content-client.ts';
import { slowCreate } from '../../testing/main/slow-create.ts';

/** Loaded into the server by Node: the product has no way of being told to fail. */
const SABOTAGE = `
import { writeFileSync } from 'node:fs';
if (process.argv[1]?.endsWith('start.mjs')) {
  writeFileSync(process.env.PID_FILE, String(process.pid));
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error('nobody expected this') }));
  process.on('SIGCONT', () => void Promise.reject(new Error('nobody waited for this')));
}`;

let folder: string;
beforeAll(() => {
  ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-outlive-'));
  writeFileSync(join(folder, 'sabotage.mjs'), SABOTAGE);
}, 360_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an error that escapes is logged, what is under way is answered, and the server starts anew', async () => {
  const port = await freePort();
  const started = startByNpm(port);
  const first = await serverPid(port);
  const access = await createAccess({ dataDir: folder }, 'outlive');
  const slow = slowCreate(port, access);
  await slow.isUnderWay;
  process.kill(first, 'SIGUSR2');
  await until(() => started.output().includes('nobody expected this'));
  slow.finish();
  expect((await slow.answer).status).toBe(201);

  const second = await serverPid(port, first);
  process.kill(second, 'SIGCONT');
  const third = await serverPid(port, second);
  expect(started.output()).toContain('nobody waited for this');

  // The system ends it without a word, as when memory runs out.
  process.kill(third, 'SIGKILL');
  await serverPid(port, third);
  expect(started.output()).toContain('(SIGKILL). It is started anew.');

  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
}, 180_000);

function startByNpm(port: number) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      PID_FILE: join(folder, 'pid'),
      NODE_OPTIONS: `--import=${join(folder, 'sabotage.mjs')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, ended, output: () => output };
}

/** Of the server that answers now. @param not the one before it */
async function serverPid(port: number, not = 0): Promise<number> {
  let pid = not;
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.status === 200) pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    return pid !== not;
  });
  return pid;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
