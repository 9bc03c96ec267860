import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#domain/accounts/contract.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { readActivityOf } from '#testing/server/accounts.ts';
import { createTestAccount, OWNER_ORIGIN, signedInBrowser, testBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { NOBODYS_HASH, PASSWORD_COST, Passwords } from '../http/passwords.ts';
import { makeSignInLink } from './make-owner.ts';
import { createSetupLink } from './one-time-links.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'three calm herons';

test('the hash of nobody costs what every other costs', async () => {
  const own = await new Passwords().hash('x'.repeat(12));
  const head = `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},p=${PASSWORD_COST.parallelism}$`;
  for (const hash of [own, NOBODYS_HASH]) expect(hash.startsWith(head)).toBe(true);
  expect(NOBODYS_HASH).toHaveLength(own.length);
  expect(await new Passwords().verify('anything', null)).toBe(false);
});

test('a burst of passwords is turned away before it takes the memory', async () => {
  const passwords = new Passwords();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => passwords.verify('x', NOBODYS_HASH)),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(28);
  await expect(passwords.verify('x', NOBODYS_HASH)).resolves.toBe(false);
});

describeOnBothEngines(
  'getting in',
  (on) => {
    async function owned() {
      const app = await testApp(on.deps);
      const hash = await new Passwords().hash(PASSWORD);
      const email = 'ada@example.org';
      const accountId = await createTestAccount(on.deps, { email, isOwner: true, passwordHash: hash });
      return { app, accountId, email };
    }
    const signIn = (email: string, password: string, remember = false) => ({ email, password, remember });

    test('the first start makes an owner and a site that is live at once, and the link works once', async () => {
      const app = await testApp(on.deps);
      const link = await createSetupLink(on.deps, OWNER_ORIGIN);
      const token = new URL(link ?? '').searchParams.get('token') ?? '';
      const browser = testBrowser(app);
      expect((await browser.call('GET', `/api/setup?token=${token}`)).json).toEqual({
        isNeeded: true,
        isLinkGood: true,
      });
      const input = {
        token,
        name: 'Ada Berg',
        email: 'Ada@Example.org',
        password: PASSWORD,
        siteName: 'Atelier Nørd',
        template: 'harbour',
        timeZone: 'Europe/Oslo',
      };
      const weak = await browser.call('POST', '/api/setup', { ...input, password: 'password123' });
      expect(weak.status).toBe(422);
      const done = await browser.call('POST', '/api/setup', input);
      expect(done.status).toBe(201);
      expect(done.json.site).toMatchObject({
        identifier: 'atelier-nord',
        url: 'http://atelier-nord.localhost:4321',
      });
      const me = (await browser.call('GET', '/api/me')).json;
      expect(me).toMatchObject({ account: { name: 'Ada Berg', email: 'ada@example.org' }, isOwner: true });
      expect(me.sites[0]).toMatchObject({ name: 'Atelier Nørd', role: CONTRIBUTOR_ROLES.admin });
      const { settings } = (await browser.call('GET', `/api/sites/${me.sites[0].id}/settings`)).json;
      expect(settings).toMatchObject({ timeZone: 'Europe/Oslo' });
      for (const path of ['/', '/about', '/contact']) {
        const page = await app.app.request(new Request(`http://atelier-nord.localhost:4321${path}`));
        expect([path, page.status]).toEqual([path, 200]);
        expect(await page.text()).toContain('Atelier Nørd');
      }
      const again = await testBrowser(app).call('POST', '/api/setup', { ...input, email: 'eve@example.org' });
      expect(again.status).toBe(401);
      expect(await createSetupLink(on.deps, OWNER_ORIGIN)).toBeUndefined();
    });

    test('the first site shows strangers “Opening soon” where its owner has chosen that', async () => {
      const app = await testApp(on.deps);
      const token = new URL((await createSetupLink(on.deps, OWNER_ORIGIN)) ?? '').searchParams.get('token');
      const you = { token, name: 'Ada Berg', email: 'ada@example.org', password: PASSWORD };
      const input = { ...you, siteName: 'Atelier', template: 'harbour', isOpeningSoon: true };
      expect((await testBrowser(app).call('POST', '/api/setup', input)).status).toBe(201);
      const page = await app.app.request(new Request('http://atelier.localhost:4321/'));
      expect(await page.text()).toMatch(/<h1[^>]*>Opening soon<\/h1>/);
    });

    test('each start gives a new link and takes the old one back; a wrong one gives nothing', async () => {
      const app = await testApp(on.deps);
      const [old, current] = [
        await createSetupLink(on.deps, OWNER_ORIGIN),
        await createSetupLink(on.deps, OWNER_ORIGIN),
      ];
      const good = async (link = '') => {
        const token = new URL(link).searchParams.get('token');
        return (await testBrowser(app).call('GET', `/api/setup?token=${token}`)).json.isLinkGood;
      };
      expect([await good(old), await good(current), await good(`${OWNER_ORIGIN}/?token=x`)]).toEqual([
        false,
        true,
        false,
      ]);
    });

    test('ROLE-02 ROLE-09 an account signs in and out; the cookie is kept from scripts and other sites', async () => {
      const { app, email } = await owned();
      const browser = testBrowser(app);
      expect((await browser.call('GET', '/api/me')).status).toBe(401);
      const response = await browser.send(
        'POST',
        '/api/session',
        { origin: OWNER_ORIGIN, 'x-vitrine': '1', 'content-type': 'application/json' },
        JSON.stringify(signIn(' ADA@example.org', PASSWORD)),
      );
      expect(await response.json()).toEqual({ kind: 'signed-in' });
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(
        new RegExp(`^${SESSION_COOKIE}=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Lax$`),
      );
      expect((await browser.call('GET', '/api/me')).json.account.email).toBe(email);
      const before = browser.cookie;
      expect((await browser.call('DELETE', '/api/session')).status).toBe(200);
      expect(browser.cookie).toBe('');
      expect((await testBrowser(app, before).call('GET', '/api/me')).status).toBe(401);
    });

    test('a cookie that a neighbouring site has set beside it takes nothing away, and signs in nobody else', async () => {
      const { app, accountId, email } = await owned();
      const [mine, another] = [
        await signedInBrowser(on.deps, app, accountId),
        await signedInBrowser(on.deps, app, await createTestAccount(on.deps)),
      ];
      const me = async (...values: string[]) => {
        const cookie = values.map((value) => `${SESSION_COOKIE}=${value}`).join('; ');
        const headers = { cookie, origin: OWNER_ORIGIN, 'x-vitrine': '1' };
        const answer = await testBrowser(app).send('GET', '/api/me', headers);
        return answer.status === 200
          ? ((await answer.json()) as { account: { email: string } }).account.email
          : answer.status;
      };
      expect(await me('x'.repeat(43), mine.cookie)).toBe(email);
      expect(await me('', 'evil', 'x'.repeat(4000), mine.cookie, mine.cookie)).toBe(email);
      expect(await me(another.cookie, mine.cookie)).toBe(401);
    });

    test('sign-ins that fail are noted once an hour, and never with what was typed', async () => {
      const { app, accountId, email } = await owned();
      const browser = testBrowser(app);
      const fail = async (address: string, password: string) =>
        expect((await browser.call('POST', '/api/session', signIn(address, password))).status).toBe(401);
      const notes = async () => {
        const rows = await on.db.read
          .selectFrom('activity')
          .selectAll()
          .where('action', '=', 'account.sign-in-failed')
          .orderBy('id')
          .execute();
        const text = JSON.stringify(rows);
        for (const typed of ['four calm herons', 'five calm herons', 'eve@', 'eva@'])
          expect(text).not.toContain(typed);
        return rows;
      };
      await fail(email, 'four calm herons');
      await fail(email, 'five calm herons');
      await fail('eve@example.org', PASSWORD);
      await fail('eva@example.org', PASSWORD);
      const first = await notes();
      expect(first.map(({ actor, what }) => `${actor} ${what.split(',', 1)[0]}`)).toEqual([
        'Someone failed to sign in as Ada',
        'Someone failed to sign in with an email address that has no account',
      ]);
      expect(first.map(({ accountId, siteId }) => [accountId, siteId])).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(JSON.parse(first[0]?.details ?? '')).toMatchObject({ accountId });
      on.deps.clock.advance(HOUR_MS + 1);
      await fail(email, 'five calm herons');
      expect(await notes()).toHaveLength(3);
    });

    test('over https the cookie is bound to the host by its name', async () => {
      const app = await testApp(on.deps, { OWNER_ORIGIN: 'https://owner.example.org' });
      const passwordHash = await new Passwords().hash(PASSWORD);
      await createTestAccount(on.deps, { email: 'https@example.org', passwordHash });
      const response = await app.app.request('https://owner.example.org/api/session', {
        method: 'POST',
        headers: {
          host: 'owner.example.org',
          origin: 'https://owner.example.org',
          'x-vitrine': '1',
          'content-type': 'application/json',
        },
        body: JSON.stringify(signIn('https@example.org', PASSWORD, true)),
      });
      expect(response.headers.get('set-cookie')).toMatch(
        /^__Host-vitrine_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    test('an unknown address and a wrong password are answered alike, by the same work', async () => {
      const { app, email } = await owned();
      const browser = testBrowser(app);
      const wrong = await browser.call('POST', '/api/session', signIn(email, 'four calm herons'));
      const unknown = await browser.call('POST', '/api/session', signIn('eve@example.org', PASSWORD));
      expect(wrong).toEqual(unknown);
      expect(wrong.status).toBe(401);
      const timed = async (address: string) => {
        const startedAt = performance.now();
        await new Passwords().verify('x', address === email ? await new Passwords().hash('y') : null);
        return performance.now() - startedAt;
      };
      expect(await timed('eve@example.org')).toBeGreaterThan(2);
    });

    test('signing in always opens a new session and ends the one the browser had', async () => {
      const { app, accountId, email } = await owned();
      const browser = await signedInBrowser(on.deps, app, accountId);
      const before = browser.cookie;
      await browser.call('POST', '/api/session', signIn(email, PASSWORD));
      expect(browser.cookie).not.toBe(before);
      expect((await browser.call('GET', '/api/me')).status).toBe(200);
      expect((await testBrowser(app, before).call('GET', '/api/me')).status).toBe(401);
      const planted = testBrowser(app, 'A'.repeat(43));
      await planted.call('POST', '/api/session', signIn(email, PASSWORD));
      expect(planted.cookie).not.toBe('A'.repeat(43));
    });

    test('a session ends after twelve hours without use, a remembered one after thirty days', async () => {
      const { app, email } = await owned();
      const [brief, lasting] = [testBrowser(app), testBrowser(app)];
      await brief.call('POST', '/api/session', signIn(email, PASSWORD));
      await lasting.call('POST', '/api/session', signIn(email, PASSWORD, true));
      const status = async (browser: typeof brief) => (await browser.call('GET', '/api/me')).status;
      for (let use = 0; use < 3; use += 1) {
        on.deps.clock.advance(11 * HOUR_MS);
        expect(await status(brief)).toBe(200);
      }
      on.deps.clock.advance(12 * HOUR_MS + 1);
      expect([await status(brief), await status(lasting)]).toEqual([401, 200]);
      on.deps.clock.advance(30 * 24 * HOUR_MS);
      expect(await status(lasting)).toBe(401);
    });

    test('guessing is slowed down, by account and by address, with words that say so', async () => {
      const { app, email } = await owned();
      const browser = testBrowser(app);
      const statuses: number[] = [];
      for (let guess = 0; guess < 7; guess += 1)
        statuses.push((await browser.call('POST', '/api/session', signIn(email, `guess ${guess}`))).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
      const late = await browser.call('POST', '/api/session', signIn(email, PASSWORD));
      expect(late).toMatchObject({ status: 429, json: { error: { kind: 'too-many' } } });
      expect((await browser.call('POST', '/api/session', signIn('bo@example.org', 'x'))).status).toBe(401);
      on.deps.clock.advance(30_000);
      expect((await browser.call('POST', '/api/session', signIn(email, PASSWORD))).status).toBe(200);
    });

    test('only wrong guesses count against an account, and a right one forgives none of them', async () => {
      const { app, email } = await owned();
      const browser = testBrowser(app);
      const status = async (password: string) =>
        (await browser.call('POST', '/api/session', signIn(email, password))).status;
      for (let time = 0; time < 8; time += 1) expect(await status(PASSWORD)).toBe(200);
      for (let guess = 0; guess < 4; guess += 1) expect(await status(`guess ${guess}`)).toBe(401);
      expect(await status(PASSWORD)).toBe(200);
      const rest = [await status('guess 4'), await status('guess 5'), await status('guess 6')];
      expect(rest).toEqual([401, 401, 429]);
    });

    test('an operator’s link signs in once, within the hour, and may set a new password', async () => {
      const { app, accountId, email } = await owned();
      const other = await signedInBrowser(on.deps, app, accountId);
      const tokenOf = async () => {
        const made = await makeSignInLink(on.deps, OWNER_ORIGIN, email);
        return made.kind === 'made' ? (new URL(made.url).searchParams.get('link') ?? '') : '';
      };
      const token = await tokenOf();
      const browser = testBrowser(app);
      const use = (password?: string) =>
        browser.call('POST', '/api/session/link', { token, ...(password ? { password } : {}) });
      expect((await use('short')).status).toBe(422);
      expect((await use('a better password')).json).toEqual({ kind: 'signed-in' });
      expect((await other.call('GET', '/api/me')).status).toBe(401);
      expect((await use()).status).toBe(401);
      expect(
        (await testBrowser(app).call('POST', '/api/session', signIn(email, 'a better password'))).status,
      ).toBe(200);
      const late = await tokenOf();
      on.deps.clock.advance(HOUR_MS);
      expect((await browser.call('POST', '/api/session/link', { token: late })).status).toBe(401);
    });

    test('what other sites make a browser send opens no session', async () => {
      const { app, email } = await owned();
      const body = JSON.stringify(signIn(email, PASSWORD));
      const json = { 'content-type': 'application/json' };
      const forged: Record<string, string>[] = [
        json,
        { ...json, origin: 'http://demo.localhost:4321', 'x-vitrine': '1' },
        { ...json, origin: OWNER_ORIGIN },
        { ...json, origin: 'null', 'x-vitrine': '1' },
        { ...json, 'sec-fetch-site': 'same-site', 'x-vitrine': '1' },
        { ...json, origin: OWNER_ORIGIN, 'sec-fetch-site': 'cross-site', 'x-vitrine': '1' },
        { 'content-type': 'text/plain', origin: OWNER_ORIGIN },
      ];
      for (const headers of forged) {
        const response = await testBrowser(app).send('POST', '/api/session', headers, body);
        expect([headers, response.status, response.headers.get('set-cookie')]).toEqual([headers, 403, null]);
      }
    });

    test('who signed in is noted, without anything secret', async () => {
      const { app, accountId, email } = await owned();
      await testBrowser(app).call('POST', '/api/session', signIn(email, PASSWORD));
      const entries = await readActivityOf(on.deps, accountId);
      expect(entries.at(-1)).toMatchObject({ action: 'account.signed-in', actor: 'Ada', what: 'signed in' });
      expect(JSON.stringify(entries)).not.toContain(PASSWORD);
    });
  },
  { databaseFor: 'test' },
);
