/** Passkeys of members: added, used, removed, and everything that they must not open. */
import { expect, test } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { TestAuthenticator } from '#testing/server/authenticator.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { openMemberSite, PASSWORD } from '#testing/server/member-site.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { type TestVisitor, testVisitor } from '#testing/server/visitor.ts';

type MemberSite = Awaited<ReturnType<typeof openMemberSite>>;
const OWNER_ORIGIN = 'http://localhost:4321';

function xsrf(visitor: TestVisitor): Record<string, string> {
  const [, token = ''] = (visitor.cookies.get(contract.MEMBER_XSRF_COOKIE) ?? '').split('=');
  return { [contract.XSRF_HEADER]: token };
}

async function send(visitor: TestVisitor, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await visitor.send('POST', path, body, headers);
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

const messageIn = (json: Record<string, unknown>) => (json['error'] as { message: string }).message;

interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

const ceremonyOf = (origin: string, challenge: string): Ceremony => ({
  challenge,
  origin,
  rpId: new URL(origin).hostname,
});

async function offer(visitor: TestVisitor, body: object = { password: PASSWORD }) {
  const { status, json } = await send(visitor, contract.OFFER_PASSKEY_CALL, body, xsrf(visitor));
  return { status, json, options: json['options'] as { challenge: string; user: { id: string } } };
}

async function add(site: MemberSite, visitor = site.visitor, device = new TestAuthenticator()) {
  const { options } = await offer(visitor);
  const { challenge } = options;
  const credential = device.register(ceremonyOf(visitor.origin, challenge), options.user.id);
  const sent = { challenge, credential, name: 'My phone' };
  const added = await send(visitor, contract.ADD_PASSKEY_CALL, sent, xsrf(visitor));
  expect([added.status, added.json]).toEqual([200, { location: '/account?passkey-added' }]);
  return device;
}

async function ask(visitor: TestVisitor): Promise<string> {
  const { json } = await send(visitor, contract.ASK_PASSKEY_CALL, {});
  return (json['options'] as { challenge: string }).challenge;
}

async function enter(visitor: TestVisitor, device: TestAuthenticator, made: Partial<Ceremony> = {}) {
  const challenge = made.challenge ?? (await ask(visitor));
  const credential = device.authenticate({ ...ceremonyOf(visitor.origin, challenge), ...made });
  const sent = { challenge, credential };
  return { sent, ...(await send(visitor, contract.PASSKEY_SESSION_CALL, sent)) };
}

describeOnBothEngines('passkeys of members', (on) => {
  const openSite = async () => {
    const site = await openMemberSite(on.deps);
    await site.join('ada@example.org');
    return site;
  };

  test('one is added with the password, listed, mailed about, and signs in on another device', async () => {
    const site = await openSite();
    expect((await offer(site.visitor, { password: 'not the password' })).status).toBe(403);
    expect((await send(site.visitor, contract.OFFER_PASSKEY_CALL, { password: PASSWORD })).status).toBe(403);
    const device = await add(site);
    const account = await site.account();
    expect(account).toContain('My phone');
    const mail = await site.lastMail('ada@example.org');
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('A passkey was added'),
      expect.stringContaining('“My phone”'),
    ]);
    const visitor = await site.newVisitor();
    await visitor.ask('GET', `${contract.SIGN_IN_PATH}?next=/about`);
    const entered = await enter(visitor, device);
    expect([entered.status, entered.json]).toEqual([
      200,
      { location: '/about', xsrfToken: expect.any(String) },
    ]);
    expect(await site.account(visitor)).toContain('Last used on');
    expect((await enter(await site.newVisitor(), device)).json).toMatchObject({ location: '/account' });
  });

  test('a member without a password adds one shortly after signing in, and not later', async () => {
    const site = await openMemberSite(on.deps);
    const token = await site.askForLink('join', 'bea@example.org');
    await site.enter(token, '');
    expect((await offer(site.visitor, {})).status).toBe(200);
    on.deps.clock.advance(16 * MINUTE_MS);
    const late = await offer(site.visitor, {});
    expect([late.status, messageIn(late.json)]).toEqual([403, expect.stringContaining('Sign in again')]);
  });

  test('an answer works once, in the browser that was asked, within ten minutes', async () => {
    const site = await openSite();
    const device = await add(site);
    const visitor = await site.newVisitor();
    const { sent, status } = await enter(visitor, device);
    expect(status).toBe(200);
    const replayed = await send(visitor, contract.PASSKEY_SESSION_CALL, sent);
    expect([replayed.status, messageIn(replayed.json)]).toEqual([401, expect.any(String)]);
    // A counter that has grown does not make an answered challenge good again.
    expect((await enter(visitor, device, { challenge: sent.challenge })).status).toBe(401);
    const other = await site.newVisitor();
    const stolen = await ask(visitor);
    expect((await enter(other, device, { challenge: stolen })).status).toBe(401);
    expect((await enter(visitor, device, { challenge: stolen })).status).toBe(200);
    const old = await ask(visitor);
    on.deps.clock.advance(10 * MINUTE_MS);
    expect((await enter(visitor, device, { challenge: old })).status).toBe(401);
    const forged = await enter(visitor, device, { challenge: 'A'.repeat(72) });
    expect(forged.status).toBe(401);
  });

  test('pages that offer a passkey in a field use up no tries to sign in', async () => {
    const site = await openSite();
    const device = await add(site);
    const visitor = await site.newVisitor();
    for (let view = 0; view < 30; view += 1) await ask(visitor);
    expect((await enter(visitor, device)).status).toBe(200);
    const statuses = new Set<number>();
    for (let each = 0; each < 30; each += 1)
      statuses.add((await send(visitor, contract.PASSKEY_SESSION_CALL, {})).status);
    expect(statuses).toEqual(new Set([401, 429]));
    for (let each = 0; each < 120; each += 1)
      statuses.add((await visitor.send('POST', contract.ASK_PASSKEY_CALL, {})).status);
    expect(statuses).toContain(200);
    expect((await visitor.send('POST', contract.ASK_PASSKEY_CALL, {})).status).toBe(429);
  });

  test('two tabs that send one answer at once sign in once', async () => {
    const site = await openSite();
    const device = await add(site);
    const visitor = await site.newVisitor();
    const challenge = await ask(visitor);
    const credential = device.authenticate(ceremonyOf(visitor.origin, challenge));
    const both = await Promise.all(
      [0, 1].map(() => send(visitor, contract.PASSKEY_SESSION_CALL, { challenge, credential })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a copy whose counter is behind, another page’s answer and one without finger or PIN are refused', async () => {
    const site = await openSite();
    const device = await add(site);
    const visitor = await site.newVisitor();
    expect((await enter(visitor, device)).status).toBe(200);
    device.counter = 0;
    expect((await enter(visitor, device)).status).toBe(401);
    device.counter = 10;
    expect((await enter(visitor, device, { origin: 'http://evil.example' })).status).toBe(401);
    expect((await enter(visitor, device, { rpId: 'localhost' })).status).toBe(401);
    const challenge = await ask(visitor);
    const unverified = { ...ceremonyOf(visitor.origin, challenge), isVerified: false };
    const credential = device.authenticate(unverified);
    const sent = { challenge, credential };
    expect((await send(visitor, contract.PASSKEY_SESSION_CALL, sent)).status).toBe(401);
    expect((await enter(visitor, device)).status).toBe(200);
  });

  test('a passkey of one site opens nothing on another, and nothing of an owner', async () => {
    const app = await testApp(on.deps);
    const one = await openMemberSite(on.deps, await createTestSite(on.deps, { app }));
    const two = await openMemberSite(on.deps, await createTestSite(on.deps, { app }));
    await one.join('ada@example.org');
    await two.join('ada@example.org');
    const device = await add(one);
    const visitor = await two.newVisitor();
    const known = await enter(visitor, device);
    expect([known.status, messageIn(known.json)]).toEqual([401, expect.stringContaining('no account here')]);
    // A challenge of the other site is none here, and the other site’s browser answers with its own host.
    const there = await one.newVisitor();
    const challenge = await ask(there);
    expect((await enter(visitor, device, { challenge })).status).toBe(401);
    // Credentials choose their ids: a twin on the other site stays with the account that added it.
    const twin = new TestAuthenticator(device.id);
    await two.join('eve@example.org', visitor);
    await add(two, visitor, twin);
    const fresh = await two.newVisitor();
    expect((await enter(fresh, twin)).status).toBe(200);
    expect(await two.account(fresh)).toContain('eve@example.org');
    expect((await enter(there, twin)).status).toBe(401);
    const owner = await testVisitorOfOwner(app, device);
    expect(owner).toBe(401);
  });

  test('another host of the site has passkeys of its own', async () => {
    const site = await openSite();
    const device = await add(site);
    const host = `members-${on.engine}.example`;
    await on.deps.db.write((tx) =>
      tx
        .insertInto('hosts')
        .values({ host, siteId: site.siteId, isPrimary: 0, createdAt: on.deps.now() } as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const visitor = await testVisitor(site, `http://${host}`);
    expect((await enter(visitor, device)).status).toBe(401);
    await site.signIn(visitor, 'ada@example.org');
    const own = await add(site, visitor);
    const account = await site.account(visitor);
    expect(account).toContain(`works only at ${host}`);
    expect(account).toContain(`Works only at ${new URL(site.origin).hostname}.`);
    expect((await enter(await site.newVisitor(), own)).status).toBe(401);
  });

  test('it is removed by its member only, without scripts, and opens nothing then', async () => {
    const site = await openSite();
    const device = await add(site);
    const id = /name="passkey" value="(\w+)"/.exec(await site.account())?.[1] ?? '';
    const other = await site.newVisitor();
    await site.join('eve@example.org', other);
    await other.submit(contract.REMOVE_PASSKEY_CALL, new URLSearchParams({ passkey: id }));
    expect(await site.account()).toContain('My phone');
    const removed = await site.visitor.submit(
      contract.REMOVE_PASSKEY_CALL,
      new URLSearchParams({ passkey: id }),
    );
    expect(removed.headers.get('location')).toBe('/account?passkey-removed');
    expect(await site.account()).not.toContain('My phone');
    expect((await enter(await site.newVisitor(), device)).status).toBe(401);
  });

  test('an account takes its passkeys with it when it is deleted, and its data names them', async () => {
    const site = await openSite();
    const device = await add(site);
    const data = await (await site.visitor.ask('GET', contract.OWN_DATA_PATH)).json();
    expect(data.members[0].passkeys).toMatchObject([
      { name: 'My phone', host: new URL(site.origin).hostname },
    ]);
    expect(JSON.stringify(data)).not.toContain('publicKey');
    await site.visitor.submit(contract.DELETE_CALL, new URLSearchParams({ email: 'ada@example.org' }));
    expect((await enter(await site.newVisitor(), device)).status).toBe(401);
    const left = await on.deps.db.read.selectFrom('memberPasskeys').selectAll().execute();
    expect(left.filter(({ siteId }) => siteId === site.siteId)).toEqual([]);
  });

  test('a session of one member adds nothing with the challenge of another session', async () => {
    const site = await openSite();
    const other = await site.newVisitor();
    await site.join('eve@example.org', other);
    const { options } = await offer(site.visitor);
    const device = new TestAuthenticator();
    const credential = device.register(ceremonyOf(site.origin, options.challenge), options.user.id);
    const sent = { challenge: options.challenge, credential, name: 'Planted' };
    expect((await send(other, contract.ADD_PASSKEY_CALL, sent, xsrf(other))).status).toBe(422);
    expect((await send(site.visitor, contract.ADD_PASSKEY_CALL, sent, xsrf(site.visitor))).status).toBe(200);
    const again = await send(site.visitor, contract.ADD_PASSKEY_CALL, sent, xsrf(site.visitor));
    expect(again.status).toBe(422);
  });

  test('what is no answer of a browser is refused, however it is made', async () => {
    const site = await openSite();
    const visitor = await site.newVisitor();
    for (const sent of [{}, { challenge: 1 }, { challenge: '', credential: { id: 'x' } }])
      expect((await send(visitor, contract.PASSKEY_SESSION_CALL, sent)).status).toBe(401);
    const large = { challenge: 'x'.repeat(50_000) };
    expect((await visitor.send('POST', contract.PASSKEY_SESSION_CALL, large)).status).toBe(413);
  });
});

async function testVisitorOfOwner(
  { app }: Awaited<ReturnType<typeof testApp>>,
  device: TestAuthenticator,
): Promise<number> {
  const headers = { host: 'localhost:4321', origin: OWNER_ORIGIN, 'x-vitrine': '1' };
  const post = (path: string, body: object) =>
    app.request(`${OWNER_ORIGIN}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const asked = await (await post('/api/session/passkey-options', {})).json();
  const credential = device.authenticate(ceremonyOf(OWNER_ORIGIN, asked.options.challenge));
  return (await post('/api/session/passkey', { challenge: asked.challenge, credential })).status;
}
