import { expect, test } from 'vitest';
import { commentOf, commentRowOf, commentSchema } from './moved-entries.ts';

const entry = {
  id: 'c'.repeat(24),
  document: { ref: 'item', id: 'd'.repeat(24) },
  author: 'Ada',
  body: 'Lovely.',
  createdAt: '2026-03-02T09:00:00.000Z',
  source: null,
};

test.each([
  ['approved', 'published'],
  ['published', 'published'],
  ['spam', 'spam'],
  ['deleted', 'deleted'],
  ['whatever a later version says', 'pending'],
])('a comment whose export says %s is %s', (status, expected) => {
  const read = commentSchema.parse({ ...entry, status: status.slice(0, 20) });
  expect(commentRowOf(read, 's').status).toBe(expected);
});

test('address and whose side it is on come over', () => {
  const read = commentSchema.parse({ ...entry, status: 'published', email: 'ada@example.org', isOwn: true });
  expect(commentOf({ ...commentRowOf(read, 's'), kind: 'item' })).toEqual(read);
});
