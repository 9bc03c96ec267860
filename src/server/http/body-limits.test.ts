/** Bodies past their limits, and bodies and answers that break off, over real connections. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COMMENTS_PATH } from '#domain/comments/contract.ts';
import { ERRORS_PATH, TRACE_PATH } from '#domain/errors/contract.ts';
import { SAVE_SUBMISSION_PATH } from '#domain/forms/contract.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { PROOFING_PATH } from '#domain/proofing/proofs.ts';
import { PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { WIDGET_PATH } from '#domain/widget/contract.ts';
import { createMediaSite, type MediaSite } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { type TestVisitor, testVisitor } from '#testing/server/visitor.ts';
import { leaveUnread } from './leave-unread.ts';

const BARE = { 'sec-fetch-mode': 'navigate', 'content-type': 'application/x-www-form-urlencoded' };

describeOnBothEngines('limits of bodies', (on) => {
  let site: MediaSite;
  let visitor: TestVisitor;
  let server: Server;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
    const { identifier } = await on.db.read
      .selectFrom('sites')
      .select('identifier')
      .executeTakeFirstOrThrow();
    visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    server = createServer(leaveUnread(getRequestListener(site.app.fetch))).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    site.remove();
  });

  /** As a browser without scripts. */
  function submit(path: string, bytes: number): Promise<Response> {
    const from = { origin: visitor.origin, 'sec-fetch-site': 'same-origin' };
    return visitor.ask('POST', path, { ...from, ...BARE }, `password=${'x'.repeat(bytes)}`);
  }

  test.each([
    ['/', 4097],
    ['/nowhere', 4097],
    [CONFIRM_PATH, 10_001],
    [UNSUBSCRIBE_PATH, 10_001],
    [COMMENTS_PATH, 64_001],
    [SAVE_SUBMISSION_PATH, 1_000_001],
  ])('a form for %s of %i bytes is answered by a page that says so', async (path, bytes) => {
    const answer = await submit(path, bytes);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('Make it shorter, then send it again.');
  });

  test.each([
    ['application/json', COMMENTS_PATH, 64_001],
    ['application/json', SAVE_SUBMISSION_PATH, 250_001],
    ['application/json', ERRORS_PATH, 64_001],
    ['application/x-www-form-urlencoded', TRACE_PATH, 64_001],
    ['application/x-www-form-urlencoded', WIDGET_PATH, 64_001],
  ])('%s for %s of %i bytes is answered in JSON', async (type, path, bytes) => {
    const answer = await visitor.send('POST', path, new URLSearchParams({ a: 'x'.repeat(bytes) }), {
      'content-type': type,
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/json']);
  });

  test('a form of more fields than a page has is refused before it is taken apart', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=x`).join('&');
    const from = { origin: visitor.origin, 'sec-fetch-site': 'same-origin' };
    const answers = [PROOFING_PATH, PLACE_ORDER_PATH].map(
      async (path) => (await visitor.ask('POST', path, { ...from, ...BARE }, fields(5001))).status,
    );
    expect(await Promise.all(answers)).toEqual([413, 413]);
  });

  test('without a word on its length it is the same', async () => {
    for (const [path, chunks] of [
      ['/', 5],
      [CONFIRM_PATH, 11],
      [COMMENTS_PATH, 101],
    ] as const) {
      const text = await talk(
        `POST ${path}`,
        { ...BARE, 'sec-fetch-site': 'same-origin', origin: visitor.origin, 'transfer-encoding': 'chunked' },
        `400\r\n${'x'.repeat(1024)}\r\n`.repeat(chunks),
      );
      expect([path, text.slice(0, 12)]).toEqual([path, 'HTTP/1.1 413']);
    }
  });

  /** What is answered to a request whose body never ends. */
  async function talk(line: string, headers: Record<string, string>, body: string): Promise<string> {
    const client = open(line, headers, body);
    let text = '';
    client.on('data', (data) => {
      text += data.toString();
    });
    await once(client, 'end');
    client.destroy();
    return text;
  }

  function open(line: string, headers: Record<string, string>, body: string) {
    const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    const all = { host: new URL(visitor.origin).host, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    client.on('error', () => undefined);
    client.write(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    return client;
  }

  const faults = () => on.deps.logged.filter(({ level }) => level >= 40);

  test('who goes away in the middle of a body is no error', async () => {
    const owner = {
      host: 'localhost:4321',
      authorization: `Bearer ${site.token}`,
      'content-type': 'application/json',
    };
    const own = { ...BARE, origin: visitor.origin, 'sec-fetch-site': 'same-origin' };
    const half = { 'content-length': '1000' };
    const calls = [
      ['POST /', own],
      [`POST ${CONFIRM_PATH}`, own],
      [`POST ${COMMENTS_PATH}`, own],
      [`POST ${SAVE_SUBMISSION_PATH}`, own],
      [`POST /api/sites/${site.siteId}/documents`, owner],
      ['PUT /api/site-header-footer', owner],
    ] as const;
    const told = () => on.deps.logged.filter(({ msg }) => msg === 'a request broke off').length;
    for (const [index, [line, headers]] of calls.entries()) {
      const request = once(server, 'request');
      const client = open(line, { ...headers, ...half }, 'half');
      await request;
      client.destroy();
      await vi.waitFor(() => expect([line, told()]).toEqual([line, index + 1]), { timeout: 60_000 });
    }
    const upload = open(`POST /api/sites/${site.siteId}/media?filename=a.txt`, { ...owner, ...half }, 'half');
    const [, response] = (await once(server, 'request')) as [unknown, NodeJS.EventEmitter];
    const isOver = once(response, 'close');
    upload.destroy();
    await isOver;
    expect(faults()).toEqual([]);
  });

  test('nor is who goes away in the middle of an answer', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
    const file = await site.upload({ filename: 'long.txt', bytes: Buffer.from('x'.repeat(30_000_000)) });
    const client = open(`GET ${mediaUrl(file)}`, {}, '');
    const [, response] = (await once(server, 'request')) as [unknown, NodeJS.EventEmitter];
    const isOver = once(response, 'close');
    const [beginning] = (await once(client, 'data')) as [Buffer];
    expect(beginning.toString()).toMatch(/^HTTP\/1\.1 200 /);
    client.destroy();
    await isOver;
    expect(faults()).toEqual([]);
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});
