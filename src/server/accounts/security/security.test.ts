/** Second factors and passkeys, through the calls that the owner area makes. */
import { expect, test } from 'vitest';
import { readActivityOf } from '#testing/server/accounts.ts';
import { TestAuthenticator } from '#testing/server/authenticator.ts';
import { createTestAccount, OWNER_ORIGIN, signedInBrowser, testBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { Passwords } from '../../http/passwords.ts';
import { codeOf, stepAt } from './totp.ts';

const PASSWORD = 'three calm herons';
const EMAIL = 'ada@example.org';
const STEP_MS = 30_000;
const RP = { origin: OWNER_ORIGIN, rpId: 'localhost' };
const hash = await new Passwords().hash(PASSWORD);

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describeOnBothEngines(
  'the second factor',
  (on) => {
    async function owned() {
      const app = await testApp(on.deps);
      const accountId = await createTestAccount(on.deps, { email: EMAIL, isOwner: true, passwordHash: hash });
      const browser = await signedInBrowser(on.deps, app, accountId);
      return { app, accountId, browser };
    }

    /** Turned on, with a code of the next step at hand whenever one is asked for. */
    async function withTotp() {
      const all = await owned();
      const { json } = await all.browser.call('POST', '/api/me/totp', { password: PASSWORD });
      const secret = fromBase32(json.offer.secret);
      const nextCode = () => {
        on.deps.clock.advance(STEP_MS);
        return codeOf(secret, stepAt(on.deps.now()));
      };
      const confirmed = await all.browser.call('POST', '/api/me/totp/confirm', { code: nextCode() });
      expect(confirmed.status).toBe(200);
      const signIn = async () => {
        const browser = testBrowser(all.app);
        const answer = await browser.call('POST', '/api/session', {
          email: EMAIL,
          password: PASSWORD,
          remember: true,
        });
        return { browser, challenge: answer.json.challenge, answer };
      };
      const recoveryCodes: string[] = confirmed.json.recoveryCodes;
      return { ...all, secret, nextCode, recoveryCodes, signIn };
    }

    test('is offered for the right password only, and on after a right code only', async () => {
      const { browser } = await owned();
      const wrong = await browser.call('POST', '/api/me/totp', { password: 'not this one' });
      expect(wrong).toMatchObject({ status: 422, json: { error: { kind: 'refused' } } });
      const { json } = await browser.call('POST', '/api/me/totp', { password: PASSWORD });
      expect(json.offer.uri).toContain(`secret=${json.offer.secret.replaceAll(' ', '')}`);
      expect(json.offer.qrCode).toMatch(/^<svg/);
      expect((await browser.call('POST', '/api/me/totp/confirm', { code: '000000' })).status).toBe(422);
      const before = await browser.call('GET', '/api/me/security');
      expect(before.json).toEqual({ totpSince: null, recoveryCodesLeft: 0, passkeys: [] });
      // Not on yet: the password is enough.
      const signIn = { email: EMAIL, password: PASSWORD };
      expect((await browser.call('POST', '/api/session', signIn)).json.kind).toBe('signed-in');
    });

    test('is asked for after the password, and gives the session only then', async () => {
      const { signIn, nextCode, recoveryCodes } = await withTotp();
      expect(recoveryCodes).toHaveLength(10);
      const { browser, challenge, answer } = await signIn();
      expect(answer).toMatchObject({ status: 200, json: { kind: 'second-factor' } });
      expect(challenge.methods).toEqual(['totp', 'recovery-code']);
      expect(browser.cookie).toBe('');
      expect((await browser.call('GET', '/api/me')).status).toBe(401);
      const done = await browser.call('POST', '/api/session/second-factor', {
        challenge: challenge.id,
        code: nextCode(),
      });
      expect(done.json).toEqual({ kind: 'signed-in' });
      expect((await browser.call('GET', '/api/me')).status).toBe(200);
      const sessions = (await browser.call('GET', '/api/me/sessions')).json.sessions;
      expect(sessions.find((each: { isCurrent: boolean }) => each.isCurrent).isRemembered).toBe(true);
    });

    test('takes no code twice, and an answered question is closed', async () => {
      const { signIn, nextCode } = await withTotp();
      const [first, second] = [await signIn(), await signIn()];
      const code = nextCode();
      const answer = { challenge: first.challenge.id, code };
      expect((await first.browser.call('POST', '/api/session/second-factor', answer)).status).toBe(200);
      const replay = { challenge: second.challenge.id, code };
      expect((await second.browser.call('POST', '/api/session/second-factor', replay)).status).toBe(401);
      const again = { challenge: first.challenge.id, code: nextCode() };
      expect((await second.browser.call('POST', '/api/session/second-factor', again)).status).toBe(401);
    });

    test('may be guessed at five times, then the password is asked for again', async () => {
      const { signIn, nextCode } = await withTotp();
      const { browser, challenge } = await signIn();
      for (let n = 0; n < 5; n += 1) {
        const guess = { challenge: challenge.id, code: '000000' };
        expect((await browser.call('POST', '/api/session/second-factor', guess)).status).toBe(401);
      }
      const noted = on.db.read.selectFrom('activity').select('what');
      expect(await noted.where('action', '=', 'account.second-step-failed').execute()).toEqual([
        { what: 'failed to sign in as Ada, with the right password but a wrong second step' },
      ]);
      const late = { challenge: challenge.id, code: nextCode() };
      const refused = await browser.call('POST', '/api/session/second-factor', late);
      expect(refused).toMatchObject({
        status: 401,
        json: { error: { message: expect.stringContaining('Sign in again') } },
      });
    });

    test('may be guessed at ten times an hour, over all sign-ins and processes; recovery codes let their owner in', async () => {
      const { app, signIn, nextCode, recoveryCodes, browser: own } = await withTotp();
      const another = await testApp(on.deps);
      const guess = async (code: string | (() => string), { isElsewhere = false } = {}) => {
        // What slows down every sign-in is not what is asked for here.
        on.deps.clock.advance(60_000);
        const { challenge } = await signIn();
        const browser = testBrowser(isElsewhere ? another : app);
        const { status, json } = await browser.call('POST', '/api/session/second-factor', {
          challenge: challenge.id,
          code: typeof code === 'string' ? code : code(),
        });
        return [status, json.error?.message ?? json.kind];
      };
      for (let n = 0; n < 9; n += 1) {
        expect((await guess('000000', { isElsewhere: n % 2 === 0 }))[0]).toBe(401);
      }
      // A right one in between costs nothing, and gives nothing back.
      expect(await guess(recoveryCodes[0]!)).toEqual([200, 'signed-in']);
      expect((await guess('000000'))[0]).toBe(401);
      expect(await guess(nextCode)).toEqual([
        429,
        'Too many wrong codes. Try a code from your app again in 49 minutes, or use a recovery code now.',
      ]);
      expect(await guess(recoveryCodes[1]!, { isElsewhere: true })).toEqual([200, 'signed-in']);
      const off = { password: PASSWORD, code: nextCode() };
      expect(await own.call('POST', '/api/me/totp/off', off)).toMatchObject({
        status: 429,
        json: { error: { kind: 'too-many' } },
      });
      on.deps.clock.advance(47 * 60_000);
      expect(await guess(nextCode)).toEqual([200, 'signed-in']);
      expect((await own.call('GET', '/api/me/security')).json.recoveryCodesLeft).toBe(8);
    });

    test('wrong codes for turning it off count like those for signing in; a passkey answers all the same', async () => {
      const all = await withTotp();
      const { authenticator } = await withPasskey(all);
      for (let n = 0; n < 10; n += 1) {
        on.deps.clock.advance(60_000);
        const off = { password: PASSWORD, code: '000000' };
        expect((await all.browser.call('POST', '/api/me/totp/off', off)).status).toBe(422);
      }
      const { browser, challenge } = await all.signIn();
      const answer = { challenge: challenge.id, code: '000000' };
      const refused = await browser.send(
        'POST',
        '/api/session/second-factor',
        { origin: OWNER_ORIGIN, 'x-vitrine': '1', 'content-type': 'application/json' },
        JSON.stringify(answer),
      );
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBe(51 * 60);
      const path = '/api/session/second-factor/passkey';
      const { json } = await browser.call('POST', `${path}-options`, { challenge: challenge.id });
      const credential = authenticator.authenticate({ ...RP, challenge: json.options.challenge });
      const sent = await browser.call('POST', path, { challenge: challenge.id, credential });
      expect(sent.json).toEqual({ kind: 'signed-in' });
    });

    test('has to be answered within minutes', async () => {
      const { signIn, nextCode } = await withTotp();
      const { browser, challenge } = await signIn();
      on.deps.clock.advance(5 * 60_000);
      const late = { challenge: challenge.id, code: nextCode() };
      expect((await browser.call('POST', '/api/session/second-factor', late)).status).toBe(401);
    });

    test('lets a recovery code in once, however it is typed', async () => {
      const { signIn, recoveryCodes, browser: own } = await withTotp();
      const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
      const first = await signIn();
      const answer = { challenge: first.challenge.id, code: typed };
      expect((await first.browser.call('POST', '/api/session/second-factor', answer)).status).toBe(200);
      const second = await signIn();
      const again = { challenge: second.challenge.id, code: typed };
      expect((await second.browser.call('POST', '/api/session/second-factor', again)).status).toBe(401);
      expect((await own.call('GET', '/api/me/security')).json.recoveryCodesLeft).toBe(9);
    });

    test('goes off with password and code only; new recovery codes end the old ones', async () => {
      const { browser, nextCode, recoveryCodes, signIn, accountId } = await withTotp();
      const off = (password: string, code: string) =>
        browser.call('POST', '/api/me/totp/off', { password, code });
      expect((await browser.call('POST', '/api/me/totp', { password: PASSWORD })).status).toBe(422);
      const renewed = await browser.call('POST', '/api/me/recovery-codes', {
        password: PASSWORD,
        code: nextCode(),
      });
      expect(renewed.json.recoveryCodes).toHaveLength(10);
      on.deps.clock.advance(10 * 60_000);
      expect((await off('not this one', nextCode())).status).toBe(422);
      expect((await off(PASSWORD, '000000')).status).toBe(422);
      expect((await off(PASSWORD, recoveryCodes[0]!)).status).toBe(422);
      on.deps.clock.advance(10 * 60_000);
      expect((await off(PASSWORD, renewed.json.recoveryCodes[0])).json).toEqual({ kind: 'off' });
      expect((await signIn()).answer.json.kind).toBe('signed-in');
      const told = (await readActivityOf(on.deps, accountId)).map((each) => each.action);
      expect(told).toEqual(
        expect.arrayContaining(['account.totp-on', 'account.recovery-codes', 'account.totp-off']),
      );
    });

    test('keeps neither secrets nor codes in the open, in the tables or in the log', async () => {
      const { secret, recoveryCodes } = await withTotp();
      const rows = JSON.stringify([
        await on.db.read.selectFrom('totpSecrets').selectAll().execute(),
        await on.db.read.selectFrom('recoveryCodes').selectAll().execute(),
        await on.db.read.selectFrom('activity').selectAll().execute(),
        on.deps.logged,
      ]);
      for (const text of [secret.toString('base64url'), secret.toString('hex'), ...recoveryCodes])
        expect(rows).not.toContain(text);
    });

    async function withPasskey(all: Awaited<ReturnType<typeof owned>>, name = 'Laptop') {
      const { browser, accountId } = all;
      const authenticator = new TestAuthenticator();
      const begun = await browser.call('POST', '/api/me/passkeys/options', { password: PASSWORD });
      expect(begun.json.options.rp).toEqual({ id: 'localhost', name: 'Vitrine' });
      const handle = Buffer.from(accountId).toString('base64url');
      expect(begun.json.options.user.id).toBe(handle);
      const ceremony = { ...RP, challenge: begun.json.options.challenge };
      const credential = authenticator.register(ceremony, handle);
      const input = { challenge: begun.json.challenge, credential, name };
      const added = await browser.call('POST', '/api/me/passkeys', input);
      return { authenticator, added, input };
    }

    test('a passkey signs in alone, each answer once, and only here', async () => {
      const all = await owned();
      const { authenticator, added, input } = await withPasskey(all);
      expect(added).toMatchObject({ status: 200, json: { kind: 'added' } });
      expect((await all.browser.call('POST', '/api/me/passkeys', input)).status).toBe(422);
      const browser = testBrowser(all.app);
      const ask = async () => (await browser.call('POST', '/api/session/passkey-options', {})).json;
      const send = (challenge: string, credential: unknown) =>
        browser.call('POST', '/api/session/passkey', { challenge, credential, remember: false });
      const question = await ask();
      const right = authenticator.authenticate({ ...RP, challenge: question.options.challenge });
      expect((await send(question.challenge, right)).json).toEqual({ kind: 'signed-in' });
      expect((await browser.call('GET', '/api/me')).json.account.email).toBe(EMAIL);
      expect((await send(question.challenge, right)).status).toBe(401);
      const wrong = [
        { origin: 'http://demo.localhost:4321' },
        { rpId: 'demo.localhost' },
        { challenge: Buffer.from('another').toString('base64url') },
        { isVerified: false },
      ];
      for (const part of wrong) {
        const each = await ask();
        const ceremony = { ...RP, challenge: each.options.challenge, ...part };
        expect((await send(each.challenge, authenticator.authenticate(ceremony))).status).toBe(401);
        on.deps.clock.advance(60_000);
      }
      const stranger = await ask();
      const other = new TestAuthenticator();
      const unknown = other.authenticate({ ...RP, challenge: stranger.options.challenge });
      expect((await send(stranger.challenge, unknown)).status).toBe(401);
    });

    test('a passkey whose counter went back is a copy, and refused', async () => {
      const all = await owned();
      const { authenticator } = await withPasskey(all);
      const browser = testBrowser(all.app);
      const tryWith = async (counter: number) => {
        const { json } = await browser.call('POST', '/api/session/passkey-options', {});
        authenticator.counter = counter;
        const credential = authenticator.authenticate({ ...RP, challenge: json.options.challenge });
        const answer = { challenge: json.challenge, credential };
        return (await browser.call('POST', '/api/session/passkey', answer)).status;
      };
      expect(await tryWith(7)).toBe(200);
      expect(await tryWith(6)).toBe(401);
      expect(await tryWith(7)).toBe(401);
      expect(await tryWith(8)).toBe(200);
    });

    test('a passkey answers the step after the password, of its own account only', async () => {
      const all = await withTotp();
      const { authenticator } = await withPasskey(all);
      const otherId = await createTestAccount(on.deps, { email: 'eve@example.org', passwordHash: hash });
      const other = await withPasskey({
        ...all,
        accountId: otherId,
        browser: await signedInBrowser(on.deps, all.app, otherId),
      });
      const { browser, challenge } = await all.signIn();
      expect(challenge.methods).toEqual(['totp', 'passkey', 'recovery-code']);
      const begin = async () =>
        (
          await browser.call('POST', '/api/session/second-factor/passkey-options', {
            challenge: challenge.id,
          })
        ).json;
      const send = (credential: unknown) =>
        browser.call('POST', '/api/session/second-factor/passkey', { challenge: challenge.id, credential });
      const asked = await begin();
      expect(asked.options.allowCredentials).toHaveLength(1);
      const ceremony = { ...RP, challenge: asked.options.challenge, isVerified: false };
      expect((await send(other.authenticator.authenticate(ceremony))).status).toBe(401);
      expect((await send(authenticator.authenticate(ceremony))).json).toEqual({ kind: 'signed-in' });
      expect((await browser.call('GET', '/api/me')).json.account.email).toBe(EMAIL);
    });

    test('passkeys are named, renamed and removed by their own account only', async () => {
      const all = await owned();
      const { added } = await withPasskey(all);
      const otherId = await createTestAccount(on.deps, { email: 'eve@example.org' });
      const stranger = await signedInBrowser(on.deps, all.app, otherId);
      const path = `/api/me/passkeys/${added.json.id}`;
      expect((await stranger.call('PATCH', path, { name: 'Mine' })).status).toBe(404);
      expect((await stranger.call('DELETE', path)).status).toBe(404);
      expect((await all.browser.call('PATCH', path, { name: 'Old laptop' })).status).toBe(200);
      const listed = (await all.browser.call('GET', '/api/me/security')).json.passkeys;
      expect(listed).toMatchObject([{ name: 'Old laptop', lastUsedAt: null, isSynced: false }]);
      expect((await all.browser.call('DELETE', path)).status).toBe(200);
      expect((await all.browser.call('GET', '/api/me/security')).json.passkeys).toEqual([]);
    });

    test('no call about the own account is taken from another site, a program or a stranger', async () => {
      const { app, browser } = await owned();
      const calls = [
        '/api/me/totp',
        '/api/me/totp/confirm',
        '/api/me/totp/off',
        '/api/me/recovery-codes',
        '/api/me/passkeys/options',
        '/api/me/passkeys',
      ];
      for (const path of calls) {
        const evil = { origin: 'http://demo.localhost:4321', 'sec-fetch-site': 'same-site' };
        expect((await browser.call('POST', path, {}, evil)).status).toBe(403);
        expect((await testBrowser(app).call('POST', path, {})).status).toBe(401);
      }
    });
  },
  { databaseFor: 'test' },
);
