import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskCache } from './disk-cache.ts';

const HOUR_MS = 3_600_000;
let folder: string;
let now: number;
let cache: DiskCache;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cache-'));
  now = Date.now();
  cache = openCache();
});
afterEach(() => rmSync(folder, { recursive: true }));

function openCache(): DiskCache {
  return new DiskCache(join(folder, 'kept'), 1000, () => now);
}

async function add(key: string, bytes: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'made');
  writeFileSync(file, 'x'.repeat(bytes));
  await cache.add(key, file);
}

test('what has not been asked for the longest goes when the room is used up', async () => {
  await add('a/1', 400);
  await add('b/1', 400);
  await cache.read('a/1');
  await add('c/1', 400);
  expect([await cache.has('a/1'), await cache.has('b/1'), await cache.has('c/1')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(cache.bytes).toBe(800);
  expect(existsSync(join(folder, 'kept/b/1'))).toBe(false);
});

test('the same key again counts once, and one that is too large alone is kept', async () => {
  await add('a/1', 400);
  await add('a/1', 300);
  expect(cache.bytes).toBe(300);
  await add('b/1', 3000);
  expect([await cache.has('a/1'), (await cache.read('b/1'))?.length]).toEqual([false, 3000]);
});

test('the order of use survives a restart', async () => {
  await add('a/1', 400);
  await add('b/1', 400);
  now += 2 * HOUR_MS;
  await cache.read('a/1');
  cache = openCache();
  await add('c/1', 400);
  expect([await cache.has('a/1'), await cache.has('b/1')]).toEqual([true, false]);
});

test('files that somebody removed are missing, not an error', async () => {
  await add('a/1', 400);
  rmSync(join(folder, 'kept'), { recursive: true });
  expect(await cache.read('a/1')).toBeUndefined();
  expect(cache.bytes).toBe(0);
  await add('a/1', 100);
  expect((await cache.read('a/1'))?.length).toBe(100);
});

test('all of one picture are removed together', async () => {
  await add('a/1', 10);
  await add('a/2', 10);
  await add('ab/1', 10);
  await cache.removeAll('a/');
  expect(cache.bytes).toBe(10);
  expect(readdirSync(join(folder, 'kept'))).toEqual(['ab']);
});
