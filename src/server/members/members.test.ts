/** Members of a site: they join, sign in, look after their account and leave, with and without scripts. */
import { expect, test } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { openMemberSite, PASSWORD, tokenIn } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('members', (on) => {
  const openSite = () => openMemberSite(on.deps);

  test('a visitor joins with a mailed link, chooses a password and finds an account', async () => {
    const site = await openSite();
    const sent = await site.visitor.submit(
      contract.LINK_CALL,
      new URLSearchParams({ wish: 'join', email: ' Ada@Example.org ', name: 'Ada' }),
    );
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${contract.JOIN_PATH}?sent`]);
    const mail = await site.lastMail('ada@example.org');
    expect(mail?.subject).toBe('Confirm your email address for Ember & Ash');
    const token = tokenIn(mail?.text);
    const stored = JSON.stringify(await on.db.read.selectFrom('memberLinks').selectAll().execute());
    expect(stored).not.toContain(token);
    // Looking at the link changes nothing: mail programs do that.
    const page = await site.visitor.ask('GET', `${contract.ENTER_PATH}?token=${token}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await page.text()).toContain('ada@example.org');
    expect(await site.members()).toEqual([]);
    const short = await site.enter(token, 'short');
    expect([short.status, await short.text()]).toEqual([
      422,
      expect.stringContaining('Use at least 10 characters.'),
    ]);
    expect((await site.enter(token, 'password123')).status).toBe(422);
    expect((await site.enter(token, PASSWORD)).headers.get('location')).toBe(
      `${contract.ACCOUNT_PATH}?welcome`,
    );
    const account = await site.account();
    expect(account).toContain('Your account');
    expect(account).toContain('Ada, ada@example.org');
    expect(await site.members()).toMatchObject([
      { email: 'ada@example.org', name: 'Ada', hasPassword: true },
    ]);
  });

  test('MEMB-04 MEMB-05 MEMB-06 a script signs in by the contract’s call and signs out with the token it got', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const visitor = await site.newVisitor();
    const answer = await visitor.send('POST', contract.SESSION_CALL, {
      email: 'Ada@example.org',
      password: PASSWORD,
      rememberMe: true,
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { xsrfToken } = (await answer.json()) as { xsrfToken: string };
    expect(xsrfToken).toMatch(/^[\w-]{43}$/);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith(`${contract.MEMBER_COOKIE}=`))).toMatch(
      /; Max-Age=2592000; .*HttpOnly; SameSite=Lax/,
    );
    expect(await site.account(visitor)).toContain('Your account');
    // Without the token the session stays, and the answer says how to try once more.
    const refused = await visitor.send('DELETE', contract.SESSION_CALL);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ crumbFail: true, crumb: visitor.crumb, xsrfToken }),
    ]);
    expect(await site.account(visitor)).toContain('Your account');
    const out = await visitor.send('DELETE', `${contract.SESSION_CALL}?cloneCart=false`, undefined, {
      [contract.XSRF_HEADER]: xsrfToken,
    });
    expect([out.status, await out.json()]).toEqual([200, { isSignedOut: true }]);
    expect(await site.account(visitor)).toBe(contract.SIGN_IN_PATH);
    // Anyone without a session is signed out already.
    expect((await visitor.send('DELETE', contract.SESSION_CALL)).status).toBe(200);
  });

  test('MEMB-06 the site’s calls end no session of an owner, and the owner’s call none of a member', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const owner = await site.app.request('http://localhost:4321/api/auth/Logout', {
      method: 'POST',
      headers: { host: 'localhost:4321', origin: 'http://localhost:4321', 'x-vitrine': '1' },
    });
    expect(owner.status).toBe(200);
    expect(await site.account()).toContain('Your account');
    expect((await site.api('GET', 'members')).status).toBe(200);
  });

  test('without scripts a member signs in, changes the name and signs out', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const visitor = await site.newVisitor();
    const wrong = await site.signIn(visitor, 'ada@example.org', 'not the password');
    expect([wrong.status, await wrong.text()]).toEqual([
      401,
      expect.stringContaining('Incorrect email address or password.'),
    ]);
    const right = await site.signIn(visitor, 'ada@example.org');
    expect([right.status, right.headers.get('location')]).toEqual([303, contract.ACCOUNT_PATH]);
    await visitor.submit(contract.NAME_CALL, new URLSearchParams({ name: '  Ada\n Byron ' }));
    expect(await site.account(visitor)).toContain('Ada Byron, ada@example.org');
    const out = await visitor.submit(contract.SIGN_OUT_CALL, new URLSearchParams());
    expect(out.headers.get('location')).toBe(`${contract.SIGN_IN_PATH}?signed-out`);
    expect(await site.account(visitor)).toBe(contract.SIGN_IN_PATH);
  });

  test('a mailed link signs in once, and not after an hour', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const visitor = await site.newVisitor();
    const token = await site.askForLink('sign-in', 'ada@example.org', visitor);
    expect((await site.enter(token, '', visitor)).headers.get('location')).toBe(contract.ACCOUNT_PATH);
    expect(await site.account(visitor)).toContain('Your account');
    const other = await site.newVisitor();
    const again = await site.enter(token, '', other);
    expect([again.status, await again.text()]).toEqual([
      410,
      expect.stringContaining('This link no longer works'),
    ]);
    expect(await site.account(other)).toBe(contract.SIGN_IN_PATH);
    const late = await site.askForLink('sign-in', 'ada@example.org', other);
    on.deps.clock.advance(HOUR_MS + 1);
    expect((await site.enter(late, '', other)).status).toBe(410);
  });

  test('one link used by two browsers at the same time opens one session', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const token = await site.askForLink('sign-in', 'ada@example.org');
    const before = (await on.db.read.selectFrom('memberSessions').selectAll().execute()).length;
    const visitors = await Promise.all([site.newVisitor(), site.newVisitor()]);
    const answers = await Promise.all(visitors.map((visitor) => site.enter(token, '', visitor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect(await on.db.read.selectFrom('memberSessions').selectAll().execute()).toHaveLength(before + 1);
  });

  test('two people who join with one address at the same time make one member', async () => {
    const site = await openSite();
    const first = await site.askForLink('join', 'ada@example.org');
    const second = await site.askForLink('join', 'ADA@example.org');
    const visitors = await Promise.all([site.newVisitor(), site.newVisitor()]);
    const answers = await Promise.all([
      site.enter(first, PASSWORD, visitors[0]),
      site.enter(second, PASSWORD, visitors[1]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await site.members()).toHaveLength(1);
  });

  test('known and unknown addresses get the same answer, and the email says what is possible', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const answers = await Promise.all(
      ['ada@example.org', 'ghost@example.org'].map(async (email) => {
        const answer = await site.visitor.submit(
          contract.LINK_CALL,
          new URLSearchParams({ wish: 'password', email }),
        );
        return [answer.status, answer.headers.get('location'), await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await site.lastMail('ada@example.org'))?.subject).toBe('Choose a new password for Ember & Ash');
    expect((await site.lastMail('ghost@example.org'))?.text).toContain('There is no account');
    await site.api('PUT', 'member-settings', { canJoin: false });
    await site.visitor.submit(
      contract.LINK_CALL,
      new URLSearchParams({ wish: 'sign-in', email: 'b@example.org' }),
    );
    expect(await site.lastMail('b@example.org')).toBeUndefined();
    const closed = await site.visitor.submit(
      contract.LINK_CALL,
      new URLSearchParams({ wish: 'join', email: 'b@example.org' }),
    );
    expect(closed.status).toBe(403);
  });

  test('a new password by mail ends every session and every other link', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const other = await site.askForLink('sign-in', 'ada@example.org');
    const visitor = await site.newVisitor();
    const token = await site.askForLink('password', 'ada@example.org', visitor);
    expect((await site.enter(token, '', visitor)).status).toBe(422);
    const done = await site.enter(token, 'another long password', visitor);
    expect(done.headers.get('location')).toBe(`${contract.ACCOUNT_PATH}?password-changed`);
    expect(await site.account()).toBe(contract.SIGN_IN_PATH);
    expect(await site.account(visitor)).toContain('Your account');
    expect((await site.enter(other, '')).status).toBe(410);
    expect((await site.signIn(site.visitor, 'ada@example.org')).status).toBe(401);
    expect((await site.signIn(site.visitor, 'ada@example.org', 'another long password')).status).toBe(303);
  });

  test('an address changes once its mailbox is confirmed, and the old address gets an email', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const form = { email: 'ada@new.example', password: 'not the password' };
    const wrong = await site.visitor.submit(contract.ADDRESS_CALL, new URLSearchParams(form));
    expect(wrong.status).toBe(403);
    await site.visitor.submit(contract.ADDRESS_CALL, new URLSearchParams({ ...form, password: PASSWORD }));
    expect(await site.account()).toContain('ada@example.org');
    const token = tokenIn((await site.lastMail('ada@new.example'))?.text);
    const done = await site.enter(token, '');
    expect(done.headers.get('location')).toBe(`${contract.ACCOUNT_PATH}?address-changed`);
    expect(await site.account()).toContain('ada@new.example');
    expect((await site.lastMail('ada@example.org'))?.subject).toContain('has changed');
    expect((await site.signIn(await site.newVisitor(), 'ada@example.org')).status).toBe(401);
  });

  test('confirming a new address without being signed in adds no orders to another person’s account', async () => {
    const site = await openSite();
    await site.join('mallory@example.org');
    const form = { email: 'ada@example.org', password: PASSWORD };
    await site.visitor.submit(contract.ADDRESS_CALL, new URLSearchParams(form));
    const token = tokenIn((await site.lastMail('ada@example.org'))?.text);
    const refused = await site.enter(token, '', await site.newVisitor());
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Sign in')]);
    expect((await site.members()).map(({ email }) => email)).toEqual(['mallory@example.org']);
    // The link is still good where it was asked for.
    expect((await site.enter(token, '')).headers.get('location')).toContain('address-changed');
  });

  test('a password that is chosen with a second link to join is the one that counts', async () => {
    const site = await openSite();
    const first = await site.askForLink('join', 'ada@example.org');
    const second = await site.askForLink('join', 'ada@example.org', await site.newVisitor());
    await site.enter(first, '');
    await site.enter(second, 'a password chosen later', await site.newVisitor());
    const visitor = await site.newVisitor();
    expect((await site.signIn(visitor, 'ada@example.org', 'a password chosen later')).status).toBe(303);
  });

  test('links that others ask for leave a member theirs', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const mallory = await site.newVisitor();
    await site.join('mallory@example.org', mallory);
    for (let count = 0; count < 8; count++)
      await mallory.submit(
        contract.ADDRESS_CALL,
        new URLSearchParams({ email: 'ada@example.org', password: PASSWORD }),
      );
    const visitor = await site.newVisitor();
    const token = await site.askForLink('sign-in', 'ada@example.org', visitor);
    expect((await site.enter(token, '', visitor)).headers.get('location')).toBe(contract.ACCOUNT_PATH);
  });

  test('an address that has an account in the meantime is not taken from it', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    await site.visitor.submit(
      contract.ADDRESS_CALL,
      new URLSearchParams({ email: 'bea@example.org', password: PASSWORD }),
    );
    const token = tokenIn((await site.lastMail('bea@example.org'))?.text);
    await site.join('bea@example.org', await site.newVisitor());
    const taken = await site.enter(token, '');
    expect([taken.status, await taken.text()]).toEqual([
      410,
      expect.stringContaining('Another account already uses this address.'),
    ]);
    expect((await site.members()).map(({ email }) => email).sort()).toEqual([
      'ada@example.org',
      'bea@example.org',
    ]);
  });

  test('a member sees their devices and signs out of one, or of all', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const phone = await site.newVisitor();
    await site.signIn(phone, 'ada@example.org');
    const html = await site.account();
    const [, session = ''] = /name="session" value="([^"]+)"/.exec(html) ?? [];
    await site.visitor.submit(contract.SIGN_OUT_CALL, new URLSearchParams({ session }));
    expect(await site.account(phone)).toBe(contract.SIGN_IN_PATH);
    expect(await site.account()).toContain('Your account');
    await site.signIn(phone, 'ada@example.org');
    await site.visitor.submit(contract.SIGN_OUT_CALL, new URLSearchParams({ session: 'all' }));
    expect(await site.account(phone)).toBe(contract.SIGN_IN_PATH);
    expect(await site.account()).toBe(contract.SIGN_IN_PATH);
  });

  test('a member takes their data along and deletes the account', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    const file = await site.visitor.ask('GET', contract.OWN_DATA_PATH);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
    expect(await file.json()).toMatchObject({ members: [{ email: 'ada@example.org' }], orders: [] });
    const remove = (email: string) =>
      site.visitor.submit(contract.DELETE_CALL, new URLSearchParams({ email }));
    expect((await remove('someone@example.org')).status).toBe(422);
    expect((await remove('Ada@example.org')).headers.get('location')).toBe(
      `${contract.SIGN_IN_PATH}?deleted`,
    );
    expect(await site.members()).toEqual([]);
    const { siteId } = site;
    const sessions = on.db.read.selectFrom('memberSessions').selectAll().where('siteId', '=', siteId);
    expect(await sessions.execute()).toEqual([]);
  });

  test('sessions end after twelve hours without use', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    on.deps.clock.advance(11 * HOUR_MS);
    expect(await site.account()).toContain('Your account');
    on.deps.clock.advance(11 * HOUR_MS);
    expect(await site.account()).toContain('Your account');
    on.deps.clock.advance(12 * HOUR_MS + MINUTE_MS);
    expect(await site.account()).toBe(contract.SIGN_IN_PATH);
  });

  test('owners search, look at and delete members, and find them among what is known of a person', async () => {
    const site = await openSite();
    await site.join('ada@example.org');
    await site.join('bea@example.org', await site.newVisitor());
    const found = await site.api('GET', 'members?search=bea');
    expect(found.json.members.map(({ email }: { email: string }) => email)).toEqual(['bea@example.org']);
    const [{ id }] = found.json.members;
    expect((await site.api('GET', `members/${id}`)).json).toMatchObject({
      member: { hasPassword: true },
      sessions: 1,
    });
    const person = { email: 'BEA@example.org' };
    expect((await site.api('POST', 'submissions/person', person)).json.members).toHaveLength(1);
    expect((await site.api('POST', 'submissions/erase', person)).json.members).toBe(1);
    expect((await site.api('GET', `members/${id}`)).status).toBe(404);
    const [ada] = (await site.api('GET', 'members')).json.members;
    expect((await site.api('DELETE', `members/${ada.id}`)).status).toBe(200);
    expect(await site.account()).toBe(contract.SIGN_IN_PATH);
  });
});
