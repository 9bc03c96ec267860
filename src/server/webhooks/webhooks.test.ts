/** Webhooks over HTTP, told by a real server on loopback, on both engines. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createTestAccount } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';
import { deleteSiteRow } from '../sites/queries.ts';
import type { Reach } from '../sites/reach-host.ts';
import { Deliverer } from './deliverer.ts';

const FORM_ID = 'form00000000000000000001';
const OTHER_FORM_ID = 'form00000000000000000002';
const GOOD = { name: ['Mira', 'Stein'], email: 'mira@example.org' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Received[] = [];
let respond: (response: ServerResponse, request: Received) => void = (response) => response.end('ok');
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(got);
    respond(response, got);
  });
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => void receiver.close().closeAllConnections());

/** The receiver's side as the specification words it, with nothing of ours. */
function verify({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => each.split(','))
    .some(([version, signature = '']) => {
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}

describeOnBothEngines('webhooks', (on) => {
  async function open(networks = '127.0.0.1') {
    received.length = 0;
    respond = (response) => response.end('ok');
    const reach: Reach = {
      resolve: async (name) => {
        if (name === 'inside.example') return { ipv4: ['10.0.0.1'], ipv6: [] };
        return name === 'nobody.example' ? { ipv4: [], ipv6: [] } : undefined;
      },
      ask: async () => ({ kind: 'failed', code: 'ENETUNREACH' }),
    };
    const app = await testApp(on.deps, { WEBHOOK_PRIVATE_NETWORKS: networks }, reach);
    const site = await createTestSite(on.deps, { app });
    const form = definitions['form']?.defaults as Record<string, unknown>;
    const blocks = [
      blockOf(FORM_ID, 'form', form),
      blockOf(OTHER_FORM_ID, 'form', { ...form, name: 'Other' }),
    ];
    const page = await site.publish({ body: bodyOf('Contact', on.deps.newId(), blocks), slug: 'contact' });
    const { identifier } = await on.db.read
      .selectFrom('sites')
      .select('identifier')
      .where('id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    const make = async (more: Record<string, unknown> = {}) => {
      const input = { url: `${address}/hook`, events: ['form.submitted'], forms: null, ...more };
      return site.api('POST', 'webhooks', input);
    };
    const submit = async (formId = FORM_ID, message = `Do you have ${on.deps.newId()}?`) => {
      const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
      const { key } = (await (await visitor.send('POST', '/api/form/FormSubmissionKey')).json()) as {
        key: string;
      };
      on.deps.clock.advance(20_000);
      const form = JSON.stringify({ ...GOOD, message });
      const body = { formId, pageId: page.id, form, key };
      const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', body);
      const { submissionId } = (await answer.json()) as { submissionId: string };
      on.deps.clock.advance(3000);
      return submissionId;
    };
    const listed = async () => (await site.api('GET', 'webhooks')).json.webhooks;
    const deliveries = async (id: string) =>
      (await site.api('GET', `webhooks/${id}/deliveries`)).json.deliveries;
    const drain = () => site.worker.drain();
    return { site, make, submit, listed, deliveries, drain };
  }

  test('what a form brings is told once, signed, and its signature holds', async () => {
    const { make, submit, drain, deliveries, site } = await open();
    const made = await make();
    expect(made.status).toBe(201);
    const submissionId = await submit();
    await drain();
    await drain();
    expect(received).toHaveLength(1);
    const [got] = received as [Received];
    expect(verify(got, made.json.secret)).toBe(true);
    expect(verify({ ...got, body: `${got.body} ` }, made.json.secret)).toBe(false);
    expect(Number(got.headers['webhook-timestamp'])).toBe(Math.floor(on.deps.now() / 1000));
    expect(got.headers['content-type']).toBe('application/json');
    expect(JSON.parse(got.body)).toMatchObject({
      type: 'form.submitted',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: {
        site: site.siteId,
        form: { id: FORM_ID, name: 'Contact' },
        page: { path: '/contact' },
        submission: {
          id: submissionId,
          fields: expect.arrayContaining([
            { id: 'name', type: 'name', label: 'Name', value: ['Mira', 'Stein'], text: 'Mira Stein' },
          ]),
        },
      },
    });
    const [delivery] = await deliveries(made.json.webhook.id);
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempts: 1,
      status: 200,
      problem: null,
      nextAt: null,
    });
    const read = await site.api('GET', `webhooks/${made.json.webhook.id}/deliveries/${delivery.id}`);
    expect(read.json.delivery).toMatchObject({
      request: { body: got.body, headers: { 'webhook-id': got.headers['webhook-id'] } },
      answer: 'ok',
      tries: [{ status: 200, problem: null }],
    });
    expect(JSON.stringify(read.json)).not.toContain('signature');
  });

  test('twenty submissions at once, and many workers, are twenty messages with ids of their own', async () => {
    const { make, submit, drain, site } = await open();
    await make();
    for (let count = 0; count < 20; count += 1) await submit(FORM_ID, `message ${count}`);
    await Promise.all([drain(), drain(), site.worker.drain()]);
    await drain();
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    expect(received).toHaveLength(20);
  });

  test('a webhook is told of the forms and the events it was made for, and of nothing while it is off', async () => {
    const { make, submit, drain, site } = await open();
    const all = await make({ url: `${address}/all` });
    await make({ url: `${address}/other`, forms: [OTHER_FORM_ID] });
    const off = await make({ url: `${address}/off` });
    const id = off.json.webhook.id;
    expect((await site.api('PATCH', `webhooks/${id}`, { isOn: false })).json.webhook.isOn).toBe(false);
    await submit();
    await submit(OTHER_FORM_ID);
    await drain();
    expect(received.map(({ path }) => path).sort()).toEqual(['/all', '/all', '/other']);
    await site.api('PATCH', `webhooks/${id}`, { isOn: true });
    await site.api('DELETE', `webhooks/${all.json.webhook.id}`);
    await submit();
    await drain();
    expect(received.slice(3).map(({ path }) => path)).toEqual(['/off']);
    const { forms } = (await site.api('GET', 'webhooks')).json;
    expect(forms).toEqual([
      { id: FORM_ID, name: 'Contact' },
      { id: OTHER_FORM_ID, name: 'Other' },
    ]);
  });

  test('what fails is tried eight times with growing pauses; then the webhook is switched off and its owner told', async () => {
    const { make, submit, drain, listed, deliveries, site } = await open();
    await createTestAccount(on.deps, { email: 'caretaker@example.org', roles: { [site.siteId]: 1 } });
    respond = (response) => response.writeHead(500).end('no \u0007 luck');
    const id = (await make()).json.webhook.id;
    await submit();
    await drain();
    const [first] = await deliveries(id);
    expect(first).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: 500,
      problem: 'The answer was 500.',
    });
    expect(first.nextAt - on.deps.now()).toBeGreaterThan(2000);
    for (let tries = 1; tries < 8; tries += 1) {
      expect(received).toHaveLength(tries);
      const [waiting] = await deliveries(id);
      on.deps.clock.set(waiting.nextAt - 1);
      await drain();
      expect(received).toHaveLength(tries);
      on.deps.clock.advance(1001);
      await drain();
    }
    expect(received).toHaveLength(8);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', attempts: 8, nextAt: null });
    const [webhook] = await listed();
    expect(webhook).toMatchObject({ isOn: false, offReason: expect.stringContaining('more than a day') });
    const mails = await on.db.read
      .selectFrom('mails')
      .select(['toAddress', 'subject'])
      .where('siteId', '=', site.siteId)
      .where('subject', 'like', '% is off')
      .execute();
    expect(mails).toEqual([
      { toAddress: 'caretaker@example.org', subject: expect.stringContaining('127.0.0.1') },
    ]);
    const again = await site.api('POST', `webhooks/${id}/deliveries/${first.id}/resend`);
    expect([again.status, again.json.error.kind]).toEqual([409, 'not-allowed']);
    respond = (response) => response.end('ok');
    await site.api('PATCH', `webhooks/${id}`, { isOn: true });
    await site.api('POST', `webhooks/${id}/deliveries/${first.id}/resend`);
    await drain();
    expect(received).toHaveLength(9);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    expect((await listed())[0]).toMatchObject({ isOn: true, offReason: null, failingSince: null });
  });

  test('one success keeps a webhook on that fails now and then', async () => {
    const { make, submit, drain, listed, deliveries } = await open();
    respond = (response) => response.writeHead(503).end();
    const id = (await make()).json.webhook.id;
    await submit();
    await drain();
    expect((await listed())[0].failingSince).toBe(on.deps.now());
    for (let tries = 1; tries < 7; tries += 1) {
      on.deps.clock.set((await deliveries(id))[0].nextAt + 1000);
      await drain();
    }
    respond = (response, { body }) => response.writeHead(body.includes('fine') ? 204 : 503).end();
    const waiting = (await deliveries(id))[0];
    on.deps.clock.set(waiting.nextAt - 2 * HOUR_MS);
    await submit(FORM_ID, 'fine');
    await drain();
    expect((await listed())[0].failingSince).toBeNull();
    on.deps.clock.set(waiting.nextAt + 1000);
    await drain();
    expect((await deliveries(id)).map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'failed',
    ]);
    expect((await listed())[0].isOn).toBe(true);
  });

  test('an answer of 410 switches off at once, and a redirect is a failure that says where it points', async () => {
    const { make, submit, drain, listed, deliveries } = await open();
    respond = (response) => response.writeHead(302, { location: `${address}/elsewhere` }).end();
    const id = (await make()).json.webhook.id;
    await submit();
    await drain();
    expect((await deliveries(id))[0]).toMatchObject({
      status: 302,
      problem: expect.stringContaining(`${address}/elsewhere`),
    });
    expect(received.map(({ path }) => path)).toEqual(['/hook']);
    respond = (response) => response.writeHead(410).end();
    on.deps.clock.advance(10_000);
    await drain();
    expect((await listed())[0]).toMatchObject({ isOn: false, offReason: expect.stringContaining('410') });
    expect((await deliveries(id)).map(({ state }: { state: string }) => state)).toEqual(['failed']);
  });

  test('a server that ends in the middle of a try gives the message back: it was no try, and it arrives later', async () => {
    const { make, drain, deliveries, site } = await open();
    const id = (await make()).json.webhook.id;
    await site.api('POST', `webhooks/${id}/test`);
    const ending = new AbortController();
    respond = () => ending.abort(new Error('Vitrine is stopping'));
    const deliverer = new Deliverer({
      ...on.deps,
      secret: 'a secret for tests, of no worth to anyone else',
      ownerOrigin: 'http://localhost:4321',
      outgoing: createOutgoing({ resolve: async () => undefined, privateNetworks: ['127.0.0.1'] }),
      random: () => 0.5,
      findSubmission: async () => undefined,
      queueMail: async () => undefined,
      listCaretakers: async () => [],
      siteName: async () => '',
    });
    await deliverer.run(ending.signal);
    expect(received).toHaveLength(1);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', attempts: 0, problem: null });
    respond = (response) => response.end('ok');
    await drain();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => received[0]?.headers['webhook-id']),
    );
  });

  test('an address that does not answer keeps no other webhook waiting', async () => {
    const { make, submit, drain } = await open();
    const held: ServerResponse[] = [];
    respond = (response, { path }) => {
      if (path === '/slow') held.push(response);
      else response.end();
      // Everybody else has been told before the slow one answers at all.
      if (received.filter((each) => each.path === '/quick').length === 3)
        for (const each of held.splice(0)) each.end();
    };
    await make({ url: `${address}/slow` });
    await make({ url: `${address}/quick` });
    for (let count = 0; count < 3; count += 1) await submit();
    await drain();
    expect(received.filter(({ path }) => path === '/quick')).toHaveLength(3);
    respond = (response) => response.end();
    for (const each of held.splice(0)) each.end();
    await drain();
    expect(received.filter(({ path }) => path === '/slow')).toHaveLength(3);
  });

  test('a test is sent once, even to a webhook that is off', async () => {
    const { make, drain, site, deliveries, listed } = await open();
    respond = (response) => response.writeHead(500).end();
    const { webhook, secret } = (await make()).json;
    await site.api('PATCH', `webhooks/${webhook.id}`, { isOn: false });
    const sent = await site.api('POST', `webhooks/${webhook.id}/test`);
    expect(sent.json.delivery).toMatchObject({ event: 'webhook.test', state: 'waiting' });
    await drain();
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'failed', attempts: 1 });
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
    expect(verify(received[0] as Received, secret)).toBe(true);
    expect((await listed())[0].failingSince).toBeNull();
  });

  test('a new secret signs at once, beside the old one for a day', async () => {
    const { make, submit, drain, site } = await open();
    const { webhook, secret: old } = (await make()).json;
    const { secret: fresh } = (await site.api('POST', `webhooks/${webhook.id}/secret`)).json;
    expect(fresh).not.toBe(old);
    await submit();
    await drain();
    expect([old, fresh].map((secret) => verify(received[0] as Received, secret))).toEqual([true, true]);
    on.deps.clock.advance(DAY_MS);
    await submit();
    await drain();
    expect([old, fresh].map((secret) => verify(received[1] as Received, secret))).toEqual([false, true]);
    const listed = JSON.stringify((await site.api('GET', 'webhooks')).json);
    expect(listed).not.toContain('whsec_');
    const rows = JSON.stringify(await on.db.read.selectFrom('webhooks').selectAll().execute());
    const activity = JSON.stringify(await on.db.read.selectFrom('activity').selectAll().execute());
    for (const secret of [old, fresh])
      expect(
        [rows, activity, JSON.stringify(on.deps.logged)].filter((text) => text.includes(secret.slice(6))),
      ).toEqual([]);
  });

  test('private addresses are refused when they are typed, and when a name turns out to lead there', async () => {
    const { make, site } = await open('');
    const urls = [
      'https://127.0.0.1',
      'https://2130706433',
      'https://inside.example/x',
      'https://[::ffff:10.0.0.1]',
      'http://example.org',
      'https://a:b@example.org',
      'javascript:alert(1)',
      'x',
    ];
    for (const url of urls) {
      const refused = await make({ url });
      expect([url, refused.status, refused.json.error]).toEqual([
        url,
        422,
        { kind: 'invalid', field: 'url', message: expect.any(String) },
      ]);
    }
    // The DNS of tests is silent: the address is kept, and looked at again with each try.
    const { webhook } = (await make({ url: 'https://hook.example/x#y' })).json;
    expect(webhook.url).toBe('https://hook.example/x');
    const unknown = await make({ url: 'https://nobody.example/x' });
    expect([unknown.status, unknown.json.warning]).toEqual([
      201,
      expect.stringMatching(/No server was found/),
    ]);
    const moved = await site.api('PATCH', `webhooks/${webhook.id}`, { url: 'https://nobody.example/y' });
    expect(moved.json).toMatchObject({
      webhook: { url: 'https://nobody.example/y' },
      warning: expect.any(String),
    });
    const changed = await site.api('PATCH', `webhooks/${webhook.id}`, { url: 'https://10.1.2.3' });
    expect(changed.status).toBe(422);
    expect(received).toEqual([]);
  });

  test('with a submission goes what is known of its delivery; after thirty days all of it, with a site everything', async () => {
    const { make, submit, drain, deliveries, site } = await open();
    const { webhook } = (await make()).json;
    const first = await submit();
    await submit();
    await drain();
    await site.api('POST', 'submissions/delete', { ids: [first] });
    expect(await deliveries(webhook.id)).toHaveLength(1);
    on.deps.clock.advance(31 * DAY_MS);
    await site.worker.queueRecurring();
    await drain();
    expect(await deliveries(webhook.id)).toHaveLength(0);
    await submit();
    await on.db.write((tx) => deleteSiteRow(tx, site.siteId));
    const left = await on.db.read
      .selectFrom('webhookDeliveries')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .execute();
    const webhooks = await on.db.read
      .selectFrom('webhooks')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .execute();
    expect([left, webhooks]).toEqual([[], []]);
  });

  test('changes stand in the activity without paths and secrets, and another site’s webhooks cannot be reached', async () => {
    const { make, site } = await open();
    const other = await open();
    const { webhook } = (await make({ url: `${address}/secret-path` })).json;
    for (const [method, path, body] of [
      ['PATCH', '', { isOn: false }],
      ['DELETE', '', undefined],
      ['POST', '/secret', undefined],
      ['POST', '/test', undefined],
      ['GET', '/deliveries', undefined],
    ] as const)
      expect([path, (await other.site.api(method, `webhooks/${webhook.id}${path}`, body)).status]).toEqual([
        path,
        404,
      ]);
    await site.api('POST', `webhooks/${webhook.id}/secret`);
    await site.api('DELETE', `webhooks/${webhook.id}`);
    const lines = await on.db.read
      .selectFrom('activity')
      .select('what')
      .where('siteId', '=', site.siteId)
      .where('action', 'like', 'webhook.%')
      .orderBy('id')
      .execute();
    const host = new URL(address).host;
    expect(lines.map(({ what }) => what)).toEqual([
      `added the webhook to ${host}`,
      `renewed the secret of the webhook to ${host}`,
      `removed the webhook to ${host}`,
    ]);
  });

  test('a site has twenty webhooks at most', async () => {
    const { make } = await open();
    for (let count = 0; count < 20; count += 1) expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
  });
});
