import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from './load-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unreachable = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://site.test/a.js'));

/** The rejection of a promise, caught before time moves on. */
async function failure(promise: Promise<unknown>, elapsedMs = 1000): Promise<Record<string, unknown>> {
  const caught = promise.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error as Record<string, unknown>,
  );
  await vi.advanceTimersByTimeAsync(elapsedMs);
  return caught;
}

test('SITE-70 a chunk that does not arrive within 120 seconds fails with ChunkLoadError', async () => {
  let settled = false;
  const loading = loadChunk(() => new Promise(() => {}), 'slow');
  const caught = loading.catch((error: unknown) => {
    settled = true;
    return error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await caught).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', path: 'slow' });
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test('SITE-70 a chunk that cannot be fetched fails with ChunkLoadError after one more try', async () => {
  const load = vi.fn(unreachable);
  expect(await failure(loadChunk(load, 'audio'))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    path: 'audio',
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that arrives at the second try is there, and leaves no timer', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(unreachable).mockResolvedValue('module');
  const loading = loadChunk(load, 'audio');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

test('SITE-71 a style sheet that does not load fails with CSS_CHUNK_LOAD_FAILED', async () => {
  const load = () => Promise.reject(new Error('Unable to preload CSS for /assets/chart.css'));
  const error = await failure(loadChunk(load, 'chart'));
  expect(error['code']).toBe('CSS_CHUNK_LOAD_FAILED');
  expect(error['message']).toContain('/assets/chart.css');
});

test('SITE-72 a missing path gives a not-found error carrying the path', async () => {
  const error = await failure(loadChunk(undefined, 'nowhere'));
  expect(error).toMatchObject({ code: 'MODULE_NOT_FOUND', path: 'nowhere' });
  expect(error['message']).toContain('nowhere');
});

test('what a module throws while starting comes through unchanged, without a second try', async () => {
  const mistake = new Error('x is not defined');
  const load = vi.fn(() => Promise.reject(mistake));
  expect(await failure(loadChunk(load, 'audio'))).toBe(mistake);
  expect(load).toHaveBeenCalledTimes(1);
});

test('DATA-26 a module that cannot be loaded is told to the console', async () => {
  await failure(loadChunk(unreachable, 'audio'));
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Unable to load module', 'audio');
});
