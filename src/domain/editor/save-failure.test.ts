import { expect, test } from 'vitest';
import { readRetryAfter, wordsOfStatus } from '../calls/status-words.ts';
import { understandFailure } from './save-failure.ts';

test.each([
  [0, undefined, { kind: 'offline' }],
  [200, undefined, { kind: 'server-problem' }],
  [400, undefined, { kind: 'refused', message: 'Said.' }],
  [401, undefined, { kind: 'signed-out' }],
  [402, undefined, { kind: 'stopped', message: 'Said.' }],
  [403, undefined, { kind: 'stopped', message: 'Said.' }],
  [404, undefined, { kind: 'stopped', message: expect.stringContaining('Deleted pages') }],
  [408, undefined, { kind: 'server-problem' }],
  [409, undefined, { kind: 'stopped', message: 'Said.' }],
  [410, undefined, { kind: 'stopped', message: expect.stringContaining('Deleted pages') }],
  [413, undefined, { kind: 'refused', message: expect.stringContaining('too large') }],
  [422, undefined, { kind: 'refused', message: 'Said.' }],
  [429, undefined, { kind: 'rate-limited', retryAfterS: 10 }],
  [429, 25, { kind: 'rate-limited', retryAfterS: 25 }],
  [429, 0, { kind: 'rate-limited', retryAfterS: 1 }],
  [500, undefined, { kind: 'server-problem' }],
  [502, undefined, { kind: 'server-problem' }],
  [503, 5, { kind: 'server-problem', retryAfterS: 5 }],
  [504, undefined, { kind: 'server-problem' }],
  [507, undefined, { kind: 'server-problem' }],
])('an answer of %i that asks for %s s means %o', (status, retryAfterS, expected) => {
  expect(understandFailure({ status, message: 'Said.', retryAfterS })).toMatchObject(expected);
});

test.each([
  [400, /error 400/],
  [401, /signed out/],
  [403, /permission/],
  [404, /no longer exists/],
  [413, /too large/],
  [418, /error 418/],
  [500, /server had a problem/],
  [200, /server had a problem/],
])('an answer of %i that says nothing itself is explained', (status, words) => {
  expect(wordsOfStatus(status)).toMatch(words);
});

test('too many calls name the seconds, where the server does', () => {
  expect(wordsOfStatus(429, 12)).toContain('in 12 s');
  expect(wordsOfStatus(429)).toContain('in a moment');
});

test.each([
  [null, undefined],
  ['', undefined],
  ['12', 12],
  [' 12 ', 12],
  ['-1', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['86400', 600],
])('Retry-After %o is %o seconds', (header, seconds) => {
  expect(readRetryAfter(header)).toBe(seconds);
});
