import { expect, test } from 'vitest';
import { cacheKey, encodeBody, PageCache, unpooled } from './page-cache.ts';

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
