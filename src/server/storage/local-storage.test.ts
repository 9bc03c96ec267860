import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-storage-'));
  storage = openLocalStorage(join(folder, 'kept'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('bytes come back whole, in part, and as a file', async () => {
  await storage.put('ab/cd.original', Buffer.from('0123456789'));
  expect((await storage.get('ab/cd.original'))?.toString()).toBe('0123456789');
  expect(await storage.size('ab/cd.original')).toBe(10);
  const part = await storage.stream('ab/cd.original', { start: 3, end: 5 });
  expect(part && (await text(part))).toBe('345');
  expect(await storage.withFile('ab/cd.original', async (path) => existsSync(path))).toBe(true);
});

test('a file is copied, a temporary one is taken over', async () => {
  const file = join(folder, 'incoming');
  writeFileSync(file, 'hello');
  await storage.put('copy', { path: file });
  expect(existsSync(file)).toBe(true);
  await storage.put('moved', { path: file, isTemporary: true });
  expect(existsSync(file)).toBe(false);
  expect((await storage.get('moved'))?.toString()).toBe('hello');
});

test('a put that fails keeps the older value and leaves nothing half-written', async () => {
  await storage.put('a/b', Buffer.from('old'));
  await expect(storage.put('a/b', { path: join(folder, 'missing') })).rejects.toThrow();
  expect((await storage.get('a/b'))?.toString()).toBe('old');
  expect(readdirSync(join(folder, 'kept/a'))).toEqual(['b']);
});

test('what is not there is undefined, and deleting it is no error', async () => {
  expect(await storage.get('x')).toBeUndefined();
  expect(await storage.size('x')).toBeUndefined();
  expect(await storage.stream('x')).toBeUndefined();
  expect(await storage.withFile('x', async () => 1)).toBeUndefined();
  await storage.delete('x');
});

test('a reader finishes what is deleted meanwhile', async () => {
  await storage.put('a', Buffer.alloc(300_000, 'x'));
  const stream = await storage.stream('a');
  await new Promise((resolve) => stream?.once('readable', resolve));
  await storage.delete('a');
  expect(stream && (await text(stream))).toHaveLength(300_000);
});

test('keys cannot leave the folder', async () => {
  for (const key of ['../x', 'a/../../x', '/x', 'a//b', '.x', 'a\\b', 'A', 'a b', '', 'a/.', 'a..b']) {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
  }
  expect(readdirSync(folder)).toEqual([]);
});
