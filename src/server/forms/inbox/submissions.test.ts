/** What was sent, as those who look after the site see it by the API. */
import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { type StoredSubmission, storeSubmission } from '#testing/server/store-submission.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { enqueue } from '../../jobs/enqueue.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothEngines('submissions', (on) => {
  const store = ({ siteId }: TestSite, text: string, more?: StoredSubmission) =>
    storeSubmission(on.deps, siteId, text, more);

  test('are listed newest first, by form and folder, found by their words, and paged', async () => {
    const site = await createTestSite(on.deps);
    const first = await store(site, 'Do you have CUPS?');
    await store(site, '100% wood ash');
    const spam = await store(site, 'Buy now', { isSpam: true });
    const other = await store(site, 'A course', { formId: 'course' });
    const { json } = await site.api('GET', 'submissions');
    expect(json).toMatchObject({ total: 3, unread: 3, spam: 1, next: null });
    expect(json.submissions.map(({ id }: { id: string }) => id)).toEqual([other, expect.any(String), first]);
    expect(json.forms).toEqual(
      expect.arrayContaining([
        { id: 'contact', name: 'contact', count: 2 },
        { id: 'course', name: 'course', count: 1 },
      ]),
    );
    const ids = async (query: string) =>
      (await site.api('GET', `submissions?${query}`)).json.submissions.map(({ id }: { id: string }) => id);
    expect(await ids('folder=spam')).toEqual([spam]);
    expect(await ids('form=course')).toEqual([other]);
    expect(await ids('search=cups')).toEqual([first]);
    expect(await ids(`search=${encodeURIComponent('100%')}`)).toHaveLength(1);
    for (let index = 0; index < 60; index += 1) await store(site, `More ${index}`);
    const page = await site.api('GET', 'submissions');
    expect([page.json.submissions.length, page.json.next]).toEqual([50, page.json.submissions[49].id]);
    expect(await ids(`before=${page.json.next}`)).toHaveLength(13);
  });

  test('are marked as read and as spam, and deleted, each of its own site only', async () => {
    const site = await createTestSite(on.deps);
    const other = await createTestSite(on.deps, { app: site });
    const id = await store(site, 'Cups?');
    expect((await site.api('PATCH', `submissions/${id}`, { isRead: true })).json.submission).toMatchObject({
      isRead: true,
    });
    expect((await site.api('PATCH', `submissions/${id}`, { isSpam: true })).json.submission).toMatchObject({
      isSpam: true,
    });
    expect((await site.api('PATCH', `submissions/${id}`, { isSpam: false })).json.submission).toMatchObject({
      isSpam: false,
      spamReasons: [],
    });
    expect((await other.api('GET', `submissions/${id}`)).status).toBe(404);
    expect((await other.api('PATCH', `submissions/${id}`, { isRead: false })).status).toBe(404);
    expect((await other.api('POST', 'submissions/delete', { ids: [id] })).json).toEqual({ deleted: 0 });
    expect((await site.api('GET', `submissions/${id}`)).json.submission).toMatchObject({ isRead: true });
    expect((await site.api('POST', 'submissions/delete', { ids: [id] })).json).toEqual({ deleted: 1 });
    expect((await site.api('GET', `submissions/${id}`)).status).toBe(404);
  });

  test('say again why they were taken for spam, when it is undone that they are none', async () => {
    const site = await createTestSite(on.deps);
    const id = await store(site, 'Buy now', { isSpam: true });
    const reasonsAfter = async (isSpam: boolean) =>
      (await site.api('PATCH', `submissions/${id}`, { isSpam })).json.submission.spamReasons;
    expect(await reasonsAfter(false)).toEqual([]);
    expect(await reasonsAfter(true)).toEqual(['links']);
  });

  test('are given as a table in which nothing is calculated', async () => {
    const site = await createTestSite(on.deps);
    await store(site, '=HYPERLINK("http://evil.example")');
    await store(site, 'spam', { isSpam: true });
    const { json } = await site.api('GET', 'submissions/table.csv');
    expect(json).toBe(
      `Sent at (UTC),Form,Page,Email,Message\r\n2026-03-02 09:00,contact,/contact,mira@example.org,"'=HYPERLINK(""http://evil.example"")"\r\n`,
    );
  });

  test('everything of one person is given out and deleted by their address, and nothing else', async () => {
    const site = await createTestSite(on.deps);
    await store(site, 'One');
    await store(site, 'Two', { isSpam: true });
    /** What is not none, of whatever features there are. */
    const found = async (call: string, email: string) => {
      const { json } = await site.api('POST', `submissions/${call}`, { email });
      const some = Object.entries(json).filter(
        ([, value]) => (Array.isArray(value) ? value.length : value) !== 0,
      );
      return Object.fromEntries(some);
    };
    const kept = await store(site, 'Three', { email: 'elmira@example.org' });
    await store(site, 'Four', { email: 'a_ira@example.org' });
    expect(await found('known', ' Mira@Example.org ')).toEqual({ submissions: 2 });
    expect(await found('known', 'm_ra@example.org')).toEqual({});
    const person = await site.api('POST', 'submissions/person', { email: ' Mira@Example.org ' });
    expect(person.json.submissions).toHaveLength(2);
    expect(await found('person', 'm_ra@example.org')).toEqual({});
    expect(await found('erase', 'm_ra@example.org')).toEqual({});
    expect(await found('erase', 'mira@example.org')).toEqual({ deleted: 2 });
    expect(await found('erase', '%@example.org')).toEqual({});
    expect((await site.api('GET', `submissions/${kept}`)).status).toBe(200);
    expect((await site.api('GET', 'submissions')).json.total).toBe(2);
  });

  test('are kept as long as the owner says', async () => {
    const site = await createTestSite(on.deps);
    await store(site, 'Old');
    await store(site, 'Old, of a form without a limit', { formId: 'course' });
    const settings = { notify: ['ada@example.org'], keepDays: 30 };
    expect((await site.api('GET', 'forms/contact/settings')).json).toEqual({
      settings: { notify: null, keepDays: null },
    });
    expect((await site.api('PUT', 'forms/contact/settings', settings)).json).toEqual({ settings });
    expect((await site.api('GET', 'forms/contact/settings')).json).toEqual({ settings });
    on.deps.clock.advance(31 * DAY_MS);
    await store(site, 'New');
    await on.deps.db.write((tx) => enqueue(tx, on.deps, { type: 'forms.delete-old', payload: {} }));
    await site.worker.drain();
    const { json } = await site.api('GET', 'submissions');
    expect(json.submissions.map(({ content }: { content: KeptValue[] }) => content[1]?.value)).toEqual([
      'New',
      'Old, of a form without a limit',
    ]);
    const refused = await site.api('PUT', 'forms/contact/settings', { notify: ['no address'], keepDays: 30 });
    // In words for people: they do not name what they are about as programs do.
    expect([refused.status, refused.json.error.message]).toEqual([
      400,
      'Enter an email address, such as mira@example.org.',
    ]);
  });

  test('are read by those only who look after customers', async () => {
    const site = await createTestSite(on.deps);
    const roles = { [site.siteId]: CONTRIBUTOR_ROLES.editor };
    const editor = await signedInBrowser(on.deps, site, await createTestAccount(on.deps, { roles }));
    expect((await editor.call('GET', `/api/sites/${site.siteId}/submissions`)).status).toBe(403);
  });
});
