import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readPost } from './read-post.ts';

const app = new Hono();
app.post('/', async (context) => context.json((await readPost(context))?.entries['a']?.length ?? 'unread'));

test.each([
  [4999, 4999],
  [5000, 'unread'],
  [200_000, 'unread'],
])('of a name that comes %i times is read: %s', async (times, read) => {
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1&'.repeat(times),
  });
  expect(await answer.json()).toBe(read);
});
