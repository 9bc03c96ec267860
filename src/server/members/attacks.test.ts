/** What people try who want into an account that is not theirs. */
import { expect, test, vi } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { openMemberSite, PASSWORD, tokenIn } from '#testing/server/member-site.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { NOBODYS_HASH, PASSWORD_COST, Passwords } from '../http/passwords.ts';

describeOnBothEngines('attacks on members', (on) => {
  const openSite = () => openMemberSite(on.deps);

  test('a session that a browser brings along is never taken over, and ends', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const attacker = await site.newVisitor();
    await site.join('eve@example.org', attacker);
    const planted = attacker.cookies.get(contract.MEMBER_COOKIE) ?? '';
    const victim = await site.newVisitor();
    victim.cookies.set(contract.MEMBER_COOKIE, planted);
    await site.signIn(victim, 'ada@example.org');
    expect(victim.cookies.get(contract.MEMBER_COOKIE)).not.toBe(planted);
    expect(await site.account(victim)).toContain('ada@example.org');
    // What was planted opens nothing of the victim’s, and nothing at all any more.
    expect(await site.account(attacker)).toBe(contract.SIGN_IN_PATH);
  });

  test('a made-up cookie is no session, and two good ones are none', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const other = await site.newVisitor();
    await site.join('eve@example.org', other);
    const own = site.visitor.cookies.get(contract.MEMBER_COOKIE) ?? '';
    const theirs = other.cookies.get(contract.MEMBER_COOKIE) ?? '';
    const ask = async (cookie: string) =>
      (await site.visit(contract.ACCOUNT_PATH, { headers: { cookie } })).status;
    expect(await ask(own)).toBe(200);
    expect(await ask(`${contract.MEMBER_COOKIE}=${'a'.repeat(43)}`)).toBe(303);
    expect(await ask(`${own}; ${theirs}`)).toBe(303);
  });

  test('a session, a link and a member of one site are nothing on another', async () => {
    const app = await testApp(on.deps);
    const one = await openMemberSite(on.deps, await createTestSite(on.deps, { app }));
    const two = await openMemberSite(on.deps, await createTestSite(on.deps, { app }));
    await one.join('ada@example.org');
    const cookie = one.visitor.cookies.get(contract.MEMBER_COOKIE) ?? '';
    two.visitor.cookies.set(contract.MEMBER_COOKIE, cookie);
    expect(await two.account()).toBe(contract.SIGN_IN_PATH);
    expect((await two.signIn(two.visitor, 'ada@example.org')).status).toBe(401);
    const token = await one.askForLink('sign-in', 'ada@example.org');
    expect((await two.enter(token, '')).status).toBe(410);
    expect((await one.enter(token, '')).status).toBe(303);
    expect((await two.api('GET', `members/${(await one.members())[0]?.id}`)).status).toBe(404);
    // The same address is somebody else there.
    await two.join('ada@example.org');
    expect([(await one.members()).length, (await two.members()).length]).toEqual([1, 1]);
  });

  test('a member is no owner, and an owner’s cookie no member', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const [, value = ''] = (site.visitor.cookies.get(contract.MEMBER_COOKIE) ?? '').split('=');
    const me = await site.app.request('http://localhost:4321/api/me', {
      headers: { host: 'localhost:4321', cookie: `vitrine_session=${value}` },
    });
    expect(me.status).toBe(401);
  });

  test('links lead to the site’s own address, whatever host was asked', async () => {
    const site = await openSite();
    await site.visitor.ask(
      'POST',
      contract.LINK_CALL,
      {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
        origin: site.origin,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'content-type': 'application/x-www-form-urlencoded',
      },
      new URLSearchParams({ wish: 'join', email: 'ada@example.org' }).toString(),
    );
    const mail = await site.lastMail('ada@example.org');
    expect(mail?.text).toContain(`${site.origin}${contract.ENTER_PATH}?token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    const forged = await site.visitor.ask('POST', contract.LINK_CALL, {
      host: 'evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(forged.status).toBe(421);
  });

  test('an unknown address, a wrong password and an account without one cost one comparison each', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const visitor = await site.newVisitor();
    const token = await site.askForLink('join', 'bea@example.org', visitor);
    await site.enter(token, '', visitor);
    const verify = vi.spyOn(Passwords.prototype, 'verify');
    for (const email of ['ada@example.org', 'bea@example.org', 'ghost@example.org', 'no address'])
      expect((await site.signIn(await site.newVisitor(), email, 'not the password')).status).toBe(401);
    const compared = verify.mock.calls.map(([, stored]) => stored ?? NOBODYS_HASH);
    verify.mockRestore();
    const cost = `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},`;
    expect(compared).toHaveLength(4);
    for (const stored of compared) expect(stored.startsWith(cost)).toBe(true);
  });

  test('of 10,000 guesses at a password few are looked at', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const visitor = await site.newVisitor();
    const verify = vi.spyOn(Passwords.prototype, 'verify').mockResolvedValue(false);
    const statuses: number[] = [];
    for (let guess = 0; guess < 10_000; guess += 1)
      // An address that is stored without its zeros is the same address.
      statuses.push(
        (await site.signIn(visitor, guess % 2 ? 'a\0da@example.org' : 'ada@example.org', `guess ${guess}`))
          .status,
      );
    const looked = verify.mock.calls.length;
    verify.mockRestore();
    expect(looked).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10_000 - looked);
    on.deps.clock.advance(5 * MINUTE_MS);
    expect((await site.signIn(visitor, 'ada@example.org')).status).toBe(303);
  });

  test('a password that is guessed first is not taken, by a link or in the account', async () => {
    const site = await openSite();
    const token = await site.askForLink('join', 'ada@example.org');
    const refused = await site.enter(token, 'manchester1');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This password is too common. Choose another.');
    await site.enter(token, PASSWORD);
    const form = new URLSearchParams({ password: PASSWORD, newPassword: 'Terminator' });
    expect((await site.visitor.submit(contract.PASSWORD_CALL, form)).status).toBe(422);
    expect((await site.signIn(await site.newVisitor(), 'ada@example.org')).status).toBe(303);
  });

  test('of two sign-ups with one address at the same time, one makes the account and both find it', async () => {
    const site = await openSite();
    const other = await site.newVisitor();
    const one = await site.askForLink('join', 'ada@example.org');
    const two = await site.askForLink('join', 'ada@example.org', other);
    expect(one).not.toBe(two);
    const answers = await Promise.all([
      site.enter(one, PASSWORD),
      site.enter(two, 'nine dry leaves', other),
      // The same link twice: once is all it is good for.
      site.enter(one, PASSWORD, await site.newVisitor()),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 500)).toEqual([]);
    expect(await site.members()).toHaveLength(1);
    const rows = on.db.read.selectFrom('members').select('id').where('siteId', '=', site.siteId);
    expect(await rows.execute()).toHaveLength(1);
    expect(statuses).toContain(303);
    expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(2);
  });

  test('guesses at links come to nothing, and are limited', async () => {
    const site = await openSite();
    const statuses: number[] = [];
    for (let guess = 0; guess < 100; guess += 1)
      statuses.push((await site.enter(`guess-${guess}`.padEnd(32, '0'), '')).status);
    expect(new Set(statuses)).toEqual(new Set([410, 429]));
    expect(statuses.filter((status) => status === 410).length).toBeLessThanOrEqual(30);
  });

  test('one mailbox gets five links an hour, and the last of them still work', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const tokens = [];
    for (let asked = 0; asked < 8; asked += 1) {
      tokens.push(await site.askForLink('sign-in', 'ada@example.org'));
      on.deps.clock.advance(MINUTE_MS);
    }
    expect(new Set(tokens).size).toBe(5);
    expect((await site.enter(tokens[0] ?? '', '')).status).toBe(303);
    on.deps.clock.advance(HOUR_MS);
    expect(tokenIn((await site.lastMail('ada@example.org'))?.text)).toBe(tokens.at(-1));
  });

  test('a page of another site can change nothing, with or without a form', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    const forged = await site.visitor.ask(
      'POST',
      contract.DELETE_CALL,
      { ...type, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      'email=ada@example.org',
    );
    expect(forged.status).toBe(403);
    // A script of the site’s own pages needs the token besides the crumb.
    const body = new URLSearchParams({ email: 'ada@example.org' });
    expect((await site.visitor.send('POST', contract.DELETE_CALL, body)).status).toBe(403);
    expect(await site.members()).toHaveLength(1);
  });

  test('passwords, sessions and links are kept as hashes, and mails with links go once they are sent', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const rows = JSON.stringify([
      await on.db.read.selectFrom('members').selectAll().execute(),
      await on.db.read.selectFrom('memberSessions').selectAll().execute(),
    ]);
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain((site.visitor.cookies.get(contract.MEMBER_COOKIE) ?? '').split('=')[1]);
    const mails = on.db.read.selectFrom('mails').select('hasSecret').where('siteId', '=', site.siteId);
    expect(await mails.execute()).toEqual([{ hasSecret: 1 }]);
  });
});
