import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from '#domain/calls/call.ts';
import { recordRoute } from '#server/http/route-list.ts';
import { checkAnswers } from './check-answers.ts';

const PATH = '/api/things/:thing';

function appThatAnswers(json: object, status: 200 | 404 | 409 = 200): Hono {
  const app = new Hono().get(PATH, (context) => context.json(json, status));
  const answer = z.object({ name: z.string() });
  const conflict = z.object({ kind: z.literal('conflict'), current: z.string() });
  recordRoute(app, call('GET', PATH, { may: 'open', summary: 'Reads.', answer, conflict }));
  checkAnswers(app, [app]);
  return app;
}

const ask = (app: Hono) => Promise.resolve(app.request('/api/things/1?x=2'));

test('an answer that is what the reference says comes through', async () => {
  expect(await (await ask(appThatAnswers({ name: 'A' }))).json()).toEqual({ name: 'A' });
  expect((await ask(appThatAnswers({ error: { kind: 'missing', message: 'No.' } }, 404))).status).toBe(404);
  expect((await ask(appThatAnswers({ kind: 'conflict', current: 'B' }, 409))).status).toBe(409);
  expect((await ask(appThatAnswers({ error: { kind: 'taken', message: 'No.' } }, 409))).status).toBe(409);
});

test('an answer that is less, more or something else is refused', async () => {
  await expect(ask(appThatAnswers({}))).rejects.toThrow('GET /api/things/:thing answered 200');
  await expect(ask(appThatAnswers({ name: 'A', secret: 'B' }))).rejects.toThrow('holds more than its schema');
  await expect(ask(appThatAnswers({ name: 1 }))).rejects.toThrow('answered 200');
  await expect(ask(appThatAnswers({ error: { message: 'No.' } }, 404))).rejects.toThrow('answered 404');
  await expect(ask(appThatAnswers({ kind: 'conflict', current: 'B' }, 404))).rejects.toThrow('answered 404');
});
