import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPicturePool, type PicturePool, type PicturePoolOptions } from './picture-pool.ts';
import type { PictureTask } from './picture-tasks.ts';
import { pictureWorkerFile } from './worker-file.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
const small = join(folder, 'small.png');
const large = join(folder, 'large.jpg');
const open: PicturePool[] = [];

beforeAll(async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });
  await plain(400, 300).toFile(small);
  await plain(6000, 4000).toFile(large);
});
afterEach(() => {
  for (const pool of open.splice(0)) pool.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function openPool(options: Partial<PicturePoolOptions> = {}): PicturePool {
  const pool = createPicturePool({ workerFile: pictureWorkerFile(), log, ...options });
  open.push(pool);
  return pool;
}

const inspectSmall: PictureTask = { kind: 'inspect', file: small, mime: 'image/png' };
const slow = (name: string): PictureTask => ({
  kind: 'variant',
  file: large,
  target: join(folder, name),
  width: 2500,
  format: 'avif',
});

describe('the picture worker', () => {
  test('reports size, colour and luminance', async () => {
    const outcome = await openPool().run({ kind: 'inspect', file: small, mime: 'image/png' }, 'upload');
    expect(outcome).toMatchObject({
      kind: 'done',
      result: { width: 400, height: 300, hasAlpha: false, frames: 1, color: '#336699' },
    });
    const luminance = outcome.kind === 'done' ? outcome.result.luminance : [];
    expect(luminance).toHaveLength(16);
    expect(new Set(luminance)).toEqual(new Set([0.125]));
  });

  test('refuses what is not of the kind it was said to be', async () => {
    const outcome = await openPool().run({ kind: 'inspect', file: small, mime: 'image/jpeg' }, 'upload');
    expect(outcome).toMatchObject({ kind: 'failed', failure: 'unreadable' });
  });

  test('one that takes too long is ended, and the next task gets a new one', async () => {
    // Long enough for a worker to start on a busy machine.
    const taskMs = 20_000;
    const pool = openPool({ maxWorkers: 1, taskMs });
    expect(await pool.run(inspectSmall, 'visit')).toMatchObject({ kind: 'done' });
    const [before] = pool.pids();
    process.kill(before!, 'SIGSTOP');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = pool.run(inspectSmall, 'visit');
    vi.advanceTimersByTime(taskMs);
    vi.useRealTimers();
    expect(await late).toMatchObject({ kind: 'failed', failure: 'timed-out' });
    expect(await pool.run(inspectSmall, 'visit')).toMatchObject({ kind: 'done' });
    expect(pool.pids()).not.toContain(before);
  });

  test('one that grows beyond its memory ends itself', async () => {
    const pool = openPool({ maxWorkers: 1, maxRssBytes: 30_000_000 });
    expect(await pool.run(slow('memory.avif'), 'visit')).toMatchObject({
      kind: 'failed',
      failure: 'out-of-memory',
    });
  });

  test('one that crashes fails its task alone', async () => {
    const pool = openPool({ maxWorkers: 1 });
    const doomed = pool.run(slow('crash.avif'), 'visit');
    const next = pool.run(inspectSmall, 'visit');
    await vi.waitFor(() => expect(pool.pids()).toHaveLength(1), { timeout: 25_000 });
    process.kill(pool.pids()[0]!, 'SIGKILL');
    expect(await doomed).toMatchObject({ kind: 'failed', failure: 'crashed' });
    expect(await next).toMatchObject({ kind: 'done' });
  });

  test('a program that cannot start fails its tasks and not the server', async () => {
    const pool = openPool({ workerFile: join(folder, 'no-such-file.js') });
    expect(await pool.run(inspectSmall, 'upload')).toMatchObject({ kind: 'failed', failure: 'crashed' });
  });

  test('who waits for an upload goes first, and warming up goes last', async () => {
    const pool = openPool({ maxWorkers: 1 });
    const order: string[] = [];
    const run = (name: string, priority: 'upload' | 'visit' | 'warm-up') =>
      pool.run(inspectSmall, priority).then(() => order.push(name));
    const first = run('first', 'warm-up');
    await Promise.all([first, run('warm', 'warm-up'), run('visit', 'visit'), run('upload', 'upload')]);
    expect(order).toEqual(['first', 'upload', 'visit', 'warm']);
  });

  test('small pictures go before large ones', async () => {
    const pool = openPool({ maxWorkers: 1 });
    const order: number[] = [];
    const run = (width: number) => {
      const target = join(folder, `${width}.webp`);
      const task: PictureTask = { kind: 'variant', file: small, target, width, format: 'webp' };
      return pool.run(task, 'visit').then(() => order.push(width));
    };
    await Promise.all([pool.run(inspectSmall, 'visit'), ...[2500, 300, 1000, 301].map(run)]);
    expect(order).toEqual([300, 301, 1000, 2500]);
  });

  // How much a picture makes a worker grow differs between machines, so the measure of large is the test's.
  test.each([
    { size: 'large', largeRssBytes: 1_000_000, isGone: true },
    { size: 'small', largeRssBytes: 10_000_000_000, isGone: false },
  ])('one that has grown $size gives its memory back soon: $isGone', async ({ largeRssBytes, isGone }) => {
    const pool = openPool({ maxWorkers: 1, idleMs: 600_000, largeRssBytes });
    expect(await pool.run(inspectSmall, 'visit')).toMatchObject({ kind: 'done' });
    expect(pool.pids()).toHaveLength(1);
    if (isGone) await vi.waitFor(() => expect(pool.pids()).toEqual([]), { timeout: 25_000 });
    else await sleep(3000);
    expect(pool.pids()).toHaveLength(isGone ? 0 : 1);
  });

  test('no more than two work at a time, and idle ones end', async () => {
    const pool = openPool({ maxWorkers: 2, idleMs: 200 });
    const all = Array.from({ length: 6 }, () => pool.run(inspectSmall, 'visit'));
    expect(pool.pids().length).toBeLessThanOrEqual(2);
    await Promise.all(all);
    await vi.waitFor(() => expect(pool.pids()).toEqual([]), { timeout: 25_000 });
    expect(await pool.run(inspectSmall, 'visit')).toMatchObject({ kind: 'done' });
  });

  test('a full queue and a closed pool say so', async () => {
    const pool = openPool({ maxWorkers: 1, maxWaiting: 1 });
    const running = pool.run(inspectSmall, 'visit');
    const waiting = pool.run(inspectSmall, 'visit');
    expect(await pool.run(inspectSmall, 'visit')).toMatchObject({ failure: 'busy' });
    pool.close();
    expect(await waiting).toMatchObject({ failure: 'closed' });
    expect(await running).toMatchObject({ kind: 'failed' });
    expect(await pool.run(inspectSmall, 'visit')).toMatchObject({ failure: 'closed' });
  });
});
