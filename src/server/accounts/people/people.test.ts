import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { readActivityOf } from '#testing/server/accounts.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser, testBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, type OnEngine, testApp } from '#testing/server/test-app.ts';
import { findMail, listMails } from '../../mail/queries.ts';

const R = CONTRIBUTOR_ROLES;
const WEEK_MS = 7 * 24 * 3_600_000;
const PASSWORD = 'three calm herons';

async function lastToken(on: OnEngine): Promise<string> {
  const [mail] = await listMails(on.db.read, { limit: 1 });
  const text = (await findMail(on.db.read, mail?.id ?? ''))?.text ?? '';
  return /\/invite\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describeOnBothEngines(
  'the people of a site',
  (on) => {
    async function staffed() {
      const site = await createTestSite(on.deps);
      const adminId = await createTestAccount(on.deps, { name: 'Ada', roles: { [site.siteId]: R.admin } });
      const admin = await signedInBrowser(on.deps, site, adminId);
      const path = `/api/sites/${site.siteId}`;
      const invite = (email: string, role: number = R.editor) =>
        admin.call('POST', `${path}/invitations`, { email, role });
      return { site, adminId, admin, path, invite };
    }

    test('whoever cannot set up a mail server is told whether mails are sent, and whom to ask', async () => {
      const { admin } = await staffed();
      expect((await admin.call('GET', '/api/me')).json.mails).toEqual({ areSent: false, setUpBy: [] });
      await createTestAccount(on.deps, { name: 'Grace', isOwner: true });
      const { isOwner, mails } = (await admin.call('GET', '/api/me')).json;
      expect([isOwner, mails]).toEqual([false, { areSent: false, setUpBy: ['Grace'] }]);
    });

    test('ROLE-06 somebody new is invited by mail, chooses name and password, and has the role', async () => {
      const { site, admin, adminId, path, invite } = await staffed();
      const invited = await invite('Bea@Example.org');
      expect(invited).toMatchObject({
        status: 201,
        json: { isMailed: false, invitation: { email: 'bea@example.org', role: R.editor, invitedBy: 'Ada' } },
      });
      const token = await lastToken(on);
      const bea = testBrowser(site);
      expect((await bea.call('GET', `/api/invitation?token=${token}`)).json).toEqual({
        siteName: 'Ember & Ash',
        email: 'bea@example.org',
        role: R.editor,
        invitedBy: 'Ada',
        next: 'new-account',
        signedInAs: null,
      });
      const weak = { token, name: 'Bea', password: 'short' };
      expect((await bea.call('POST', '/api/invitation', weak)).status).toBe(422);
      expect((await bea.call('POST', '/api/invitation', { token })).status).toBe(422);
      const accepted = await bea.call('POST', '/api/invitation', { token, name: 'Bea', password: PASSWORD });
      expect(accepted.json).toEqual({ kind: 'accepted', siteId: site.siteId });
      const me = (await bea.call('GET', '/api/me')).json;
      expect(me).toMatchObject({ account: { name: 'Bea', email: 'bea@example.org' }, isOwner: false });
      expect(me.sites).toMatchObject([{ id: site.siteId, role: R.editor }]);
      expect((await bea.call('GET', `${path}/documents`)).status).toBe(200);
      expect((await bea.call('GET', `${path}/people`)).status).toBe(403);
      expect((await bea.call('POST', '/api/invitation', { token })).status).toBe(401);
      const list = (await admin.call('GET', `${path}/people`)).json;
      expect(list.invitations).toEqual([]);
      expect(list.people).toMatchObject([
        { name: 'Ada', role: R.admin, isYou: true },
        { name: 'Bea', role: R.editor, isYou: false },
      ]);
      const told = await readActivityOf(on.deps, adminId);
      expect(told.map((each) => each.what)).toContain('invited bea@example.org as Editor');
    });

    test('whoever invites is told whether the mail is sent or only kept', async () => {
      for (const [environment, isMailed] of [
        [{ SMTP_URL: 'smtp://127.0.0.1:9' }, true],
        [{}, false],
      ] as const) {
        const app = await testApp(on.deps, environment);
        const site = await createTestSite(on.deps, { app, identifier: `mails-${isMailed}` });
        const adminId = await createTestAccount(on.deps, {
          email: `admin-${isMailed}@example.org`,
          roles: { [site.siteId]: R.admin },
        });
        const admin = await signedInBrowser(on.deps, site, adminId);
        const path = `/api/sites/${site.siteId}/invitations`;
        const invited = await admin.call('POST', path, { email: 'bea@example.org', role: R.editor });
        expect(invited.json.isMailed).toBe(isMailed);
        on.deps.clock.advance(61_000);
        const again = await admin.call('POST', `${path}/${invited.json.invitation.id}/resend`, {});
        expect(again.json).toEqual({ kind: 'sent', isMailed, link: null });
      }
    });

    test('whoever has an account accepts with it, signed in as nobody else', async () => {
      const { site, invite } = await staffed();
      const carlId = await createTestAccount(on.deps, { name: 'Carl', email: 'carl@example.org' });
      await invite('carl@example.org', R.viewer);
      const token = await lastToken(on);
      const stranger = await signedInBrowser(on.deps, site, await createTestAccount(on.deps));
      const page = await stranger.call('GET', `/api/invitation?token=${token}`);
      expect(page.json.next).toBe('sign-in');
      const sneaky = { token, name: 'Carl', password: PASSWORD };
      const refused = await stranger.call('POST', '/api/invitation', sneaky);
      expect(refused).toMatchObject({ status: 401, json: { error: { kind: 'sign-in' } } });
      const carl = await signedInBrowser(on.deps, site, carlId);
      expect((await carl.call('GET', `/api/invitation?token=${token}`)).json.next).toBe('accept');
      expect((await carl.call('POST', '/api/invitation', { token })).json.kind).toBe('accepted');
      expect((await carl.call('GET', '/api/me')).json.sites).toMatchObject([{ role: R.viewer }]);
      expect(await invite('carl@example.org')).toMatchObject({
        status: 409,
        json: { error: { kind: 'exists', message: expect.stringContaining('Viewer') } },
      });
    });

    test('an invitation ends after a week, when sent again, when made anew, and when taken back', async () => {
      const { site, admin, adminId, path, invite } = await staffed();
      const isGood = async (token: string) =>
        (await testBrowser(site).call('GET', `/api/invitation?token=${token}`)).status === 200;
      const { id } = (await invite('bea@example.org')).json.invitation;
      const first = await lastToken(on);
      const soon = await admin.call('POST', `${path}/invitations/${id}/resend`);
      expect(soon).toMatchObject({ status: 409, json: { error: { kind: 'not-allowed' } } });
      on.deps.clock.advance(WEEK_MS);
      expect(await isGood(first)).toBe(false);
      // Sessions do not last a week.
      admin.cookie = (await signedInBrowser(on.deps, site, adminId)).cookie;
      expect((await admin.call('POST', `${path}/invitations/${id}/resend`)).status).toBe(200);
      const second = await lastToken(on);
      expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
      const anew = (await invite('bea@example.org', R.viewer)).json.invitation;
      const third = await lastToken(on);
      expect([await isGood(second), await isGood(third)]).toEqual([false, true]);
      expect((await admin.call('DELETE', `${path}/invitations/${anew.id}`)).status).toBe(200);
      expect(await isGood(third)).toBe(false);
      expect((await admin.call('DELETE', `${path}/invitations/${anew.id}`)).status).toBe(404);
    });

    test('roles change and end, but never the last administrator’s', async () => {
      const { site, admin, adminId, path } = await staffed();
      const own = `${path}/people/${adminId}`;
      const last = await admin.call('PUT', own, { role: R.viewer });
      expect(last).toMatchObject({ status: 409, json: { error: { kind: 'not-allowed' } } });
      expect(last.json.error.message).toContain('only administrator');
      expect((await admin.call('DELETE', own)).status).toBe(409);
      const beaId = await createTestAccount(on.deps, { name: 'Bea', roles: { [site.siteId]: R.editor } });
      const bea = await signedInBrowser(on.deps, site, beaId);
      expect((await admin.call('PUT', `${path}/people/${beaId}`, { role: R.admin })).status).toBe(200);
      expect((await bea.call('GET', `${path}/people`)).status).toBe(200);
      // Two administrators who step down at the same moment: one of them stays.
      const both = await Promise.all([
        admin.call('DELETE', own),
        bea.call('PUT', `${path}/people/${beaId}`, { role: R.editor }),
      ]);
      expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
      const admins = await on.db.read
        .selectFrom('siteRoles')
        .select('accountId')
        .where('siteId', '=', site.siteId)
        .where('role', '=', R.admin)
        .execute();
      expect(admins).toHaveLength(1);
    });

    test('ROLE-08 are seen, invited and changed by those only who may', async () => {
      const { site, adminId, path } = await staffed();
      const other = await createTestSite(on.deps);
      const elsewhere = await createTestAccount(on.deps, { roles: { [other.siteId]: R.admin } });
      const callers = [
        testBrowser(site),
        await signedInBrowser(on.deps, site, elsewhere),
        ...(await Promise.all(
          Object.values(R)
            .filter((role) => role !== R.admin)
            .map(async (role) =>
              signedInBrowser(
                on.deps,
                site,
                await createTestAccount(on.deps, { roles: { [site.siteId]: role } }),
              ),
            ),
        )),
      ];
      const calls = [
        ['GET', `${path}/people`],
        ['PUT', `${path}/people/${adminId}`, { role: R.viewer }],
        ['DELETE', `${path}/people/${adminId}`],
        ['POST', `${path}/invitations`, { email: 'eve@example.org', role: R.admin }],
        ['POST', `${path}/invitations/${adminId}/resend`, {}],
        ['DELETE', `${path}/invitations/${adminId}`],
      ] as const;
      for (const caller of callers) {
        for (const [method, to, body] of calls)
          expect([401, 403]).toContain((await caller.call(method, to, body)).status);
      }
      expect(await listMails(on.db.read, { limit: 1 })).toEqual([]);
    });

    test('ROLE-06 cannot be given a role that is none', async () => {
      const { invite } = await staffed();
      for (const role of [0, 5, R.none, 15, 1.5])
        expect((await invite('bea@example.org', role)).status).toBe(400);
    });
  },
  { databaseFor: 'test' },
);
