/** Newsletter lists from both sides: people who sign up, confirm and leave, and the owner who looks after them. */
import { afterEach, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import type { ListMember } from '#domain/lists/calls.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { readMail } from '#testing/server/read-mail.ts';
import { startSmtpServer } from '#testing/server/smtp-server.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { sharedJson } from '../../../scripts/shared-data.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { deleteSiteRow } from '../sites/queries.ts';
import { unsubscribeToken } from './member-links.ts';

const DAY_MS = 24 * 3_600_000;
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

describeOnBothEngines('newsletter lists', (on) => {
  const mailsOf = ({ siteId }: Pick<TestSite, 'siteId'>) =>
    on.db.read
      .selectFrom('mails')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('toAddress', '!=', 'studio@example.org')
      .orderBy('id')
      .execute();

  async function openSignUp(options: Parameters<typeof createFormSite>[1] = {}) {
    const site = await createFormSite(on.deps, { block: 'newsletter', ...options });
    const signUp = async (email: string) => {
      const status = await site.save({ email });
      on.deps.clock.advance(3000);
      await site.worker.drain();
      return status;
    };
    const lists = async () => (await site.api('GET', 'lists')).json.lists;
    const members = async (query = ''): Promise<ListMember[]> => {
      const [list] = await lists();
      return (await site.api('GET', `lists/${list.id}/members${query}`)).json.members;
    };
    const press = (path: string, token: string) => site.visitor.submit(path, new URLSearchParams({ token }));
    return { site, signUp, lists, members, press };
  }

  const tokenIn = (text: string | null | undefined) => /\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';

  test('a sign-up that the browser filled in and sent at once gets its mail', async () => {
    const { site, lists } = await openSignUp();
    expect(await site.save({ email: 'mira@example.org' }, await site.fetchKey())).toBe(200);
    on.deps.clock.advance(3000);
    await site.worker.drain();
    expect((await mailsOf(site)).map(({ toAddress }) => toAddress)).toEqual(['mira@example.org']);
    expect(await lists()).toMatchObject([{ counts: { pending: 1 } }]);
  });

  test('sign-ups taken for spam are counted beside the lists, and let in by their owner', async () => {
    const { site, signUp, lists } = await openSignUp();
    await signUp('ada@example.org');
    const trapped = { second_message: 'filled in' };
    for (const email of ['mira@example.org', 'noor@example.org'])
      expect(await site.save({ email }, undefined, trapped)).toBe(200);
    await site.worker.drain();
    const setAside = async () => (await site.api('GET', 'lists')).json.setAside;
    expect([await setAside(), (await site.api('GET', 'submissions/news')).json.spam]).toEqual([2, 2]);
    const spam = (await site.api('GET', 'submissions?folder=spam')).json.submissions;
    const [noor, mira] = spam.map(({ id }: { id: string }) => id);
    await site.api('PATCH', `submissions/${mira}`, { isSpam: false });
    await site.api('PATCH', 'submissions', { ids: [noor], isSpam: false });
    on.deps.clock.advance(3000);
    await site.worker.drain();
    const to = async () => (await mailsOf(site)).map(({ toAddress }) => toAddress).sort();
    expect(await to()).toEqual(['ada@example.org', 'mira@example.org', 'noor@example.org']);
    expect([await setAside(), (await lists())[0].counts.pending]).toEqual([0, 3]);
    // Marked as spam and released again, it sends nothing twice.
    for (const isSpam of [true, false]) await site.api('PATCH', `submissions/${mira}`, { isSpam });
    on.deps.clock.advance(3000);
    await site.worker.drain();
    expect(await to()).toHaveLength(3);
  });

  test('somebody who signs up is asked by mail, and on the list once they press the button', async () => {
    const { site, signUp, lists, members, press } = await openSignUp();
    expect(await signUp('Mira@Example.org')).toBe(200);
    expect(await lists()).toMatchObject([{ name: 'Newsletter', counts: { pending: 1, subscribed: 0 } }]);
    const [mail] = await mailsOf(site);
    expect(mail).toMatchObject({
      toAddress: 'Mira@Example.org',
      subject: 'Confirm: Newsletter of Ember & Ash',
      fromName: 'Ember & Ash',
    });
    const token = tokenIn(mail?.text);
    expect(token).toHaveLength(32);
    const kept = await on.db.read.selectFrom('listConfirmations').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    const page = await site.visitor.ask('GET', `${CONFIRM_PATH}?token=${token}`);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    const html = await page.text();
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toContain('Mira@Example.org');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(await members()).toMatchObject([{ state: 'pending', confirmedAt: null }]);
    for (let round = 0; round < 2; round += 1)
      expect(await (await press(CONFIRM_PATH, token)).text()).toContain('You are on the list');
    expect(await members()).toMatchObject([
      {
        email: 'Mira@Example.org',
        state: 'subscribed',
        confirmedAt: on.deps.now(),
        source: { kind: 'form', formName: 'Newsletter', pagePath: '/contact' },
      },
    ]);
  });

  test('SITE-27 people leave by the page of type 300 or by one click of their mail program, for good', async () => {
    const server = await startSmtpServer();
    opened.push(server);
    const app = await testApp(on.deps, { SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    const { site, signUp, members, press } = await openSignUp({ app });
    await site.api('PUT', `forms/${FORM_ID}/settings`, { notify: ['studio@example.org'], keepDays: null });
    await signUp('mira@example.org');
    await signUp('ada@example.org');
    const sent = server.received.filter(({ to }) => to[0] !== 'studio@example.org');
    const [mira, ada] = ['mira@example.org', 'ada@example.org'].map((address) =>
      readMail(sent.find(({ to }) => to[0] === address)?.source ?? ''),
    );
    expect(mira?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<(http:[^<>]+)>$/.exec(mira?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(url).toContain(`${site.visitor.origin}${UNSUBSCRIBE_PATH}?token=`);
    await press(CONFIRM_PATH, tokenIn(mira?.text));
    await press(CONFIRM_PATH, tokenIn(ada?.text));
    const page = await site.visitor.ask('GET', url.slice(site.visitor.origin.length));
    const html = await page.text();
    expect(html).toContain('Unsubscribe');
    expect(html).toMatch(/"pageType":300/);
    expect((await members()).map(({ state }) => state)).toEqual(['subscribed', 'subscribed']);
    // As mail programs do it: no cookie, no origin, no crumb.
    const oneClick = await site.visit(url.slice(site.visitor.origin.length), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    const adaUrl = /token=([^>]+)>/.exec(ada?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(await (await press(UNSUBSCRIBE_PATH, adaUrl)).text()).toContain('You have unsubscribed');
    expect((await members()).map(({ state }) => state)).toEqual(['unsubscribed', 'unsubscribed']);
    expect((await press(CONFIRM_PATH, tokenIn(mira?.text))).status).toBe(404);
    expect((await members('?state=subscribed')).length).toBe(0);
    // They come back by their own hand.
    await signUp('mira@example.org');
    expect((await members('?search=mira'))[0]?.state).toBe('unsubscribed');
    const again = server.received.findLast(({ to }) => to[0] === 'mira@example.org');
    await press(CONFIRM_PATH, tokenIn(readMail(again?.source ?? '').text));
    expect(await members('?search=mira')).toMatchObject([{ state: 'subscribed', endedAt: null }]);
  });

  test('what is answered does not tell who is on the list, and nobody is flooded with mails to confirm', async () => {
    const { site, signUp, lists, press } = await openSignUp();
    const answers = [await signUp('mira@example.org')];
    await press(CONFIRM_PATH, tokenIn((await mailsOf(site))[0]?.text));
    answers.push(await signUp('mira@example.org'), await signUp('MIRA@example.org'));
    expect(await mailsOf(site)).toHaveLength(1);
    for (let round = 0; round < 5; round += 1) answers.push(await signUp(`ada+${round}@example.org`));
    expect(new Set(answers)).toEqual(new Set([200]));
    const mails = (await mailsOf(site)).filter(({ toAddress }) => toAddress.startsWith('ada'));
    expect(mails.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept', 'failed', 'failed']);
    expect(mails[3]?.lastError).toContain('3 confirmation emails');
    expect(await lists()).toHaveLength(1);
  });

  test('a link is good for a week, and for the site it is of', async () => {
    const { site, signUp, members, press } = await openSignUp();
    const other = await openSignUp();
    await signUp('mira@example.org');
    const token = tokenIn((await mailsOf(site))[0]?.text);
    expect((await other.press(CONFIRM_PATH, token)).status).toBe(404);
    on.deps.clock.advance(7 * DAY_MS + 1);
    expect(await (await press(CONFIRM_PATH, token)).text()).toContain('This link no longer works');
    expect(await members()).toMatchObject([{ state: 'pending' }]);
    await on.db.write((tx) => enqueue(tx, on.deps, { type: 'lists.forget-links', payload: {} }));
    await site.worker.drain();
    expect(await on.db.read.selectFrom('listConfirmations').selectAll().execute()).toEqual([]);
  });

  test('hostile tokens are answered with a page, and too many with a word', async () => {
    const { site, press } = await openSignUp();
    const strings = ['', '\0', 'a.b', 'x'.repeat(5000), ...(sharedJson<string[]>('hostile/blns.json') ?? [])];
    for (const text of strings.filter((_, index) => index < 10 || index % 20 === 0)) {
      on.deps.clock.advance(60_000);
      for (const path of [CONFIRM_PATH, UNSUBSCRIBE_PATH]) {
        const shown = await site.visitor.ask(
          'GET',
          `${path}?token=${encodeURIComponent(text.toWellFormed())}`,
        );
        expect([shown.status, (await press(path, text)).status], text).toEqual([404, 404]);
      }
    }
    const leaving = await (await site.visitor.ask('GET', UNSUBSCRIBE_PATH)).text();
    expect(leaving).toContain('or reply to that email');
    expect(leaving).not.toContain('Sign up again');
    const many = await Promise.all(Array.from({ length: 70 }, () => press(CONFIRM_PATH, 'x')));
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  test('a form adds to the list the owner chose, whom they chose, and to none unless they say so', async () => {
    const contact = definitions['form']?.defaults as FormSettings;
    const { fields } = contact;
    const [first] = fields;
    if (!first) throw new Error('The form has fields.');
    const yes: FormField = {
      ...first,
      id: 'yes',
      type: 'checkbox',
      label: 'Letters',
      options: ['Yes'],
      isRequired: false,
    };
    const site = await createFormSite(on.deps, { props: { fields: [...fields, yes] } });
    const send = async (email: string, yes: string[]) => {
      await site.save({ name: ['Mira', 'Stein'], email, message: 'Cups?', yes });
      on.deps.clock.advance(3000);
      await site.worker.drain();
    };
    await send('one@example.org', ['Yes']);
    expect((await site.api('GET', 'lists')).json.lists).toEqual([]);
    const { list } = (await site.api('POST', 'lists', { name: '  Kiln   letters ' })).json;
    expect(list).toMatchObject({ name: 'Kiln letters', counts: { subscribed: 0 } });
    const path = `forms/${FORM_ID}/list`;
    expect((await site.api('GET', path)).json).toMatchObject({
      choice: null,
      isSignUp: false,
      fields: [{ id: 'name' }, { id: 'email' }, { id: 'message' }, { id: 'yes', type: 'checkbox' }],
    });
    const choice = { listId: list.id, fieldId: 'email', consentFieldId: 'yes' };
    expect((await site.api('PUT', path, choice)).json).toEqual({ choice });
    await send('two@example.org', []);
    await send('three@example.org', ['Yes']);
    const { members } = (await site.api('GET', `lists/${list.id}/members`)).json;
    expect(members).toMatchObject([{ email: 'three@example.org', name: 'Mira Stein', state: 'pending' }]);
    expect((await site.api('PUT', path, { ...choice, listId: 'other' })).status).toBe(404);
    expect((await site.api('PUT', path, { ...choice, listId: null })).status).toBe(200);
    await send('four@example.org', ['Yes']);
    expect((await site.api('GET', `lists/${list.id}/members`)).json.members).toHaveLength(1);
  });

  test('a newsletter block can be told to add to no list', async () => {
    const { site, signUp, lists } = await openSignUp();
    const none = { listId: null, fieldId: '', consentFieldId: '' };
    await site.api('PUT', `forms/${FORM_ID}/list`, none);
    expect((await site.api('GET', `forms/${FORM_ID}/list`)).json).toMatchObject({
      choice: none,
      isSignUp: true,
    });
    await signUp('mira@example.org');
    expect(await lists()).toEqual([]);
    expect(await mailsOf(site)).toEqual([]);
  });

  /** What each mail of a list bears; the secret is that of the test app. */
  const tokenOf = (memberId: string) =>
    unsubscribeToken('a secret for tests, of no worth to anyone else', memberId);

  async function openList() {
    const site = await createTestSite(on.deps);
    const { list } = (await site.api('POST', 'lists', { name: 'Letters' })).json;
    const path = `lists/${list.id}`;
    const emails = async (query = '') =>
      (await site.api('GET', `${path}/members${query}`)).json.members.map((each: ListMember) => each.email);
    return { site, list, path, emails };
  }

  test('the owner adds, finds and takes off people; whoever has left is asked again, never just added', async () => {
    const { site, path, emails } = await openList();
    const add = (email: string, hasConsent: boolean) =>
      site.api('POST', `${path}/members`, { email, name: 'Mira', hasConsent });
    expect((await add('mira@example.org', true)).json).toEqual({ entered: 'subscribed' });
    expect((await add('MIRA@example.org', true)).json).toEqual({ entered: 'kept' });
    expect((await add('ada@example.org', false)).json).toEqual({ entered: 'asked' });
    expect((await add('no address', true)).status).toBe(400);
    expect(await emails('?search=ADA')).toEqual(['ada@example.org']);
    expect(await emails('?state=subscribed')).toEqual(['mira@example.org']);
    const [ada, mira] = (await site.api('GET', `${path}/members`)).json.members as ListMember[];
    const remove = (ids: unknown) => site.api('POST', `${path}/members/remove`, { ids });
    expect((await remove([mira?.id, ada?.id, 'unknown'])).json).toEqual({ removed: 2 });
    expect((await site.api('GET', path.replace(/\/.*/, ''))).json.lists).toMatchObject([
      { counts: { removed: 2, subscribed: 0, pending: 0 } },
    ]);
    expect(await emails('?state=gone')).toHaveLength(2);
    expect((await add('mira@example.org', true)).json).toEqual({ entered: 'subscribed' });
    const leaving = tokenOf(ada?.id ?? '');
    expect((await site.visit(`${UNSUBSCRIBE_PATH}?token=${leaving}`, { method: 'POST' })).status).toBe(200);
    expect((await add('ada@example.org', true)).json).toEqual({ entered: 'asked' });
    expect((await mailsOf(site)).map(({ toAddress }) => toAddress)).toEqual([
      'ada@example.org',
      'ada@example.org',
    ]);
  });

  test('a table is imported with a report, only when consent is stated, and nobody who left comes back by it', async () => {
    const { site, path, emails } = await openList();
    const take = (csv: string, hasConsent: unknown = true) =>
      site.api('POST', `${path}/members/import`, { csv, hasConsent });
    await site.api('POST', `${path}/members`, { email: 'left@example.org', name: '', hasConsent: true });
    await site.api('POST', `${path}/members`, { email: 'asked@example.org', name: '', hasConsent: false });
    await site.api('POST', `${path}/members`, { email: 'here@example.org', name: '', hasConsent: true });
    const left = ((await site.api('GET', `${path}/members?search=left`)).json.members as ListMember[])[0];
    await site.visit(`${UNSUBSCRIBE_PATH}?token=${tokenOf(left?.id ?? '')}`, { method: 'POST' });
    const csv = [
      'Email;Name',
      'new@example.org;=cmd()',
      'LEFT@example.org;',
      'asked@example.org;',
      'Here@Example.org;',
      'new@example.org;',
      'nobody;',
    ].join('\r\n');
    for (const consent of [false, undefined, 'yes']) {
      const refused = await site.api('POST', `${path}/members/import`, { csv, hasConsent: consent });
      expect(refused.status).toBe(400);
    }
    expect((await take(csv)).json).toEqual({
      added: 2,
      known: 2,
      left: 1,
      invalid: 1,
      invalidLines: [{ line: 7, text: 'nobody, ' }],
    });
    expect((await emails('?state=subscribed')).sort()).toEqual([
      'asked@example.org',
      'here@example.org',
      'new@example.org',
    ]);
    expect(await emails('?state=gone')).toEqual(['left@example.org']);
    const { json } = await site.api('GET', `${path}/table.csv`);
    expect(json).toContain("new@example.org,'=cmd(),subscribed,Imported by Ada,");
    expect(json).toContain('left@example.org,,unsubscribed,Added by Ada,');
  });

  test('ten thousand people are taken over at once', async () => {
    const { path, site } = await openList();
    const csv = Array.from({ length: 10_000 }, (_, index) => `person${index}@example.org`).join('\n');
    const { json } = await site.api('POST', `${path}/members/import`, { csv, hasConsent: true });
    expect(json).toMatchObject({ added: 10_000, invalid: 0 });
    const again = await site.api('POST', `${path}/members/import`, { csv, hasConsent: true });
    expect(again.json).toMatchObject({ added: 0, known: 10_000 });
    const first = await site.api('GET', `${path}/members`);
    const second = await site.api('GET', `${path}/members?before=${first.json.next}`);
    expect(new Set([...first.json.members, ...second.json.members].map(({ id }) => id)).size).toBe(100);
  });

  test('lists are renamed and deleted with everybody on them, each of its own site only', async () => {
    const { site, path, list } = await openList();
    const other = await createTestSite(on.deps, { app: site });
    for (const [method, where, body] of [
      ['PATCH', path, { name: 'Mine' }],
      ['DELETE', path, undefined],
      ['GET', `${path}/members`, undefined],
      ['GET', `${path}/table.csv`, undefined],
      ['POST', `${path}/members`, { email: 'a@b.co', name: '', hasConsent: true }],
      ['POST', `${path}/members/remove`, { ids: ['x'] }],
      ['POST', `${path}/members/import`, { csv: 'a@b.co', hasConsent: true }],
    ] as const)
      expect([where, (await other.api(method, where, body)).status]).toEqual([where, 404]);
    expect((await site.api('PATCH', path, { name: 'News' })).json.list).toMatchObject({ name: 'News' });
    expect((await site.api('POST', 'lists', { name: ' ' })).status).toBe(400);
    await site.api('POST', `${path}/members`, { email: 'mira@example.org', name: '', hasConsent: true });
    expect((await site.api('DELETE', path)).json).toEqual({ deleted: 1 });
    expect((await site.api('GET', 'lists')).json.lists).toEqual([]);
    const rows = on.db.read.selectFrom('listMembers').selectAll().where('listId', '=', list.id);
    expect(await rows.execute()).toEqual([]);
  });

  test('deleting a site deletes its lists', async () => {
    const { site, path } = await openList();
    await site.api('POST', `${path}/members`, { email: 'mira@example.org', name: '', hasConsent: false });
    await on.db.write((tx) => deleteSiteRow(tx, site.siteId));
    for (const table of ['newsletterLists', 'listMembers', 'formLists', 'mails'] as const) {
      const rows = on.db.read.selectFrom(table).selectAll().where('siteId', '=', site.siteId);
      expect([table, await rows.execute()]).toEqual([table, []]);
    }
  });

  test('whoever asks what is known of them is told their lists, and is deleted from them with the mails to them', async () => {
    const { site, path, emails } = await openList();
    const add = (email: string) =>
      site.api('POST', `${path}/members`, { email, name: 'Mira', hasConsent: false });
    await add('Mira@example.org');
    await add('ada@example.org');
    const asked = await site.api('POST', 'submissions/person', { email: 'mira@example.org' });
    expect(asked.json).toMatchObject({
      submissions: [],
      lists: [{ listName: 'Letters', email: 'Mira@example.org', state: 'pending', source: { by: 'Ada' } }],
    });
    const erased = await site.api('POST', 'submissions/erase', { email: ' mira@EXAMPLE.org' });
    expect(Object.entries(erased.json).filter(([, count]) => count !== 0)).toEqual([['lists', 1]]);
    expect(await emails()).toEqual(['ada@example.org']);
    expect((await mailsOf(site)).map(({ toAddress }) => toAddress)).toEqual(['ada@example.org']);
  });

  test('are looked after by those only who write newsletters', async () => {
    const { site } = await openList();
    const roles = (role: number) => ({ [site.siteId]: role });
    const as = async (role: number) =>
      signedInBrowser(on.deps, site, await createTestAccount(on.deps, { roles: roles(role) }));
    const path = `/api/sites/${site.siteId}/lists`;
    expect((await (await as(CONTRIBUTOR_ROLES.editor)).call('GET', path)).status).toBe(403);
    expect((await (await as(CONTRIBUTOR_ROLES.campaignsEditor)).call('GET', path)).status).toBe(200);
  });
});
