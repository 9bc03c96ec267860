/** Forms over HTTP, as the island and a browser without scripts send them, on both engines. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import {
  CAPTCHA_PATH,
  type CaptchaChallenge,
  type CaptchaSolution,
  readCaptchaKey,
  writeCaptchaKey,
} from '#domain/captcha/challenge.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import { TOO_OFTEN_HINT } from '#domain/forms/messages.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createTestAccount } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { sharedJson, sharedLines } from '../../../../scripts/shared-data.ts';
import type { Queryable } from '../../db/schema.ts';
import { KEY_LIFE_MS } from '../../http/submission-key.ts';
import { enqueue } from '../../jobs/enqueue.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const FORM_ID = 'form00000000000000000001';
const contact = definitions['form']?.defaults as FormSettings;
const GOOD = { name: ['Mira', 'Stein'], email: 'mira@example.org', message: 'Do you have cups?' };
const rowsOf = (db: Queryable, siteId: string) =>
  db.selectFrom('formSubmissions').selectAll().where('siteId', '=', siteId).orderBy('id').execute();

describeOnBothEngines('forms', (on) => {
  async function openForm(settings: Partial<FormSettings> = {}) {
    const site = await createTestSite(on.deps);
    const props = { ...contact, ...settings } as unknown as Record<string, unknown>;
    const body = bodyOf('Contact', on.deps.newId(), [blockOf(FORM_ID, 'form', props)]);
    const page = await site.publish({ body, slug: 'contact' });
    const identifier = (
      await on.deps.db.read
        .selectFrom('sites')
        .select('identifier')
        .where('id', '=', site.siteId)
        .executeTakeFirstOrThrow()
    ).identifier;
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const fetchKey = async () => ((await (await visitor.send('POST', KEY)).json()) as { key: string }).key;
    const save = async (values: unknown, more: Record<string, unknown> = {}) => {
      const key = 'key' in more ? more['key'] : await fetchKey();
      if (!('key' in more)) on.deps.clock.advance(20_000);
      const form = typeof values === 'string' ? values : JSON.stringify(values);
      const response = await visitor.send('POST', SAVE, {
        formId: FORM_ID,
        pageId: page.id,
        form,
        ...more,
        key,
      });
      const text = await response.text();
      return { status: response.status, json: JSON.parse(text) };
    };
    const bare = (entries: Record<string, string>) =>
      visitor.submit(
        SAVE,
        new URLSearchParams({ formId: FORM_ID, pageId: page.id, pagePath: page.path, ...entries }),
      );
    return { site, page, visitor, fetchKey, save, bare, rows: () => rowsOf(on.deps.db.read, site.siteId) };
  }

  test('FORM-02 FORM-03 FORM-08 FORM-09 a submission with a key is stored as it was sent', async () => {
    const { save, rows, page } = await openForm();
    const { status, json } = await save(GOOD, {
      pageTitle: 'Contact',
      contentSource: 'c',
      submitButtonText: 'Send',
    });
    expect([status, json]).toEqual([200, { status: 'stored', submissionId: expect.any(String) }]);
    const [row] = await rows();
    expect(row).toMatchObject({
      id: json.submissionId,
      formId: FORM_ID,
      formName: 'Contact',
      pageId: page.id,
      pagePath: '/contact',
      isSpam: 0,
    });
    expect(JSON.parse(row?.content ?? '')).toEqual([
      { id: 'name', type: 'name', label: 'Name', value: ['Mira', 'Stein'] },
      { id: 'email', type: 'email', label: 'Email', value: 'mira@example.org' },
      { id: 'message', type: 'textarea', label: 'Message', value: 'Do you have cups?' },
    ]);
    expect(JSON.parse(row?.details ?? '')).toEqual({
      contentSource: 'c',
      pageTitle: 'Contact',
      submitButtonText: 'Send',
    });
  });

  test('FORM-09 a key is good for one submission: fifty at once are one row, one job and one answer', async () => {
    const { save, fetchKey, rows, site } = await openForm();
    const key = await fetchKey();
    on.deps.clock.advance(20_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(GOOD, { key })));
    on.deps.clock.advance(120_000);
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => save(GOOD, { key })))));
    on.deps.clock.advance(120_000);
    answers.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => save({ ...GOOD, message: 'Other' }, { key })))),
    );
    const stored = await rows();
    expect(stored).toHaveLength(1);
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.submissionId}`))).toEqual(
      new Set([`200 ${stored[0]?.id}`]),
    );
    const jobs = await on.deps.db.read
      .selectFrom('jobs')
      .selectAll()
      .where('type', '=', 'forms.notify')
      .where('siteId', '=', site.siteId)
      .execute();
    expect(jobs).toHaveLength(1);
  });

  test('FORM-09 a key that is missing, forged, of another site or too old is refused, and says that another may do', async () => {
    const { save, fetchKey, rows, visitor } = await openForm();
    const other = await openForm();
    const key = await fetchKey();
    const swapped = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of ['', 'x', 'a.b.c', swapped, `${key}.x`, await other.fetchKey()])
      expect(await save(GOOD, { key: wrong }), wrong).toMatchObject({ status: 400, json: { keyFail: true } });
    on.deps.clock.advance(KEY_LIFE_MS + 1);
    const own = { origin: visitor.origin, 'sec-fetch-site': 'same-origin' };
    visitor.crumb = ((await (await visitor.ask('GET', '/api/crumb', own)).json()) as { crumb: string }).crumb;
    expect(await save(GOOD, { key })).toMatchObject({ status: 400, json: { keyFail: true } });
    expect(await rows()).toEqual([]);
  });

  test('FORM-65 FORM-60 the rules are held by the server too: errors by field, and nothing stored', async () => {
    const { save, rows, fetchKey } = await openForm();
    const key = await fetchKey();
    const { status, json } = await save({ name: ['', ''], email: 'mira', message: '' }, { key });
    expect([status, json]).toEqual([
      400,
      {
        errors: {
          name: 'This field is required.',
          email: 'Email is not valid. Email addresses should follow the format name@example.com.',
          message: 'This field is required.',
        },
      },
    ]);
    expect(await rows()).toEqual([]);
    expect((await save(GOOD, { key })).status).toBe(200);
  });

  test('FORM-48 FORM-49 FORM-52 FORM-53 what is sent is held to the rules of its field, one by one', async () => {
    const field = (id: string, more: object) => ({
      ...contact.fields[0],
      id,
      label: id,
      isRequired: false,
      ...more,
    });
    const { save, fetchKey } = await openForm({
      fields: [
        field('email', { type: 'email', allowAnyDomainEnding: false }),
        field('note', { type: 'textarea', maxLength: 5 }),
      ],
    } as unknown as Partial<FormSettings>);
    const wrong = async (values: Record<string, string>) => {
      const { json } = await save({ email: '', note: '', ...values }, { key: await fetchKey() });
      return Object.keys(json.errors ?? {});
    };
    for (const email of ['', ' mira.stein+pots@mail.kiln-lane.info ', 'o%neil_-x@example.com'])
      expect([email, await wrong({ email })]).toEqual([email, []]);
    for (const email of ['mira', 'a@b', 'a@b.photography', 'a b@b.co', 'ä@b.co', 'a@b@c.co'])
      expect([email, await wrong({ email })]).toEqual([email, ['email']]);
    expect([await wrong({ note: 'five!' }), await wrong({ note: 'six!!!' })]).toEqual([[], ['note']]);
  });

  test('FORM-70 FORM-74 what is no form, or of no form, has its own answer', async () => {
    const { save, visitor } = await openForm();
    for (const text of ['', 'no JSON', '[]', '"x"', 'null', '{"a":'])
      expect(await save(text), text).toMatchObject({
        status: 400,
        json: { error: 'Could not parse the form fields, please check your entries.' },
      });
    expect(await save(GOOD, { formId: 'form00000000000000000009' })).toMatchObject({
      status: 404,
      json: { error: 'This form has not been configured yet.' },
    });
    const odd = await visitor.send('POST', SAVE, undefined, { 'content-type': 'text/xml' });
    expect(odd.status).toBe(400);
  });

  test('FORM-75 whoever sends too often is refused for a while', async () => {
    const { save } = await openForm();
    const answers = await Promise.all(Array.from({ length: 25 }, () => save(GOOD, { key: 'x' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    const { json } = answers.find(({ status }) => status === 429) ?? {};
    expect(json).toEqual({
      error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    });
    on.deps.clock.advance(3000);
    expect((await save(GOOD, { key: 'x' })).status).toBe(400);
  });

  test('FORM-75 without scripts too, by a short page from which the same entries are sent again', async () => {
    const { bare, rows, visitor } = await openForm();
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await bare({ 'f-email': 'mira@' })).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const entries = { 'f-name-First': 'Mira', 'f-email': 'mira@example.org', 'f-message': '"Cups" & <b>\n' };
    const refused = await bare(entries);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const html = await refused.text();
    expect(html).toContain(`Submission rate limit exceeded. Please try again later. ${TOO_OFTEN_HINT}`);
    // Nothing of the site has been rendered for it.
    expect(html).not.toContain('Ember &amp; Ash');
    expect(html.length).toBeLessThan(3000);
    const kept = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const decode = (text = '') =>
      text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    const again = new URLSearchParams(kept.map(([, name, value]) => [decode(name), decode(value)]));
    expect(Object.fromEntries(again)).toMatchObject(entries);
    on.deps.clock.advance(60_000);
    expect((await visitor.submit(/action="([^"]+)"/.exec(html)?.[1] ?? '', again)).status).toBe(303);
    expect(await rows()).toHaveLength(1);
  });

  test('a refusal holds no more than a form is long: what is longer is kept by going back', async () => {
    const { bare } = await openForm();
    for (let n = 0; n < 20; n += 1) await bare({});
    const long = await (await bare({ 'f-message': 'x'.repeat(200_000) })).text();
    expect(long).toContain('Go back to the form');
    expect(long).not.toContain(TOO_OFTEN_HINT);
    expect(long.length).toBeLessThan(3000);
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_none, index) => [`n${index}`, '']));
    expect((await (await bare(many)).text()).length).toBeLessThan(3000);
  });

  test('what looks like spam is stored, flagged, and told to nobody', async () => {
    const { save, rows, fetchKey, site } = await openForm();
    await save(GOOD, { second_message: 'filled in' });
    await save(GOOD, { key: await fetchKey() });
    await save({ ...GOOD, message: 'http://a.example http://b.example http://c.example' });
    const again = { ...GOOD, message: 'The same long words, again and again, from one form to the next.' };
    for (let round = 0; round < 4; round += 1) await save(again);
    expect((await rows()).map((row) => row.spamReasons)).toEqual([
      '["honeypot"]',
      '["too-fast"]',
      '["links"]',
      '[]',
      '[]',
      '[]',
      '["repeated"]',
    ]);
    const jobs = await on.deps.db.read
      .selectFrom('jobs')
      .select('id')
      .where('type', '=', 'forms.notify')
      .where('siteId', '=', site.siteId)
      .execute();
    // Sent in haste only, and the first three of the repeated ones, which came within one window each.
    expect(jobs).toHaveLength(4);
  });

  test('without scripts the page comes back with the entries and what is wrong with them, and is not kept', async () => {
    const { bare, rows } = await openForm();
    const response = await bare({ 'f-name-First': 'Mira', 'f-email': 'mira@', 'f-message': '<b>cups</b>' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
    const html = await response.text();
    expect(html).toContain('One or more fields is invalid, please check your entries.');
    expect(html).toContain('value="Mira"');
    expect(html).toContain('&lt;b&gt;cups&lt;/b&gt;');
    expect(html).toMatch(/aria-invalid="true"[^>]*value="mira@"/);
    expect(html).toContain('Email is not valid.');
    expect(await rows()).toEqual([]);
  });

  test('without scripts a time is taken only with its half of the day, where the form asked for it', async () => {
    const { bare, rows } = await openForm({ fields: [blankField('at', 'time', 'When')] });
    const at = { 'f-at-Hour': '2', 'f-at-Minute': '30' };
    const refused = await bare({ ...at, 'f-at-Ampm': '' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Choose AM or PM.'),
    ]);
    expect(await rows()).toEqual([]);
    const taken = [at, { ...at, 'f-at-Ampm': 'AM' }, { ...at, 'f-at-Hour': '14', 'f-at-Ampm': '' }];
    for (const entries of taken) expect((await bare(entries)).status).toBe(303);
    const stored = (await rows()).map(({ content }) => JSON.parse(content)[0].value);
    expect(stored).toEqual([
      ['2', '30', '', ''],
      ['2', '30', '', 'AM'],
      ['14', '30', '', ''],
    ]);
  });

  test('without scripts a form that is stored leads to its thanks, and the same entries again are the same submission', async () => {
    const { bare, rows, visitor } = await openForm();
    const entries = { 'f-name-First': 'Mira', 'f-email': 'mira@example.org', 'f-message': 'Cups?' };
    for (let round = 0; round < 2; round += 1) {
      const response = await bare(entries);
      expect([response.status, response.headers.get('location')]).toEqual([303, `/contact#sent-${FORM_ID}`]);
    }
    expect(await rows()).toHaveLength(1);
    await bare({ ...entries, 'f-message': 'And bowls?' });
    expect(await rows()).toHaveLength(2);
    const page = await (await visitor.ask('GET', '/contact')).text();
    expect(page).toContain(`id="sent-${FORM_ID}"`);
    expect(page).toContain('Thank you. We will write back soon.');
  });

  test('FORM-20 without scripts too, a hidden field takes the parameter of the page it was sent from', async () => {
    const [first] = contact.fields;
    if (!first) throw new Error('the form has no field');
    const hidden = {
      ...first,
      id: 'from',
      type: 'hidden',
      key: 'source',
      label: 'Source',
      value: 'own',
      isRequired: false,
    } as const;
    const { visitor, page, rows, bare } = await openForm({ fields: [hidden] });
    const send = (referer: string) =>
      visitor.ask(
        'POST',
        SAVE,
        {
          'content-type': 'application/x-www-form-urlencoded',
          origin: visitor.origin,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
          referer,
        },
        new URLSearchParams({
          formId: FORM_ID,
          pageId: page.id,
          pagePath: page.path,
          'f-from': 'own',
        }).toString(),
      );
    expect((await send(`${visitor.origin}/contact?source=letter`)).status).toBe(303);
    expect((await send('https://elsewhere.example/?source=evil')).status).toBe(303);
    expect((await bare({ 'f-from': 'own' })).status).toBe(303);
    const sent = (await rows()).map((row) => JSON.stringify(row));
    expect(sent.filter((row) => row.includes('letter'))).toHaveLength(1);
    expect(sent.filter((row) => row.includes('evil'))).toEqual([]);
  });

  test('FORM-41 without scripts too, whoever has sent the form is taken where the owner says', async () => {
    const { bare } = await openForm({ successLink: { url: '/thanks' }, fields: [] });
    expect((await bare({})).headers.get('location')).toBe('/thanks');
    const hostile = await openForm({ successLink: { url: 'javascript:alert(1)' }, fields: [] });
    expect((await hostile.bare({})).headers.get('location')).toBe(`/contact#sent-${FORM_ID}`);
  });

  test('a call from another site, or without a crumb, stores nothing', async () => {
    const { visitor, page, rows } = await openForm();
    const body = new URLSearchParams({ formId: FORM_ID, pageId: page.id, 'f-email': 'a@b.co' }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const evil = {
      ...type,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    };
    expect((await visitor.ask('POST', SAVE, evil, body)).status).toBe(403);
    expect((await visitor.ask('POST', SAVE, { ...type, origin: visitor.origin }, body)).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test('the people who look after the site get one mail, with what was written', async () => {
    const { save, site } = await openForm();
    await createTestAccount(on.deps, { name: 'Ada', roles: { [site.siteId]: 1 } });
    await save({ ...GOOD, message: 'Cups?\n<script>alert(1)</script>' });
    on.deps.clock.advance(3000);
    await site.worker.drain();
    const mails = await on.deps.db.read
      .selectFrom('mails')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Contact: Mira Stein' });
    await on.deps.db.write((tx) =>
      tx
        .updateTable('formSubmissions')
        .set({ waitsForNotice: 1 })
        .where('siteId', '=', site.siteId)
        .execute(),
    );
    on.deps.clock.advance(120_000);
    for (let round = 0; round < 2; round += 1)
      await on.deps.db.write((tx) => enqueue(tx, on.deps, { type: 'forms.notify-waiting', payload: {} }));
    await site.worker.drain();
    const late = await on.deps.db.read
      .selectFrom('mails')
      .select('id')
      .where('siteId', '=', site.siteId)
      .execute();
    expect(late).toHaveLength(2);
    expect(mails[0]?.text).toContain('Message\nCups?\n<script>alert(1)</script>');
    expect(mails[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mails[0]?.text).toMatch(/http:\/\/localhost:4321\/sites\/\w+\/submissions\?open=\w+/);
    const left = async (email: string) => {
      await site.api('POST', 'submissions/erase', { email });
      const mailsOfSite = on.deps.db.read.selectFrom('mails').select('id');
      return mailsOfSite.where('siteId', '=', site.siteId).execute();
    };
    expect(await left('m_ra@example.org')).toHaveLength(2);
    expect(await left('ira@example.org')).toHaveLength(2);
    expect(await left('Mira@example.org')).toEqual([]);
  });

  test('hostile strings through every field and name are stored as they are, or refused with a word', async () => {
    const strings = [
      ...(sharedJson<string[]>('hostile/blns.json') ?? []),
      ...sharedLines('hostile/xss-payloads.txt').slice(0, 200),
    ];
    const fields = [
      'text',
      'textarea',
      'email',
      'number',
      'website',
      'select',
      'checkbox',
      'name',
      'date',
      'likert',
      'hidden',
      'password',
    ].map(
      (type): FormField => ({
        ...(contact.fields[0] as FormField),
        id: type,
        type: type as FormField['type'],
        isRequired: false,
        options: ['A'],
      }),
    );
    const { save, visitor, page } = await openForm({ fields });
    const some = strings.filter((text, index) => text !== '' && index % 9 === 0);
    for (const text of some) {
      const { status, json } = await save(Object.fromEntries(fields.map(({ id }) => [id, text])));
      expect(status, text).toBe(400);
      expect(JSON.stringify(json.errors)).toContain('could not be read');
      const stored = await save({ text, textarea: text, hidden: text });
      expect([200, 400], text).toContain(stored.status);
      const bare = await visitor.submit(
        SAVE,
        new URLSearchParams({
          formId: FORM_ID,
          pageId: page.id,
          pagePath: text,
          'f-text': text,
          'f-email': text,
          [text]: text,
        }),
      );
      expect([303, 400], text).toContain(bare.status);
    }
  });

  test('FORM-61 FORM-64 with a captcha, a submission without a solution is refused, and each solution is good once', async () => {
    const { save, rows, visitor, site, bare, fetchKey } = await openForm();
    await site.api('PUT', 'settings', { captchaSiteKey: 'built-in' });
    const solved = async (): Promise<string> => {
      const challenge = (await (await visitor.ask('GET', CAPTCHA_PATH)).json()) as CaptchaChallenge;
      const { salt, maxnumber } = challenge;
      for (let number = 0; number < maxnumber; number += 1)
        if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge.challenge)
          return writeCaptchaKey(challenge, number);
      throw new Error('no solution');
    };
    const captchaKey = await solved();
    const { number, ...rest } = readCaptchaKey(captchaKey) as CaptchaSolution;
    const forged = {
      ...rest,
      challenge: createHash('sha256').update(`${rest.salt}7`).digest('hex'),
      maxnumber: 9,
    };
    for (const wrong of [
      '',
      'x',
      btoa('{}'),
      writeCaptchaKey({ ...rest, maxnumber: 9 }, number + 1),
      writeCaptchaKey(forged, 7),
    ])
      expect(await save(GOOD, { captchaKey: wrong })).toMatchObject({
        status: 400,
        json: { error: 'Complete CAPTCHA before submitting.' },
      });
    const key = await fetchKey();
    expect((await save(GOOD, { captchaKey, key })).status).toBe(200);
    expect((await save(GOOD, { captchaKey, key })).status).toBe(200);
    expect((await save({ ...GOOD, message: 'Another' }, { captchaKey })).status).toBe(400);
    const late = await solved();
    on.deps.clock.advance(21 * 60_000);
    expect((await save(GOOD, { captchaKey: late })).status).toBe(400);
    expect(await rows()).toHaveLength(1);
    await bare({ 'f-name-First': 'Ada', 'f-email': 'ada@example.org', 'f-message': 'Hello' });
    expect((await rows()).map((row) => row.spamReasons)).toEqual(['["too-fast"]', '["no-captcha"]']);
  });

  test('FORM-01 a newsletter sign-up is a form like any other', async () => {
    const site = await createTestSite(on.deps);
    const props = definitions['newsletter']?.defaults as Record<string, unknown>;
    const page = await site.publish({
      body: bodyOf('News', on.deps.newId(), [blockOf(FORM_ID, 'newsletter', props)]),
    });
    const { identifier } = await on.deps.db.read
      .selectFrom('sites')
      .select('identifier')
      .where('id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const entries = (email: string) =>
      new URLSearchParams({ formId: FORM_ID, pageId: page.id, 'f-email': email });
    expect((await visitor.submit(SAVE, entries('mira'))).status).toBe(400);
    expect((await visitor.submit(SAVE, entries('mira@example.photography'))).status).toBe(303);
    expect((await rowsOf(on.deps.db.read, site.siteId)).map((row) => row.emails)).toEqual([
      '\nmira@example.photography\n',
    ]);
  });

  test('bytes that no database takes are refused or left out, wherever they stand', async () => {
    const { save, visitor, page, site, rows } = await openForm();
    for (const odd of ['a\0b', '\ud800', '\0'])
      for (const name of ['formId', 'pageId', 'pagePath', 'pageTitle', 'captchaKey', 'second_message']) {
        on.deps.clock.advance(5000);
        expect([200, 404], `${name} ${JSON.stringify(odd)}`).toContain(
          (await save(GOOD, { [name]: odd })).status,
        );
        const form = {
          formId: FORM_ID,
          pageId: page.id,
          'f-name-First': odd,
          'f-email': odd,
          'f-message': odd,
          [name]: odd,
        };
        expect([303, 400, 404]).toContain((await visitor.submit(SAVE, new URLSearchParams(form))).status);
      }
    expect((await rows()).every((row) => !Object.values(row).join().includes('\0'))).toBe(true);
    expect((await site.api('GET', 'submissions?search=%00&form=%00&before=%00')).status).toBe(400);
  });

  test('whatever JSON comes, the answer is one of ours', async () => {
    const { visitor } = await openForm();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        on.deps.clock.advance(10_000);
        const response = await visitor.ask(
          'POST',
          `${SAVE}?crumb=${visitor.crumb}`,
          { origin: visitor.origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          body,
        );
        expect([400, 403, 404]).toContain(response.status);
        expect(await response.json()).toBeTypeOf('object');
      }),
      { numRuns: 40 },
    );
  });
});
