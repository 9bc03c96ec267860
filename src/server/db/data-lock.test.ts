import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function take(pid = process.pid) {
  const lock = lockDataFolder(folder, { pid, port: 4321 });
  if (lock.kind === 'taken') throw new Error(lock.message);
  return lock;
}

test('a second one is told in one sentence which folder it is and who holds it', () => {
  const lock = take(12_345);
  expect(lockDataFolder(folder, { pid: 1, port: 2 })).toEqual({
    kind: 'taken',
    message: `Another Vitrine (process 12345, port 4321) is already using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
  });
  lock.release();
});

test('it is free again once released, any number of times', () => {
  for (let round = 0; round < 5; round += 1) take().release();
});

test('it vanishes when its holder is killed', async () => {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-lock.ts'))};
    console.log(lockDataFolder(${JSON.stringify(folder)}, { pid: process.pid, port: 4321 }).kind);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  expect(said.trim()).toBe('locked');
  expect(lockDataFolder(folder, { pid: 1, port: 2 })).toMatchObject({
    kind: 'taken',
    message: expect.stringContaining(`process ${child.pid}`),
  });
  child.kill('SIGKILL');
  await ended;
  take().release();
});

test('of ten that try at once exactly one gets it', () => {
  const locks = Array.from({ length: 10 }, (_, pid) => lockDataFolder(folder, { pid, port: 1 }));
  expect(locks.filter((lock) => lock.kind === 'locked')).toHaveLength(1);
  for (const lock of locks) if (lock.kind === 'locked') lock.release();
});
