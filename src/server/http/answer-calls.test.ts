import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from '#domain/calls/call.ts';
import { answerCalls, answerOpenCalls } from './answer-calls.ts';

const read = call('GET', '/api/sites/:site/pots/:pot', {
  may: 'read',
  summary: 'Reads a pot.',
  query: z.object({ glaze: z.enum(['blue', 'red']).optional(), search: z.string().optional() }),
  answer: z.object({ pot: z.string(), glaze: z.string().nullable(), search: z.string().nullable() }),
  cache: 'no-store',
  errors: { missing: 404, cracked: 409 },
});
const fire = call('POST', '/api/pots', {
  may: 'admin.installation',
  summary: 'Fires a pot.',
  query: z.object({ heat: z.coerce.number() }),
  refusesQuery: 'Say how hot.',
  body: z.strictObject({ name: z.string().trim() }),
  answer: z.object({ name: z.string(), heat: z.number(), siteId: z.null() }),
  status: 201,
});

const glaze = call('PUT', '/api/pots/:pot', {
  may: 'write',
  summary: 'Glazes a pot.',
  answer: z.object({ kind: z.literal('glazed') }),
  conflict: z.object({ kind: z.literal('conflict'), glaze: z.string() }),
});

const pots = z.object({ pots: z.array(z.string()) });
const list = call('GET', '/api/sites/:site/pots', { may: 'read', summary: 'Lists pots.', answer: pots });
const look = call('GET', '/api/pots', { may: 'open', summary: 'Shows pots.', answer: pots });
const POTS = Array.from({ length: 200 }, (_, index) => `a pot with handle ${index % 7}`);

async function askBytes(asked: Response | Promise<Response>) {
  const answer = await asked;
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function pottery() {
  const app = new Hono();
  const asked: unknown[] = [];
  const answer = answerCalls(app, async (context, siteId, scope) => {
    asked.push([siteId, scope]);
    if (context.req.header('who') === undefined) return context.json({ error: { kind: 'signed-out' } }, 401);
    return { name: 'Mira', mayInjectCode: false };
  });
  answerOpenCalls(app, () => undefined)(look, async () => ({ pots: POTS }));
  answer(list, async () => ({ pots: POTS }));
  answer(read, async ({ params: { pot }, query: { glaze = null, search = null } }) => {
    if (pot === 'gone') return { kind: 'missing', message: 'This pot is gone.' };
    if (pot === 'old') return { kind: 'cracked', message: 'It is cracked.', field: 'pot' };
    return { pot, glaze, search };
  });
  answer(glaze, async ({ params: { pot } }) =>
    pot === 'red' ? { kind: 'conflict', glaze: 'red' } : { kind: 'glazed' },
  );
  answer(fire, async ({ siteId, query }, { name }) => ({ name, heat: query.heat, siteId }));
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, { ...init, headers: { who: 'Mira', ...init.headers } });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  return { app, asked, send };
}

test('a handler is asked only when its caller may, by what the declaration says', async () => {
  const { app, asked, send } = pottery();
  expect((await app.request('/api/sites/s1/pots/p1')).status).toBe(401);
  const { status, json, headers } = await send('/api/sites/s1/pots/p1');
  expect([status, json]).toEqual([200, { pot: 'p1', glaze: null, search: null }]);
  expect(headers.get('cache-control')).toBe('no-store');
  await send('/api/pots', { method: 'POST' });
  expect(asked).toEqual([
    ['s1', 'read'],
    ['s1', 'read'],
    [null, 'admin.installation'],
  ]);
});

test('a long answer to somebody who is known is sent smaller, in the encoding that is asked for', async () => {
  const { app } = pottery();
  const ask = (path: string, encoding: string) =>
    app.request(path, { headers: { who: 'Mira', 'accept-encoding': encoding } });
  const text = JSON.stringify({ pots: POTS });
  for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    const { headers, ...answer } = await askBytes(ask('/api/sites/s1/pots', encoding));
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers.get('content-type')).toBe('application/json');
    expect(answer.bytes.length).toBeLessThan(text.length / 5);
    expect(unpack(answer.bytes).toString()).toBe(text);
  }
  const plain = await askBytes(ask('/api/sites/s1/pots', 'identity'));
  expect([plain.headers.get('content-encoding'), plain.bytes.toString()]).toEqual([null, text]);
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  for (const path of ['/api/sites/s1/pots/p1', '/api/pots']) {
    const answer = await ask(path, 'br');
    expect([path, answer.headers.get('content-encoding')]).toEqual([path, null]);
  }
});

test('many long answers at once are sent as they are rather than waited for', async () => {
  const { app } = pottery();
  const headers = { who: 'Mira', 'accept-encoding': 'gzip' };
  const ask = () => app.request('/api/sites/s1/pots', { headers });
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  const sent = answers.filter((answer) => answer.headers.get('content-encoding') === null);
  expect(sent.length).toBeGreaterThan(0);
  for (const answer of sent) expect(await answer.json()).toEqual({ pots: POTS });
  expect((await ask()).headers.get('content-encoding')).toBe('gzip');
});

test('a failure is answered with the status of its kind, and with all it says', async () => {
  const { send } = pottery();
  expect(await send('/api/sites/s1/pots/gone')).toMatchObject({
    status: 404,
    json: { error: { kind: 'missing', message: 'This pot is gone.' } },
  });
  const cracked = await send('/api/sites/s1/pots/old');
  expect(cracked).toMatchObject({ status: 409, json: { error: { kind: 'cracked', field: 'pot' } } });
  expect(cracked.headers.get('cache-control')).toBeNull();
});

test('what stands there now is answered in place of an error', async () => {
  const { send } = pottery();
  const { status, json } = await send('/api/pots/red', { method: 'PUT' });
  expect([status, json]).toEqual([409, { kind: 'conflict', glaze: 'red' }]);
  expect(await send('/api/pots/blue', { method: 'PUT' })).toMatchObject({
    status: 200,
    json: { kind: 'glazed' },
  });
});

test('a query that is not understood counts as absent, unless the declaration refuses it', async () => {
  const { send } = pottery();
  const { json } = await send('/api/sites/s1/pots/p1?glaze=green&search=&more=1');
  expect(json).toEqual({ pot: 'p1', glaze: null, search: null });
  expect((await send('/api/sites/s1/pots/p1?glaze=red&search=jug')).json).toEqual({
    pot: 'p1',
    glaze: 'red',
    search: 'jug',
  });
  const headers = { 'content-type': 'application/json' };
  const post = (query: string, body: object) =>
    send(`/api/pots${query}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await post('?heat=hot', { name: 'Jug' })).toMatchObject({
    status: 400,
    json: { error: { kind: 'invalid', message: 'Say how hot.' } },
  });
  expect(await post('?heat=900', { name: ' Jug ' })).toMatchObject({
    status: 201,
    json: { name: 'Jug', heat: 900, siteId: null },
  });
  expect(await post('?heat=900', { size: 1 })).toMatchObject({ status: 400 });
});

test('an address that holds a character of code zero is refused', async () => {
  expect((await pottery().send('/api/sites/s1/pots/p%00')).status).toBe(400);
});
