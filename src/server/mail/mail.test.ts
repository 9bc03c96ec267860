/** Mails on their way: through the built-in outbox, and through a real mail server on loopback. */
import { afterEach, expect, test } from 'vitest';
import { writeMail } from '#domain/mail/write-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '#testing/server/smtp-server.ts';
import { describeOnBothEngines, type OnEngine, testApp } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';
import { handlersOf, recurringOf } from '../jobs/job.ts';
import { createWorker } from '../jobs/worker.ts';
import { mailJobs } from './feature.ts';
import { findMail, listMails } from './queries.ts';
import { queueMail, retryMail } from './queue-mail.ts';
import { MAX_TRIES } from './send-mail.ts';
import { smtpTransport } from './smtp-transport.ts';
import { type MailTransport, outboxTransport } from './transport.ts';

const DAY_MS = 24 * 3_600_000;
const FROM = { name: 'My Pottery', address: 'studio@example.org' };
const SECRET = 'token-that-opens-the-account';

const written = writeMail({
  sender: 'Vitrine',
  heading: 'Grüße',
  paragraphs: ['Hello.'],
  action: { label: 'Open', url: `https://studio.example.org/reset?token=${SECRET}` },
});

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function smtp(...given: Parameters<typeof startSmtpServer>): Promise<TestSmtpServer> {
  const server = await startSmtpServer(...given);
  opened.push(server);
  return server;
}

function transportTo(url: string): MailTransport {
  const transport = smtpTransport(url, FROM);
  opened.push(transport);
  return transport;
}

function workerOf(on: OnEngine, transport: MailTransport) {
  const jobs = mailJobs(on.deps, transport);
  return createWorker(on.deps, handlersOf(jobs), { recurring: recurringOf(jobs) });
}

function queue(on: OnEngine, to: string, hasSecret = false): Promise<string> {
  return on.db.write((tx) =>
    queueMail(tx, on.deps, { ...written, to, sender: null, subject: 'Grüße aus Köln', hasSecret }),
  );
}

describeOnBothEngines(
  'mails',
  (on) => {
    test('are kept in the outbox, to be read there, while no mail server is set', async () => {
      const id = await queue(on, 'mira@example.org', true);
      await workerOf(on, outboxTransport).drain();
      expect(await findMail(on.db.read, id)).toMatchObject({
        state: 'kept',
        attempts: 0,
        text: written.text,
      });
    });

    test('are not there when the change they follow from was rolled back', async () => {
      const change = on.db.write(async (tx) => {
        await queueMail(tx, on.deps, { ...written, to: 'mira@example.org', sender: null, subject: 'x' });
        throw new Error('no');
      });
      await expect(change).rejects.toThrow('no');
      expect(await listMails(on.db.read, { limit: 10 })).toEqual([]);
    });

    test('are found by whom they go to', async () => {
      const ids = [await queue(on, 'mira@example.org'), await queue(on, 'ada@example.org')];
      const found = await listMails(on.db.read, { limit: 10, to: 'ada@example.org' });
      expect(found.map(({ id }) => id)).toEqual([ids[1]]);
    });

    test('reach the mail server each once, as they were written', async () => {
      const server = await smtp();
      const worker = workerOf(on, transportTo(`smtp://127.0.0.1:${server.port}`));
      const people = Array.from({ length: 12 }, (_, n) => `person${n}@example.org`);
      const ids = await Promise.all(people.map((to) => queue(on, to)));
      await worker.drain();
      await worker.drain();
      expect(server.received.flatMap((mail) => mail.to).sort()).toEqual([...people].sort());
      for (const id of ids)
        expect(await findMail(on.db.read, id)).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
      const [first] = server.received;
      expect(first?.from).toBe(FROM.address);
      expect(first?.source).toContain('From: My Pottery <studio@example.org>');
      expect(first?.source).toMatch(/^Message-ID: <[0-9a-z]{24}@example\.org>\r$/m);
      expect(first?.source).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(first?.source).toContain('multipart/alternative');
      expect(on.deps.logged.filter((line) => line.level >= 40)).toEqual([]);
    });

    test('wait while the server is away, keep their id over the attempts, and go once it is back', async () => {
      const gone = await startSmtpServer();
      const { port } = gone;
      await gone.close();
      const worker = workerOf(on, transportTo(`smtp://127.0.0.1:${port}`));
      const id = await queue(on, 'mira@example.org', true);
      await worker.drain();
      const waiting = await findMail(on.db.read, id);
      expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(waiting?.lastError).toContain('ECONNREFUSED');
      on.deps.clock.advance(10_000);
      await worker.drain();
      const server = await smtp({ port });
      on.deps.clock.advance(60_000);
      await worker.drain();
      expect(server.received).toHaveLength(1);
      expect(server.received[0]?.source).toContain(`<${id}@example.org>`);
      // What opens an account goes as soon as it is on its way.
      expect(await findMail(on.db.read, id)).toMatchObject({
        state: 'sent',
        attempts: 3,
        lastError: null,
        text: null,
        html: null,
      });
      expect(JSON.stringify(on.deps.logged)).not.toContain(SECRET);
      expect(JSON.stringify(on.deps.logged)).not.toContain('mira@');
    });

    test('that a server puts off are tried again; after the last attempt they have failed, visibly', async () => {
      const server = await smtp({ onRecipient: () => ({ code: 451, message: 'Come back later' }) });
      const worker = workerOf(on, transportTo(`smtp://127.0.0.1:${server.port}`));
      const id = await queue(on, 'mira@example.org');
      for (let round = 0; round < MAX_TRIES + 5; round += 1) {
        await worker.drain();
        on.deps.clock.advance(3_600_000);
      }
      expect(await findMail(on.db.read, id)).toMatchObject({ state: 'failed', attempts: MAX_TRIES });
      expect((await findMail(on.db.read, id))?.lastError).toContain('Come back later');
    });

    test('that a server refuses for good have failed at once, and go when they are sent again', async () => {
      let isRefusing = true;
      const server = await smtp({
        onRecipient: () => (isRefusing ? { code: 550, message: 'No such person here' } : undefined),
      });
      const worker = workerOf(on, transportTo(`smtp://127.0.0.1:${server.port}`));
      const id = await queue(on, 'nobody@example.org');
      await worker.drain();
      const failed = await findMail(on.db.read, id);
      expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
      expect(failed?.lastError).toContain('No such person here');
      isRefusing = false;
      expect(await retryMail(on.deps, { id, state: 'failed' })).toEqual({ kind: 'queued' });
      expect(await retryMail(on.deps, { id, state: 'failed' })).toMatchObject({ kind: 'not-allowed' });
      await worker.drain();
      expect(await findMail(on.db.read, id)).toMatchObject({ state: 'sent', attempts: 2 });
      expect(server.received).toHaveLength(1);
    });

    test('are handed over with the name and password of the address; a wrong one is tried again', async () => {
      const server = await smtp({ login: { user: 'studio', pass: 'p@ss/word' } });
      const id = await queue(on, 'mira@example.org');
      await workerOf(on, transportTo(`smtp://studio:wrong@127.0.0.1:${server.port}`)).drain();
      expect(await findMail(on.db.read, id)).toMatchObject({ state: 'waiting', attempts: 1 });
      on.deps.clock.advance(10_000);
      const right = `smtp://studio:${encodeURIComponent('p@ss/word')}@127.0.0.1:${server.port}`;
      await workerOf(on, transportTo(right)).drain();
      expect(await findMail(on.db.read, id)).toMatchObject({ state: 'sent' });
      expect(JSON.stringify(on.deps.logged)).not.toContain('wrong');
    });

    test('lose their text after thirty days and go after a year', async () => {
      const id = await queue(on, 'mira@example.org');
      const worker = workerOf(on, outboxTransport);
      await worker.drain();
      const keepHouse = async (days: number) => {
        on.deps.clock.advance(days * DAY_MS);
        await worker.queueRecurring();
        await worker.drain();
        return findMail(on.db.read, id);
      };
      expect(await keepHouse(29)).toMatchObject({ text: written.text });
      expect(await keepHouse(2)).toMatchObject({ text: null, html: null, subject: 'Grüße aus Köln' });
      expect(await keepHouse(340)).toBeUndefined();
    });

    test('are listed, read, tried and sent again through the API by installation owners only', async () => {
      const { app, worker } = await testApp(on.deps);
      const { token } = await createToken(on.deps, { name: 'Owner', siteId: null, scopes: ['admin'] });
      const { token: weak } = await createToken(on.deps, { name: 'Editor', siteId: null, scopes: ['write'] });
      const call = (method: string, path: string, body?: unknown, bearer = token) =>
        app.request(
          new Request(`http://localhost:4321/api/mails${path}`, {
            method,
            headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        );
      const refused = await call('POST', '/test', { to: 'mira@example.org\r\nBcc: all@example.org' });
      expect(refused.status).toBe(400);
      for (let n = 0; n < 51; n += 1) await call('POST', '/test', { to: 'mira@example.org' });
      const made = await call('POST', '/test', { to: 'last@example.org' });
      expect(made.status).toBe(202);
      const { mailId } = (await made.json()) as { mailId: string };
      await worker.drain();
      const first = await (await call('GET', '')).json();
      expect(first).toMatchObject({ hasServer: false, from: 'vitrine@localhost' });
      expect(first.mails).toHaveLength(50);
      expect(first.mails[0]).toMatchObject({ id: mailId, to: 'last@example.org', state: 'kept' });
      expect(first.mails[0]).not.toHaveProperty('text');
      const second = await (await call('GET', `?before=${first.next}`)).json();
      expect(second).toMatchObject({ next: null, mails: [{ to: 'mira@example.org' }, {}] });
      expect((await (await call('GET', '?state=failed')).json()).mails).toEqual([]);
      const one = await call('GET', `/${mailId}`);
      expect(one.headers.get('cache-control')).toBe('no-store');
      expect((await one.json()).mail.text).toContain('Your email works');
      expect((await call('POST', `/${mailId}/retry`)).status).toBe(409);
      expect((await call('GET', '/nothing')).status).toBe(404);
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${mailId}`],
        ['POST', `/${mailId}/retry`],
        ['POST', '/test'],
      ] as const) {
        expect((await call(method, path, undefined, weak)).status).toBe(403);
        expect((await call(method, path, undefined, 'none')).status).toBe(401);
      }
    });
  },
  { databaseFor: 'test' },
);
