import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readPost } from './read-post.ts';

const app = new Hono();
app.post('/', async (context) => {
  const post = await readPost(context);
  return context.json(typeof post === 'string' ? post : (post.entries['a']?.length ?? 0));
});

test.each([
  [4999, 4999],
  [5000, 'unreadable'],
  [200_000, 'unreadable'],
])('of a name that comes %i times is read: %s', async (times, read) => {
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1&'.repeat(times),
  });
  expect(await answer.json()).toBe(read);
});
