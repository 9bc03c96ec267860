import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../db/unavailable.ts';
import { answerError } from './answer-error.ts';

function appThatThrows(error: Error) {
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const app = new Hono().all('*', () => {
    throw error;
  });
  app.onError(answerError({ log }));
  return { app, logged };
}

test('a database that cannot work is said plainly, with when to try again', async () => {
  const { app, logged } = appThatThrows(new DatabaseUnavailableError('full'));
  const response = await app.request('/api/sites/x/documents');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: { kind: 'unavailable', message: expect.stringContaining('The disk is full') },
  });
  expect(logged).toHaveLength(1);
});

test('what nobody planned for is logged whole and told in general terms', async () => {
  const { app, logged } = appThatThrows(new Error('select * from secrets'));
  const response = await app.request('/page');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Something went wrong. Please try again later.');
  expect(logged[0]).toContain('select * from secrets');
});
