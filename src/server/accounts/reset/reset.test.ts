import { expect, test } from 'vitest';
import { createTestAccount, signedInBrowser, testBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, type OnEngine, testApp } from '#testing/server/test-app.ts';
import { Passwords } from '../../http/passwords.ts';
import { findMail, listMails } from '../../mail/queries.ts';

const PASSWORD = 'three calm herons';
const NEW = 'four loud geese';
const EMAIL = 'ada@example.org';
const HOUR_MS = 3_600_000;
const hash = await new Passwords().hash(PASSWORD);

async function lastLink(on: OnEngine): Promise<string> {
  const [mail] = await listMails(on.db.read, { limit: 1 });
  const text = (await findMail(on.db.read, mail?.id ?? ''))?.text ?? '';
  return /\/reset\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describeOnBothEngines(
  'a forgotten password',
  (on) => {
    async function owned() {
      const composed = await testApp(on.deps);
      const accountId = await createTestAccount(on.deps, { email: EMAIL, passwordHash: hash });
      const browser = testBrowser(composed);
      const ask = async (email = EMAIL) => {
        const answer = await browser.call('POST', '/api/password-reset', { email });
        await composed.worker.drain();
        return answer;
      };
      return { composed, accountId, browser, ask };
    }

    test('is replaced by a link from a mail, which works once and signs out everywhere else', async () => {
      const { composed, accountId, browser, ask } = await owned();
      const elsewhere = await signedInBrowser(on.deps, composed, accountId);
      await ask('  ADA@example.org ');
      const token = await lastLink(on);
      expect((await browser.call('GET', `/api/password-reset/${token}`)).json).toEqual({
        isGood: true,
        email: EMAIL,
      });
      const common = await browser.call('POST', `/api/password-reset/${token}`, { password: 'manchester1' });
      expect([common.status, JSON.stringify(common.json)]).toEqual([
        422,
        expect.stringContaining('too common'),
      ]);
      const weak = await browser.call('POST', `/api/password-reset/${token}`, { password: 'short' });
      expect(weak.status).toBe(422);
      const done = await browser.call('POST', `/api/password-reset/${token}`, { password: NEW });
      expect(done.json).toEqual({ kind: 'signed-in' });
      expect((await browser.call('GET', '/api/me')).json.account.email).toBe(EMAIL);
      expect((await elsewhere.call('GET', '/api/me')).status).toBe(401);
      const again = await browser.call('POST', `/api/password-reset/${token}`, { password: NEW });
      expect(again.status).toBe(401);
      const fresh = testBrowser(composed);
      expect((await fresh.call('POST', '/api/session', { email: EMAIL, password: PASSWORD })).status).toBe(
        401,
      );
      expect((await fresh.call('POST', '/api/session', { email: EMAIL, password: NEW })).status).toBe(200);
      const mails = await listMails(on.db.read, { limit: 10 });
      expect(mails.map((mail) => mail.subject)).toEqual([
        'Your password has been changed',
        'Choose a new password',
      ]);
    });

    test('is answered the same for an address nobody has, which gets no mail', async () => {
      const { ask } = await owned();
      const [known, unknown] = [await ask(), await ask('nobody@example.org')];
      expect(unknown).toEqual(known);
      expect((await listMails(on.db.read, { limit: 10 })).map((mail) => mail.to)).toEqual([EMAIL]);
    });

    test('writes the same to the database for either, before the answer', async () => {
      const { browser } = await owned();
      await browser.call('POST', '/api/password-reset', { email: EMAIL });
      await browser.call('POST', '/api/password-reset', { email: 'nobody@example.org' });
      const jobs = await on.db.read.selectFrom('jobs').select(['type', 'status']).execute();
      expect(jobs).toEqual([
        { type: 'accounts.send-reset', status: 'waiting' },
        { type: 'accounts.send-reset', status: 'waiting' },
      ]);
      expect(await on.db.read.selectFrom('oneTimeLinks').selectAll().execute()).toEqual([]);
    });

    test('has links that end after an hour, and with the next one', async () => {
      const { browser, ask } = await owned();
      await ask();
      const first = await lastLink(on);
      on.deps.clock.advance(60_000);
      await ask();
      const second = await lastLink(on);
      const isGood = async (token: string) =>
        (await browser.call('GET', `/api/password-reset/${token}`)).json.isGood;
      expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
      on.deps.clock.advance(HOUR_MS);
      expect(await isGood(second)).toBe(false);
      const late = await browser.call('POST', `/api/password-reset/${second}`, { password: NEW });
      expect(late.status).toBe(401);
    });

    test('can be asked for a few times only', async () => {
      const { browser } = await owned();
      const statuses = [];
      for (let n = 0; n < 10; n += 1)
        statuses.push((await browser.call('POST', '/api/password-reset', { email: EMAIL })).status);
      expect(statuses).toContain(429);
      expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(6);
    });

    test('fills no mailbox, however often and from wherever it is asked for, and the last link stays good', async () => {
      const { browser, ask } = await owned();
      for (let n = 0; n < 8; n += 1) {
        on.deps.clock.advance(40_000);
        expect((await ask()).status).toBe(202);
      }
      expect(await listMails(on.db.read, { limit: 20 })).toHaveLength(5);
      const isGood = async () =>
        (await browser.call('GET', `/api/password-reset/${await lastLink(on)}`)).json.isGood;
      expect(await isGood()).toBe(true);
      on.deps.clock.advance(HOUR_MS);
      await ask();
      expect(await listMails(on.db.read, { limit: 20 })).toHaveLength(6);
      expect(await isGood()).toBe(true);
    });

    test('leaves the link in no log and in no table but the mail’s', async () => {
      const { ask } = await owned();
      await ask();
      const token = await lastLink(on);
      expect(token).not.toBe('');
      const rows = JSON.stringify([
        await on.db.read.selectFrom('oneTimeLinks').selectAll().execute(),
        await on.db.read.selectFrom('jobs').selectAll().execute(),
        await on.db.read.selectFrom('activity').selectAll().execute(),
        on.deps.logged,
      ]);
      expect(rows).not.toContain(token);
    });
  },
  { databaseFor: 'test' },
);
