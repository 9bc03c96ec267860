/** What the inbox offers beyond the list: news, several at once, notes, charts, everything as JSON. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { type StoredSubmission, storeSubmission } from '#testing/server/store-submission.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothEngines('the inbox', (on) => {
  const store = ({ siteId }: TestSite, text: string, more?: StoredSubmission) =>
    storeSubmission(on.deps, siteId, text, more);

  test('says how many are unread, and how many came after the newest that is shown', async () => {
    const site = await createTestSite(on.deps);
    const first = await store(site, 'Cups?');
    on.deps.clock.advance(1000);
    await store(site, 'Bowls?');
    await store(site, 'A course', { formId: 'course' });
    await store(site, 'Buy now', { isSpam: true });
    const news = async (query = '') => (await site.api('GET', `submissions/news?${query}`)).json;
    expect(await news()).toEqual({ unread: 3, spam: 1, newer: 0, heldMails: 0 });
    expect(await news(`after=${first}`)).toEqual({ unread: 3, spam: 1, newer: 2, heldMails: 0 });
    expect(await news(`after=${first}&form=course`)).toEqual({ unread: 3, spam: 1, newer: 1, heldMails: 0 });
    expect(await news(`after=${first}&search=bowls`)).toEqual({ unread: 3, spam: 1, newer: 1, heldMails: 0 });
    expect(await news(`after=${first}&folder=spam`)).toEqual({ unread: 3, spam: 1, newer: 1, heldMails: 0 });
  });

  test('marks several, and says which were not so before: the way back', async () => {
    const site = await createTestSite(on.deps);
    const other = await createTestSite(on.deps, { app: site });
    const [one, two] = [await store(site, 'One'), await store(site, 'Two')];
    const foreign = await store(other, 'Of another site');
    const mark = async (ids: string[], change: object) =>
      (await site.api('PATCH', 'submissions', { ids, ...change })).json.changed.sort();
    expect(await mark([one], { isRead: true })).toEqual([one]);
    expect(await mark([one, two, foreign], { isRead: true })).toEqual([two]);
    expect(await mark([one, two, foreign], { isSpam: true })).toEqual([one, two].sort());
    expect((await site.api('GET', 'submissions?folder=spam')).json.submissions).toHaveLength(2);
    expect((await other.api('GET', 'submissions')).json).toMatchObject({ unread: 1, spam: 0 });
    expect((await site.api('PATCH', 'submissions', { ids: [] })).status).toBe(400);
  });

  test('keeps notes, which only who wrote them changes', async () => {
    const site = await createTestSite(on.deps);
    const id = await store(site, 'Cups?');
    const roles = { [site.siteId]: CONTRIBUTOR_ROLES.admin };
    const person = async (name: string) =>
      signedInBrowser(on.deps, site, await createTestAccount(on.deps, { name, roles }));
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const path = `/api/sites/${site.siteId}/submissions/${id}/notes`;
    await ada.call('POST', path, { body: ' Called back. ' });
    on.deps.clock.advance(1000);
    const { json } = await ben.call('POST', path, { body: 'Sent the list.\0' });
    expect(json.notes).toMatchObject([
      { author: 'Ada', body: 'Called back.', editedAt: null },
      { author: 'Ben', body: 'Sent the list.' },
    ]);
    const [ofAda] = json.notes;
    expect((await ben.call('PUT', `${path}/${ofAda.id}`, { body: 'No' })).status).toBe(403);
    expect((await ben.call('DELETE', `${path}/${ofAda.id}`)).status).toBe(403);
    const edited = await ada.call('PUT', `${path}/${ofAda.id}`, { body: 'Called again' });
    expect(edited.json.notes[0]).toMatchObject({ body: 'Called again', editedAt: on.deps.now() });
    expect((await site.api('GET', `submissions/${id}`)).json.submission.notes).toHaveLength(2);
    const everything = await site.api('POST', 'submissions/person', { email: 'mira@example.org' });
    expect(everything.json.submissions[0].notes).toHaveLength(2);
    expect((await ada.call('DELETE', `${path}/${ofAda.id}`)).json.notes).toMatchObject([{ author: 'Ben' }]);
    expect((await ada.call('POST', path, { body: '  ' })).json.error.message).toContain('Write a note first');
    expect((await ada.call('DELETE', `${path}/${ofAda.id}`)).status).toBe(404);
    const other = await createTestSite(on.deps, { app: site });
    expect((await other.api('POST', `submissions/${id}/notes`, { body: 'x' })).status).toBe(404);
    await site.api('POST', 'submissions/delete', { ids: [id] });
    const left = await on.deps.db.read.selectFrom('submissionNotes').selectAll().execute();
    expect(left.filter((note) => note.submissionId === id)).toEqual([]);
  });

  test('counts answers by the options the form has now, of a form and a time', async () => {
    const site = await createTestSite(on.deps);
    const settings = definitions['form']?.defaults as unknown as FormSettings;
    const [field] = settings.fields;
    const found = { ...field, id: 'found', type: 'radio', label: 'Found by', options: ['Friend', 'Fair'] };
    const props = { ...settings, fields: [...settings.fields, found] } as unknown as Record<string, unknown>;
    const formId = 'form00000000000000000001';
    const page = await site.publish({
      body: bodyOf('Contact', on.deps.newId(), [blockOf(formId, 'form', props)]),
      slug: 'contact',
    });
    const answer = (value: string): KeptValue => ({ id: 'found', type: 'radio', label: 'Found', value });
    const send = (value: string, more: StoredSubmission = {}) =>
      store(site, 'Hello', { formId, more: [answer(value)], ...more });
    await send('Radio');
    on.deps.clock.advance(10 * DAY_MS);
    const last = await send('Fair');
    await send('Fair', { isSpam: true });
    await send('Friend', { formId: 'other' });
    await on.deps.db.write((tx) =>
      tx.updateTable('formSubmissions').set({ pageId: page.id }).where('id', '=', last).execute(),
    );
    const charts = async (query: string) => (await site.api('GET', `submissions/charts?${query}`)).json;
    expect(await charts(`form=${formId}`)).toMatchObject({
      total: 2,
      charts: [
        {
          fieldId: 'found',
          answered: 2,
          groups: [
            {
              bars: [
                { label: 'Friend', count: 0 },
                { label: 'Fair', count: 1 },
                { label: 'Radio', count: 1 },
              ],
            },
          ],
        },
      ],
    });
    expect(await charts(`form=${formId}&days=7`)).toMatchObject({ total: 1 });
    expect(await charts('form=nothing&days=x')).toEqual({ formId: 'nothing', total: 0, charts: [] });
  });

  test('gives what is looked at as JSON and as a table, however many there are', async () => {
    const site = await createTestSite(on.deps);
    const ids = [];
    for (let index = 0; index < 510; index += 1) ids.push(await store(site, `Entry ${index}`));
    const spam = await store(site, 'Buy now', { isSpam: true });
    const json = async (query = '') =>
      JSON.parse((await site.api('GET', `submissions/all.json?${query}`)).json as string);
    const all = await json();
    expect(all.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    expect(all[0]).toMatchObject({ sentAt: expect.any(String), notes: [], formName: 'contact' });
    expect((await json('folder=spam')).map(({ id }: { id: string }) => id)).toEqual([spam]);
    expect(await json('search=entry%20509')).toHaveLength(1);
    expect(await json('form=none')).toEqual([]);
    const table = async (query: string) =>
      ((await site.api('GET', `submissions/table.csv?${query}`)).json as string).trim().split('\r\n').length -
      1;
    expect([await table(''), await table('search=entry%2050'), await table('folder=spam')]).toEqual([
      510, 15, 1,
    ]);
  });
});
