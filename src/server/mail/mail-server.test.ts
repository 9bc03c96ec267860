/** The mail server set on screen: tried before it is kept, sealed, used by the next mail, and second to the environment. */
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { startSmtpServer, type TestSmtpServer } from '#testing/server/smtp-server.ts';
import { describeOnBothEngines, type OnEngine, testApp } from '#testing/server/test-app.ts';

const PATH = '/api/mail-server';
const opened: TestSmtpServer[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function smtp(login?: { user: string; pass: string }): Promise<TestSmtpServer> {
  const server = await startSmtpServer(login ? { login } : {});
  opened.push(server);
  return server;
}

const login = { user: 'studio@example.org', pass: 'a password: with / signs @' };
const settingsOf = ({ port }: TestSmtpServer) => ({
  host: '127.0.0.1',
  port,
  encryption: 'starttls',
  user: login.user,
  password: login.pass,
  fromName: 'My Pottery',
  fromAddress: 'studio@example.org',
});

async function owned(on: OnEngine, environment: Readonly<Record<string, string>> = {}) {
  const app = await testApp(on.deps, environment);
  return {
    app,
    owner: await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { isOwner: true })),
  };
}

describeOnBothEngines('the mail server on screen', (on) => {
  test('is asked before it is kept, takes what is sent next, and never tells its password', async () => {
    const { owner, app } = await owned(on);
    expect((await owner.call('GET', PATH)).json).toEqual({ setBy: null, server: null });
    const server = await smtp(login);
    const wrong = await owner.call('PUT', PATH, { ...settingsOf(server), password: 'wrong' });
    expect(wrong).toMatchObject({ status: 422, json: { error: { kind: 'unreachable' } } });
    expect((await owner.call('GET', PATH)).json.server).toBeNull();

    const saved = await owner.call('PUT', PATH, settingsOf(server));
    expect(saved).toMatchObject({ status: 200, json: { setBy: 'screen', server: { hasPassword: true } } });
    expect(JSON.stringify(saved.json)).not.toContain('password:');
    const { rows } = await sql`select * from mail_servers`.execute(on.db.read);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(login.pass);

    await owner.call('POST', '/api/mails/test', { to: 'mira@example.org' });
    await app.worker.drain();
    expect(server.received).toMatchObject([{ from: 'studio@example.org', to: ['mira@example.org'] }]);
    const list = (await owner.call('GET', '/api/mails')).json;
    expect(list).toMatchObject({ hasServer: true, from: 'studio@example.org' });
    expect(list.mails[0]).toMatchObject({ state: 'sent' });
  });

  test('keeps its password when the rest changes, but hands it to no other server', async () => {
    const { owner } = await owned(on);
    const server = await smtp(login);
    await owner.call('PUT', PATH, settingsOf(server));
    const renamed = { ...settingsOf(server), password: null, fromName: 'The Studio' };
    expect((await owner.call('PUT', PATH, renamed)).json.server).toMatchObject({ fromName: 'The Studio' });
    const elsewhere = await owner.call('PUT', PATH, { ...renamed, host: 'localhost' });
    expect(elsewhere).toMatchObject({
      status: 409,
      json: { error: { message: expect.stringMatching(/password/) } },
    });
  });

  test('forgotten, mails are kept again', async () => {
    const { owner, app } = await owned(on);
    await owner.call('PUT', PATH, settingsOf(await smtp(login)));
    expect((await owner.call('DELETE', PATH)).json).toEqual({ setBy: null, server: null });
    await owner.call('POST', '/api/mails/test', { to: 'mira@example.org' });
    await app.worker.drain();
    expect((await owner.call('GET', '/api/mails')).json.mails[0]).toMatchObject({ state: 'kept' });
  });

  test('gives way to the one of the environment, and is for owners of the installation', async () => {
    const { owner } = await owned(on, { SMTP_URL: 'smtps://me:secret@mail.example.org' });
    const read = (await owner.call('GET', PATH)).json;
    expect(read).toMatchObject({
      setBy: 'environment',
      server: { host: 'mail.example.org', port: 465, encryption: 'tls', hasPassword: true },
    });
    expect(JSON.stringify(read)).not.toContain('secret');
    expect((await owner.call('PUT', PATH, settingsOf(await smtp()))).status).toBe(409);
  });
});
