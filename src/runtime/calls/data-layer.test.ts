import { expect, test, vi } from 'vitest';
import { type CallOptions, createDataLayer, type Method } from './data-layer.ts';

const ORIGIN = 'https://kiln.example';

type Reply = { status?: number; json?: unknown; text?: string } | 'down';

/** A page whose server answers with these, in turn; the last one stays. */
function page(replies: Reply[], crumb = 'old') {
  const asked: { url: URL; init: RequestInit }[] = [];
  const waited: number[] = [];
  const dispatched: [string, object][] = [];
  const refusals: object[] = [];
  let kept = crumb;
  const layer = createDataLayer({
    origin: ORIGIN,
    fetch: async (input, init) => {
      asked.push({ url: new URL(String(input)), init: init ?? {} });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || reply === 'down') throw new TypeError('Failed to fetch');
      const text = reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
      const status = reply.status ?? 200;
      return new Response(status === 204 ? null : text, { status });
    },
    crumbs: {
      read: () => kept,
      write: (value) => {
        kept = value;
      },
    },
    wait: async (ms) => void waited.push(ms),
    dispatch: (name, detail) => dispatched.push([name, detail]),
    showRefusal: async (refusal) => refusals.push(refusal),
  });
  return { layer, asked, waited, dispatched, refusals, crumb: () => kept };
}

const headersOf = (init: RequestInit | undefined) => init?.headers as Record<string, string>;

test('DATA-01 DATA-02 DATA-03 DATA-05 the four methods go to the own site under /api/, with credentials and JSON', async () => {
  const { layer, asked } = page([{ json: { fine: true } }]);
  await layer.get('/api/things', { query: { q: 'clay & glaze' } });
  await layer.post('/api/things', { name: 'Bowl' });
  await layer.put('/api/things/1', { name: 'Cup' });
  await layer.delete('/api/things/1');
  expect(asked.map(({ url, init }) => [init.method, url.origin + url.pathname, init.credentials])).toEqual([
    ['GET', `${ORIGIN}/api/things`, 'include'],
    ['POST', `${ORIGIN}/api/things`, 'include'],
    ['PUT', `${ORIGIN}/api/things/1`, 'include'],
    ['DELETE', `${ORIGIN}/api/things/1`, 'include'],
  ]);
  expect(asked[0]?.url.searchParams.get('q')).toBe('clay & glaze');
  expect(asked.map(({ init }) => headersOf(init)['content-type'])).toEqual([
    undefined,
    'application/json',
    'application/json',
    undefined,
  ]);
  expect(asked.map(({ init }) => init.body)).toEqual([
    undefined,
    '{"name":"Bowl"}',
    '{"name":"Cup"}',
    undefined,
  ]);
  for (const elsewhere of [
    'https://evil.example/api/x',
    '//evil.example/api/x',
    '/config/',
    '/api/../config',
  ])
    await expect(layer.post(elsewhere)).rejects.toThrow('no call of this site');
  await layer.get('/api/public', { withCredentials: false });
  expect(asked.at(-1)?.init.credentials).toBe('omit');
});

test('DATA-04 answers are JSON, and 204 is an empty one', async () => {
  const { layer } = page([{ json: { a: 1 } }, { status: 204 }]);
  expect(await layer.get('/api/a')).toEqual({ ok: true, status: 200, data: { a: 1 } });
  expect(await layer.get('/api/a')).toEqual({ ok: true, status: 204, data: undefined });
});

test('DATA-06 DATA-07 the crumb goes in the query, or as a header or a field where asked', async () => {
  const { layer, asked } = page([{ json: {} }]);
  const form = new URLSearchParams({ event: 'view' });
  const ways: [CallOptions, URLSearchParams | undefined][] = [
    [{}, undefined],
    [{ crumb: 'header' }, undefined],
    [{ crumb: 'field' }, form],
  ];
  for (const [options, body] of ways) await layer.post('/api/x', body, options);
  const seen = asked.map(({ url, init }) => [
    url.searchParams.get('crumb'),
    headersOf(init)['crumb'],
    String(init.body),
  ]);
  expect(seen).toEqual([
    ['old', undefined, 'undefined'],
    [null, 'old', 'undefined'],
    [null, undefined, 'event=view&crumb=old'],
  ]);
});

test('DATA-06 a page without a crumb asks for one first, once for all calls that wait', async () => {
  const { layer, asked, crumb } = page([{ json: { crumb: 'fresh' } }, { json: {} }], '');
  await Promise.all([layer.post('/api/a'), layer.post('/api/b'), layer.get('/api/c')]);
  expect(asked.map(({ url }) => url.pathname).sort()).toEqual(['/api/a', '/api/b', '/api/c', '/api/crumb']);
  expect(crumb()).toBe('fresh');
  const [a] = asked.filter(({ url }) => url.pathname === '/api/a');
  expect(a?.url.searchParams.get('crumb')).toBe('fresh');
});

test('DATA-09 a crumb failure is tried once more with the new crumb, and no third time', async () => {
  const failed = { status: 403, json: { crumbFail: true, crumb: 'new' } };
  const once = page([failed, { json: { saved: true } }]);
  expect(await once.layer.post('/api/x', { a: 1 })).toMatchObject({ ok: true, data: { saved: true } });
  expect(once.asked.map(({ url }) => url.searchParams.get('crumb'))).toEqual(['old', 'new']);
  expect(once.crumb()).toBe('new');
  const always = page([failed]);
  expect(await always.layer.post('/api/x', { a: 1 }, { retries: 5 })).toMatchObject({
    ok: false,
    kind: 'crumb',
    message: 'Unauthorized request',
  });
  expect(always.asked).toHaveLength(2);
});

test('DATA-10 an answer that is not JSON says so, with the address', async () => {
  const { layer } = page([{ text: '<p>Hello' }]);
  const answer = await layer.get('/api/x');
  expect(answer).toMatchObject({ ok: false, kind: 'unparseable' });
  expect(answer.ok ? '' : answer.message).toMatch(
    /^Internal Error: Unable to parse server response from \(\/api\/x\) as JSON: .+/,
  );
});

test('DATA-11 DATA-12 DATA-13 DATA-14 failures have their texts, with the body where there is one', async () => {
  const texts: [number, string][] = [
    [401, 'Unauthorized request'],
    [403, 'Unauthorized request'],
    [500, 'Internal server error. Please try again later.'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
    [404, 'Unable to connect. Please try again'],
  ];
  for (const [status, message] of texts) {
    const { layer } = page([{ status, json: { error: 'x' } }]);
    expect(await layer.get('/api/x')).toEqual({
      ok: false,
      kind: 'status',
      status,
      message,
      data: { error: 'x' },
    });
    const bare = page([{ status, text: '<html>' }]);
    expect(await bare.layer.get('/api/x')).toEqual({ ok: false, kind: 'status', status, message });
  }
  const { layer } = page(['down']);
  expect(await layer.get('/api/x')).toEqual({
    ok: false,
    kind: 'network',
    message: 'Unable to connect. Please try again',
  });
});

test('DATA-15 other failures are tried again after 200 ms, as often as told and not without being told', async () => {
  const recovers = page(['down', { status: 502, text: '' }, { json: { fine: 1 } }]);
  expect(await recovers.layer.get('/api/x', { retries: 3 })).toMatchObject({ ok: true });
  expect(recovers.waited).toEqual([200, 200]);
  const never = page(['down']);
  expect(await never.layer.get('/api/x', { retries: 2 })).toMatchObject({ ok: false, kind: 'network' });
  expect([never.asked.length, never.waited]).toEqual([3, [200, 200]]);
  const untold = page(['down']);
  await untold.layer.get('/api/x');
  expect([untold.asked.length, untold.waited]).toEqual([1, []]);
  for (const status of [401, 403, 500, 501, 503]) {
    const named = page([{ status, json: {} }]);
    await named.layer.get('/api/x', { retries: 2 });
    expect(named.asked).toHaveLength(1);
  }
});

test('DATA-16 DATA-18 an answer that wants a sign-in fires the event', async () => {
  const { layer, dispatched } = page([{ status: 401, json: { loginRequired: true } }]);
  await layer.get('/api/orders');
  expect(dispatched).toEqual([['vitrine:login-required', { url: '/api/orders' }]]);
});

test('DATA-17 an authorisation failure shows a system error', async () => {
  const { layer, refusals } = page([{ status: 403, json: { authorizationFail: true } }, { json: {} }]);
  await layer.put('/api/settings', {});
  await layer.put('/api/settings', {});
  expect(refusals).toEqual([{ url: '/api/settings', format: 'JSON', message: 'Unauthorized request' }]);
});

test('a call may be given up on, and goes on when the page is left where told', async () => {
  const { layer, asked } = page([{ json: {} }]);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const method: Method = 'POST';
  await layer.post('/api/x', {}, { timeoutMs: 2500, keepalive: true });
  expect(asked[0]?.init).toMatchObject({ method, keepalive: true });
  expect(timeout).toHaveBeenCalledWith(2500);
});
