import { expect, test } from 'vitest';
import { cacheKey, encodeBody, PageCache, unpooled } from './page-cache.ts';
import { normalizeTarget } from './page-target.ts';

test('a page that is kept takes the memory of its bytes, in every encoding, and none of what was made beside it', async () => {
  const cache = new PageCache(() => 0);
  const html = unpooled(Buffer.from('<p>clay</p>'.repeat(100)));
  const entry = { status: 200, headers: {}, madeAt: 0, bodies: new Map() };
  entry.bodies.set('identity', encodeBody(entry, html, 'identity'));
  const key = cacheKey('site', 1, '/');
  cache.set(key, entry);
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const { bytes } = await cache.body(key, entry, encoding);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test('terms without end push out each other, and no page without terms', () => {
  const cache = new PageCache(() => 0);
  const html = unpooled(Buffer.from('<p>clay</p>'.repeat(2000)));
  const entryOf = () => {
    const entry = { status: 200, headers: {}, madeAt: 0, bodies: new Map() };
    entry.bodies.set('identity', encodeBody(entry, html, 'identity'));
    return entry;
  };
  const keyOf = (url: string) => {
    const target = normalizeTarget(url);
    if (target.kind !== 'page') throw new Error(url);
    return cacheKey('site', 1, target.key);
  };
  const pages = ['/', '/about', '/journal?unknown=1'].map(keyOf);
  for (const key of pages) cache.set(key, entryOf());
  for (let n = 0; n < 3000; n += 1) cache.set(keyOf(`/about?reply=${n}`), entryOf());
  for (const key of pages) expect(cache.get(key), key).toBeDefined();
  expect(cache.get(keyOf('/about?reply=2999'))).toBeDefined();
  expect(cache.get(keyOf('/about?reply=0'))).toBeUndefined();
  expect(cache.size).toBeLessThan(300);
});
