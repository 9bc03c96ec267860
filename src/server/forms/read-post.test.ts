import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readPost } from './read-post.ts';

test('a name that comes a hundred thousand times is read in one go, and keeps nobody else waiting', async () => {
  const app = new Hono();
  app.post('/', async (context) => context.json((await readPost(context))?.entries['a']?.length));
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1&'.repeat(100_000),
  });
  expect(await answer.json()).toBe(100_000);
});
