import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAP_TIMEOUT_MS, MAP_UPDATE_MS } from '#domain/maps/contract.ts';
import { debounce } from './live-map.ts';
import { googleMapsUrl, loadGoogleMaps } from './load-google.ts';

const OPTIONS = { key: 'k&y', language: 'nb', region: 'NO' };

interface FakeScript {
  src: string;
  readonly heard: Map<string, () => void>;
}

let scripts: FakeScript[];

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  const createElement = () => {
    const heard = new Map<string, () => void>();
    const addEventListener = (type: string, run: () => void) => void heard.set(type, run);
    return { src: '', heard, addEventListener, remove: () => {} };
  };
  vi.stubGlobal('document', {
    createElement,
    head: { append: (script: FakeScript) => void scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('MAPS-14 waiting for the script ends after 30 seconds, for everybody, and the next one asks anew', async () => {
  expect(MAP_TIMEOUT_MS).toBe(30_000);
  const outcomes = Promise.allSettled([loadGoogleMaps(OPTIONS), loadGoogleMaps(OPTIONS)]);
  await vi.advanceTimersByTimeAsync(MAP_TIMEOUT_MS - 1);
  expect(scripts).toHaveLength(1);
  const next = loadGoogleMaps(OPTIONS);
  await Promise.all([expect(next).rejects.toThrow('in time'), vi.advanceTimersByTimeAsync(1)]);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = loadGoogleMaps(OPTIONS);
  expect(scripts).toHaveLength(2);
  await Promise.all([expect(again).rejects.toThrow('be loaded'), scripts[1]?.heard.get('error')?.()]);
  const refused = loadGoogleMaps(OPTIONS);
  await Promise.all([
    expect(refused).rejects.toThrow('refused the key'),
    (Reflect.get(globalThis, 'gm_authFailure') as () => void)(),
  ]);
  const good = loadGoogleMaps(OPTIONS);
  (Reflect.get(globalThis, 'vitrineMapsReady') as () => void)();
  await good;
  expect(scripts).toHaveLength(4);
  await loadGoogleMaps(OPTIONS);
  expect(scripts).toHaveLength(4);
  // Nothing of it stays in the page once it is known how it ended.
  for (const name of ['vitrineMapsReady', 'gm_authFailure']) expect(name in globalThis).toBe(false);
});

test('the last one who leaves ends the waiting at once, and whoever still wants it waits on', async () => {
  vi.resetModules();
  const { loadGoogleMaps: loadAnew } = await import('./load-google.ts');
  const [first, second] = [new AbortController(), new AbortController()];
  const outcomes = Promise.allSettled([loadAnew(OPTIONS, first.signal), loadAnew(OPTIONS, second.signal)]);
  first.abort();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(1);
  second.abort();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(vi.getTimerCount()).toBe(0);
  for (const name of ['vitrineMapsReady', 'gm_authFailure']) expect(name in globalThis).toBe(false);
  const next = loadAnew(OPTIONS, new AbortController().signal);
  expect(scripts).toHaveLength(2);
  (Reflect.get(globalThis, 'vitrineMapsReady') as () => void)();
  await next;
});

test('I18N-09 the address of the script holds key, language and region', () => {
  const { origin, pathname, searchParams } = new URL(googleMapsUrl(OPTIONS));
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(searchParams)).toMatchObject(OPTIONS);
  expect(googleMapsUrl({ ...OPTIONS, region: '' })).not.toContain('region');
});

test('MAPS-19 a map is updated once, 60 ms after the last change', () => {
  const seen: number[] = [];
  const { call, stop } = debounce((given: number) => void seen.push(given), MAP_UPDATE_MS);
  call(1);
  vi.advanceTimersByTime(59);
  call(2);
  vi.advanceTimersByTime(59);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([2]);
  call(3);
  stop();
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([2]);
});
