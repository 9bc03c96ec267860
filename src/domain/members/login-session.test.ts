import { expect, test } from 'vitest';
import { readLoginSession } from './login-session.ts';

test('MEMB-03 a login session holds email, password, rememberMe and xsrfToken', () => {
  const sent = { email: 'ada@example.org', password: 'p', rememberMe: true, xsrfToken: 't' };
  expect(readLoginSession(sent)).toEqual(sent);
  expect(readLoginSession({ email: 'a', password: 'p' })).toEqual({
    ...{ email: 'a', password: 'p' },
    ...{ rememberMe: false, xsrfToken: '' },
  });
});

test.each([
  ['on', true],
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['', false],
  ['0', false],
  [0, false],
])('a box that says %j is ticked: %s', (rememberMe, isTicked) => {
  expect(readLoginSession({ email: 'a', password: 'p', rememberMe })?.rememberMe).toBe(isTicked);
});

test.each([
  {},
  { email: 'a' },
  { email: 1, password: 'p' },
  { email: 'a', password: 'p'.repeat(401) },
  null,
  'a',
])('%j is no sign-in', (sent) => {
  expect(readLoginSession(sent)).toBeUndefined();
});
