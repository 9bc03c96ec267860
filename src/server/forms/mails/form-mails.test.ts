/** The mails of forms on their way to a real mail server on loopback. */
import { afterEach, expect, test } from 'vitest';
import { blankField } from '#domain/forms/blank-field.ts';
import type { FormMails } from '#domain/forms/calls.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { DEFAULT_FORM_MAILS } from '#domain/forms/form-mails.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { readMail } from '#testing/server/read-mail.ts';
import { type SmtpBehaviour, startSmtpServer, type TestSmtpServer } from '#testing/server/smtp-server.ts';
import { storeSubmission } from '#testing/server/store-submission.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { sharedJson } from '../../../../scripts/shared-data.ts';

const GOOD = { name: ['Mira', 'Stein'], email: 'mira@example.org', message: 'Do you have cups?' };
const MAILS = `forms/${FORM_ID}/mails`;
const HOUR_MS = 3_600_000;

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function smtp(behaviour: SmtpBehaviour = {}): Promise<TestSmtpServer> {
  const server = await startSmtpServer(behaviour);
  opened.push(server);
  return server;
}

function mailsWith(answer: Partial<FormMails['answer']>, noticeSubject = ''): FormMails {
  return { noticeSubject, answer: { ...DEFAULT_FORM_MAILS.answer, isOn: true, ...answer } };
}

describeOnBothEngines('mails of forms', (on) => {
  async function openForm({ port, props }: { port?: number; props?: Partial<FormSettings> } = {}) {
    const app = await testApp(on.deps, port ? { SMTP_URL: `smtp://127.0.0.1:${port}` } : {});
    const site = await createFormSite(on.deps, { app, ...(props ? { props } : {}) });
    await site.api('PUT', `forms/${FORM_ID}/settings`, { notify: ['studio@example.org'], keepDays: null });
    const deliver = async (waitMs = 3000) => {
      on.deps.clock.advance(waitMs);
      await site.worker.drain();
    };
    const mails = () =>
      on.db.read.selectFrom('mails').selectAll().where('siteId', '=', site.siteId).orderBy('id').execute();
    return { site, deliver, mails };
  }

  test('fifty posts with one key are one notice, received once', async () => {
    const server = await smtp();
    const { site, deliver, mails } = await openForm({ port: server.port });
    const key = await site.fetchKey();
    on.deps.clock.advance(20_000);
    for (const count of [20, 20, 10]) {
      await Promise.all(Array.from({ length: count }, () => site.save(GOOD, key)));
      on.deps.clock.advance(90_000);
    }
    await deliver();
    await deliver(120_000);
    expect(server.received.map(({ to }) => to)).toEqual([['studio@example.org']]);
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    const mail = readMail(server.received[0]?.source ?? '');
    expect(mail.header('subject')).toBe('Contact: Mira Stein');
    expect(mail.header('reply-to')).toBe('mira@example.org');
    expect(mail.text).toContain('Do you have cups?');
  });

  test('the answer is off until it is switched on, and is then received once, in the owner’s words', async () => {
    const server = await smtp();
    const { site, deliver } = await openForm({ port: server.port });
    await site.save(GOOD);
    await deliver();
    expect(server.received).toHaveLength(1);
    const mails = mailsWith(
      { subject: 'Your {{message}}', text: 'Hello {{name}},\n\n{{all entries}}' },
      'New: {{Message}}',
    );
    expect((await site.api('PUT', MAILS, mails)).json).toEqual({ mails });
    await site.save(GOOD);
    await deliver();
    await deliver(120_000);
    const [notice, answer] = server.received
      .slice(1)
      .sort((a, b) => ((a.to[0] ?? '') < (b.to[0] ?? '') ? 1 : -1));
    expect(server.received).toHaveLength(3);
    expect(readMail(notice?.source ?? '').header('subject')).toBe('New: Do you have cups?');
    expect(answer?.to).toEqual(['mira@example.org']);
    const read = readMail(answer?.source ?? '');
    expect(read.header('subject')).toBe('Your Do you have cups?');
    expect(read.header('from')).toMatch(/^"?Ember & Ash"? </);
    expect(read.header('reply-to')).toBe('studio@example.org');
    expect(read.header('auto-submitted')).toBe('auto-generated');
    expect(read.header('x-auto-response-suppress')).toBe('All');
    expect(read.text).toBe(
      'Hello Mira Stein,\n\nName: Mira Stein\nEmail: mira@example.org\nMessage: Do you have cups?\n\n-- \nEmber & Ash\n',
    );
  });

  test('spam is never answered', async () => {
    const server = await smtp();
    const { site, deliver, mails } = await openForm({ port: server.port });
    await site.api('PUT', MAILS, mailsWith({}));
    await site.save({ ...GOOD, message: 'http://a.example http://b.example http://c.example' });
    await deliver(120_000);
    expect(await mails()).toEqual([]);
    expect(server.received).toEqual([]);
  });

  test('one mailbox gets three answers a day at most, however it is spelled, and the owner sees the rest', async () => {
    const server = await smtp();
    const { site, deliver, mails } = await openForm({ port: server.port });
    await site.api('PUT', MAILS, mailsWith({}));
    const spellings = ['mira@example.org', 'Mira@example.org', 'mira+a@example.org', 'mira+b@example.org'];
    for (const email of [...spellings, 'ada@example.org']) await site.save({ ...GOOD, email });
    await deliver();
    const answered = () =>
      server.received.flatMap(({ to }) => to).filter((to) => to !== 'studio@example.org');
    expect(answered().sort()).toEqual([...spellings.slice(0, 3), 'ada@example.org'].sort());
    const unsent = (await mails()).filter(({ state }) => state === 'failed');
    expect(unsent).toMatchObject([{ toAddress: 'mira+b@example.org', attempts: 0, text: null }]);
    expect(unsent[0]?.lastError).toContain('3 replies');
    await deliver(25 * HOUR_MS);
    await site.visitor.renew();
    await site.save(GOOD);
    await deliver();
    expect(answered()).toHaveLength(5);
  });

  test('many answers to one mailbox at the same time are still three, however it is spelled', async () => {
    const server = await smtp();
    const { site, deliver } = await openForm({ port: server.port });
    await site.api('PUT', MAILS, mailsWith({}));
    const names = ['mira.stein', 'mirastein', 'm.irastein', 'mira.stein+a', 'MiraStein', 'mirastein+b'];
    const spellings = names.flatMap((name) => [`${name}@gmail.com`, `${name}@googlemail.com`]);
    const keys = await Promise.all(spellings.map(() => site.fetchKey()));
    on.deps.clock.advance(20_000);
    const statuses = await Promise.all(
      spellings.map((email, n) => site.save({ ...GOOD, email, message: `Letter ${n}` }, keys[n])),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await Promise.all([deliver(), site.worker.drain(), site.worker.drain()]);
    await deliver();
    const answered = server.received.flatMap(({ to }) => to).filter((to) => to !== 'studio@example.org');
    expect(answered).toHaveLength(3);
  });

  test('while the server is away mails wait, say when they are tried next, and go later or when they are told to', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    const { port } = gone;
    const { site, deliver } = await openForm({ port });
    await site.api('PUT', MAILS, mailsWith({}));
    const owner = await signedInBrowser(on.deps, site, await createTestAccount(on.deps, { isOwner: true }));
    await site.save(GOOD);
    await deliver();
    const listed = async () => {
      const { json } = await owner.call('GET', '/api/mails');
      return (json.mails as { siteId: string }[]).filter(({ siteId }) => siteId === site.siteId);
    };
    const waiting = await listed();
    expect(waiting).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') },
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') },
    ]);
    const [answer, notice] = waiting as unknown as { id: string; nextTryAt: number }[];
    expect(answer?.nextTryAt).toBeGreaterThan(on.deps.now());
    const server = await smtp({ port });
    expect((await owner.call('POST', `/api/mails/${answer?.id}/retry`)).json).toEqual({ kind: 'queued' });
    await site.worker.drain();
    expect(server.received).toHaveLength(1);
    expect((await owner.call('POST', `/api/mails/${answer?.id}/retry`)).status).toBe(409);
    on.deps.clock.set((notice?.nextTryAt ?? 0) - 1);
    await site.worker.drain();
    expect(server.received).toHaveLength(1);
    on.deps.clock.advance(1);
    await site.worker.drain();
    await deliver(HOUR_MS);
    expect(server.received).toHaveLength(2);
    expect(await listed()).toMatchObject([
      { state: 'sent', attempts: 2, lastError: null, nextTryAt: null },
      { state: 'sent', attempts: 2, lastError: null, nextTryAt: null },
    ]);
  });

  test('a recipient that the server refuses is there to be seen, and keeps no other mail', async () => {
    const server = await smtp({
      onRecipient: (to) =>
        to.startsWith('mira@') ? { code: 550, message: 'No such person here' } : undefined,
    });
    const { site, deliver, mails } = await openForm({ port: server.port });
    await site.api('PUT', MAILS, mailsWith({}));
    await site.save(GOOD);
    await deliver();
    expect(server.received.map(({ to }) => to)).toEqual([['studio@example.org']]);
    const failed = (await mails()).filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject([{ toAddress: 'mira@example.org', attempts: 1 }]);
    expect(failed[0]?.lastError).toContain('No such person here');
  });

  test('hostile names arrive as text, and end no header', async () => {
    const server = await smtp();
    const { site, deliver } = await openForm({ port: server.port });
    const template = { subject: '{{name}} {{Message}}', text: '{{Message}}' };
    await site.api('PUT', MAILS, mailsWith(template, '{{Message}}'));
    const strings = (sharedJson<string[]>('hostile/blns.json') ?? []).filter(
      (text, index) => text.trim() !== '' && index % 12 === 0 && !/https?:/.test(text),
    );
    const headers = [
      'x\r\nBcc: all@example.org',
      'x\nContent-Type: text/html\n\n<b>',
      '=?utf-8?q?=0aBcc:?=',
      ...strings,
    ];
    let sent = 0;
    for (const text of headers) {
      const email = `visitor${sent}@example.org`;
      if ((await site.save({ name: [text, text], email, message: text })) === 200) sent += 1;
    }
    await deliver();
    await deliver(120_000);
    expect(sent).toBeGreaterThan(2);
    const allowed = new Set(
      'from to reply-to subject message-id auto-submitted x-auto-response-suppress date mime-version content-type'.split(
        ' ',
      ),
    );
    const people = new Set<string>();
    for (const { source, to } of server.received) {
      const mail = readMail(source);
      expect(mail.headers.filter((name) => !allowed.has(name))).toEqual([]);
      expect(new Set(mail.headers).size).toBe(mail.headers.length);
      expect(to).toHaveLength(1);
      if (to[0] !== 'studio@example.org') people.add(to[0] ?? '');
      expect(mail.header('subject')).not.toMatch(/[\r\n]/);
    }
    expect(people.size).toBeGreaterThan(2);
    const answers = server.received.filter(({ to }) => to[0]?.startsWith('visitor'));
    const texts = answers.map(({ source }) => readMail(source).text.split('\n\n-- \n')[0]?.trim());
    // What visitors type is text: no mail program makes a link of it.
    expect(texts).toContain('x\nBcc: all@example. org');
    const subjects = answers.map(({ source }) => readMail(source).header('subject'));
    expect(subjects).toContainEqual(expect.stringMatching(/=\?utf-8\?q\?=0aBcc:\?=$/));
    expect(answers.length).toBeLessThanOrEqual(sent);
  });

  test('a notice tells the answers, and what was not answered in one line below them', async () => {
    const fields = [
      blankField('name', 'name', 'Name'),
      blankField('firm', 'text', 'Firm'),
      blankField('tel', 'phone', 'Phone'),
      blankField('message', 'textarea', 'Message'),
    ];
    const { site, deliver, mails } = await openForm({ props: { fields } });
    const key = await site.fetchKey();
    on.deps.clock.advance(20_000);
    await site.save({ name: GOOD.name, firm: '', tel: ['', '', '', ''], message: GOOD.message }, key);
    await deliver();
    const [notice] = await mails();
    expect(notice?.text).toContain('Message\nDo you have cups?\n\nNot answered: Firm · Phone\n');
    expect(notice?.text).not.toContain('N/A');
  });

  test('whoever words the answer can have it sent to them first, and nobody else', async () => {
    const { site, deliver, mails } = await openForm();
    const roles = { [site.siteId]: 1 };
    const account = await createTestAccount(on.deps, { email: 'lena@example.org', roles });
    const owner = await signedInBrowser(on.deps, site, account);
    const path = `/api/sites/${site.siteId}/${MAILS}`;
    const first = await owner.call('GET', path);
    expect(first.json).toMatchObject({
      mails: DEFAULT_FORM_MAILS,
      name: 'Contact',
      site: 'Ember & Ash',
      replyTo: 'studio@example.org',
      fields: [{ id: 'name' }, { id: 'email', label: 'Email', type: 'email' }, { id: 'message' }],
    });
    const asked = await owner.call('POST', `${path}/test`, mailsWith({ subject: 'Hello {{name}}' }));
    expect([asked.status, asked.json]).toEqual([
      202,
      { kind: 'queued', to: 'lena@example.org', isMailed: false },
    ]);
    await deliver();
    expect(await mails()).toMatchObject([
      { toAddress: 'lena@example.org', subject: 'Test: Hello Mira Stein' },
    ]);
    expect((await owner.call('GET', path)).json.mails).toEqual(DEFAULT_FORM_MAILS);
    // A token has no mailbox.
    expect((await site.api('POST', `${MAILS}/test`, mailsWith({}))).status).toBe(409);
    for (const wrong of [
      mailsWith({ text: '' }),
      mailsWith({ replyTo: 'a@b.co\r\nBcc: x@y.zz' }),
      mailsWith({ subject: 'x'.repeat(300) }),
    ])
      expect((await site.api('PUT', MAILS, wrong)).status).toBe(400);
    expect((await site.api('GET', 'forms/%25/mails')).json.fields).toEqual([]);
    // Of a form that is gone the fields are known by what was sent, of which nothing is told.
    await storeSubmission(on.deps, site.siteId, 'Cups?', { formId: 'gone' });
    expect((await site.api('GET', 'forms/gone/mails')).json.fields).toEqual([
      { id: 'email', label: 'Email', type: 'email' },
      { id: 'message', label: 'Message', type: 'textarea' },
    ]);
  });
});
