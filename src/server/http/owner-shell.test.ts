import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { findUnshown, SHOWN_ORIGINS } from '#domain/owner-area/shown-origins.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser, type TestBrowser, testBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { insertHost } from '../sites/queries.ts';

const PATTERN = 'http://*.localhost:4321';

describeOnBothEngines(
  'the page of the owner area',
  (on) => {
    async function customers() {
      const app = await testApp(on.deps);
      const pottery = await createTestSite(on.deps, { app });
      const bakery = await createTestSite(on.deps, { app });
      const hosts = [
        { host: 'pottery.example', siteId: pottery.siteId, isPrimary: true },
        { host: 'www.pottery.example', siteId: pottery.siteId, isPrimary: false },
        { host: 'bakery.example', siteId: bakery.siteId, isPrimary: true },
      ];
      await on.deps.db.write(async (tx) => {
        for (const host of hosts) await insertHost(tx, { ...host, createdAt: on.deps.now() });
      });
      return { app, pottery };
    }

    async function open(browser: TestBrowser, path = '/') {
      const answer = await browser.send('GET', path, {});
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      const shown = new RegExp(`data-${SHOWN_ORIGINS}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
      const framed = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
      expect(shown).toEqual(framed);
      for (const directive of ['img-src', 'media-src'])
        expect(policy).toMatch(
          new RegExp(`${directive} 'self' [^;]*${framed?.join(' ').replaceAll('*', '\\*')};`),
        );
      return { answer, shown };
    }

    test('names no host of a site to strangers, whatever they send along', async () => {
      const { app } = await customers();
      for (const cookie of ['', 'x'.repeat(43), 'A'.repeat(43)])
        for (const path of ['/login', '/reset', '/invite?token=x', '/setup?token=x']) {
          const { answer, shown } = await open(testBrowser(app, cookie), path);
          expect(shown).toEqual([PATTERN]);
          expect([...answer.headers.values()].join('\n')).not.toMatch(/pottery|bakery/);
          expect(answer.headers.get('cache-control')).toBe('private, no-cache');
          expect(answer.headers.get('vary')).toBe('cookie, accept-language');
        }
    });

    test('leads strangers to signing in, and its page loads no more than that', async () => {
      const { app } = await customers();
      const stranger = testBrowser(app, 'A'.repeat(43));
      for (const [path, to] of [
        ['/', '/login'],
        ['/sites/x?beside=y', '/login?to=%2Fsites%2Fx%3Fbeside%3Dy'],
        ['//evil.example/', '/login?to=%2F%2Fevil.example%2F'],
      ] as const) {
        const answer = await stranger.send('GET', path, {});
        expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect(answer.headers.get('vary')).toBe('cookie, accept-language');
      }
      const scriptAt = async (browser: TestBrowser, path: string) =>
        /script type="module" src="([^"]*)"/.exec(await (await browser.send('GET', path, {})).text())?.[1];
      for (const path of ['/login', '/reset?token=x', '/invite'])
        expect(await scriptAt(stranger, path)).toBe('/_o/en/js/way-in.js');
      expect(await scriptAt(stranger, '/setup')).toBe('/_o/en/js/owner.js');
      const owner = await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { isOwner: true }));
      expect(await scriptAt(owner, '/sites')).toBe('/_o/en/js/owner.js');
      on.deps.clock.advance(13 * 3_600_000);
      expect((await owner.send('GET', '/sites', {})).status).toBe(302);
    });

    test('opens in the language of the account, or else the first of the browser’s that there is', async () => {
      const { app } = await customers();
      const stranger = testBrowser(app, 'A'.repeat(43));
      const langOf = async (browser: TestBrowser, path: string, accepted?: string) => {
        const headers = accepted === undefined ? {} : { 'accept-language': accepted };
        const html = await (await browser.send('GET', path, headers)).text();
        return [/<html lang="(\w+)"/.exec(html)?.[1], /src="\/_o\/(\w+)\//.exec(html)?.[1]];
      };
      for (const [accepted, language] of [
        [undefined, 'en'],
        ['de-CH,en;q=0.5', 'de'],
        ['fr,en;q=0.4,de;q=0.8', 'de'],
        ['en-GB,de', 'en'],
        ['ja, *', 'en'],
        [`${'x,'.repeat(2000)}de`, 'de'],
      ] as const)
        expect(await langOf(stranger, '/login', accepted)).toEqual([language, language]);
      const owner = await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { isOwner: true }));
      expect((await owner.call('PATCH', '/api/me', { language: 'de' })).status).toBe(200);
      expect(await langOf(owner, '/sites', 'en')).toEqual(['de', 'de']);
      expect((await owner.call('PATCH', '/api/me', { language: 'fr' })).status).toBe(400);
      expect((await owner.call('PATCH', '/api/me', { language: null })).status).toBe(200);
      expect(await langOf(owner, '/sites', 'en')).toEqual(['en', 'en']);
    });

    test('names the hosts of their sites to people, and all of them to owners of the installation', async () => {
      const { app, pottery } = await customers();
      const roles = { [pottery.siteId]: CONTRIBUTOR_ROLES.editor };
      const potter = await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { roles }));
      const own = ['http://pottery.example', 'http://www.pottery.example'];
      expect((await open(potter)).shown.toSorted()).toEqual([PATTERN, ...own]);
      const owner = await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { isOwner: true }));
      expect((await open(owner)).shown).toEqual(
        expect.arrayContaining([PATTERN, 'http://bakery.example', ...own]),
      );
      const nobody = await signedInBrowser(on.deps, app, await createTestAccount(on.deps));
      expect((await open(nobody)).shown).toEqual([PATTERN]);
    });

    test('shows every site that it lists, and forgets them at the end of the session', async () => {
      const { app } = await customers();
      const owner = await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { isOwner: true }));
      const { sites } = (await owner.call('GET', '/api/me')).json as { sites: { url: string }[] };
      const origins = sites.map(({ url }) => url);
      expect(findUnshown(origins, (await open(owner)).shown)).toEqual([]);
      expect(findUnshown(origins, [PATTERN])).not.toEqual([]);
      on.deps.clock.advance(13 * 3_600_000);
      expect((await open(owner, '/login')).shown).toEqual([PATTERN]);
    });
  },
  { databaseFor: 'test' },
);
