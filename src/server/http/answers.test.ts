/** Calls whose good answers no other test asks for. What they answer is held to the reference by `testApp`. */
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { queueMail } from '../mail/queue-mail.ts';

describeOnBothEngines('answers', (on) => {
  test('the own account, its devices and tokens are what the reference says', async () => {
    const site = await createTestSite(on.deps);
    const accountId = await createTestAccount(on.deps, { isOwner: true });
    const browser = await signedInBrowser(on.deps, site, accountId);
    await signedInBrowser(on.deps, site, accountId);
    const call = async (method: string, path: string, body?: unknown) => {
      const { status, json } = await browser.call(method, path, body);
      expect([path, status < 300]).toEqual([path, true]);
      return json;
    };
    await call('PATCH', '/api/me', { name: 'Ada Berg' });
    await call('POST', '/api/me/tokens', { name: 'Builds', siteId: site.siteId, scopes: ['read'] });
    const { tokens } = await call('GET', '/api/me/tokens');
    await call('DELETE', `/api/me/tokens/${tokens[0].id}`);
    const { sessions } = await call('GET', '/api/me/sessions');
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await call('DELETE', `/api/me/sessions/${other.id}`);
    await call('DELETE', '/api/me/sessions');
    await call('POST', '/api/jobs/retry');
  });

  test('a version, and a mail that goes once more, are what the reference says', async () => {
    const site = await createTestSite(on.deps);
    const owner = await signedInBrowser(on.deps, site, await createTestAccount(on.deps, { isOwner: true }));
    const path = `/api/sites/${site.siteId}/documents`;
    const made = await owner.call('POST', path, { kind: 'page', body: textBody(on.deps, 'About', 'Pots.') });
    const { document, revisionId } = made.json;
    const read = await owner.call('GET', `${path}/${document.id}/revisions/${revisionId}`);
    expect(read.json.revision).toMatchObject({ id: revisionId, body: { title: 'About' } });
    const mail = {
      sender: null,
      to: 'mira@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    const id = await on.db.write((tx) => queueMail(tx, on.deps, mail));
    await on.db.write((tx) =>
      tx.updateTable('mails').set({ state: 'failed' }).where('id', '=', id).execute(),
    );
    expect((await owner.call('POST', `/api/mails/${id}/retry`)).status).toBe(200);
  });
});
