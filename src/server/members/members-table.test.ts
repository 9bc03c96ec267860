/** Members as a list that is filtered, and as tables that go out and come in. */
import { expect, test, vi } from 'vitest';
import type { ImportedMember, MemberOutcome } from '#domain/members/calls-table.ts';
import { MAX_IMPORTED_MEMBERS } from '#domain/members/calls-table.ts';
import { DAY_MS } from '#domain/time.ts';
import { openGatedSite, SECRETS } from '#testing/server/gated-site.ts';
import { PASSWORD } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { Passwords } from '../http/passwords.ts';

/** Of the password `U*U`, by the authors of bcrypt. */
const BCRYPT = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
/** Of the password `password`, by the authors of Argon2. */
const ARGON2 = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

describeOnBothEngines('tables of members', (on) => {
  async function openSite() {
    const site = await openGatedSite(on.deps);
    const take = async (members: readonly ImportedMember[], more: object = {}) => {
      const body = { isTrial: false, sendsMail: false, joinsNewsletter: false, members, ...more };
      const { status, json } = await site.api('POST', 'members/import', body);
      return { status, outcomes: (json.outcomes ?? []) as MemberOutcome[] };
    };
    const list = async (query = '') =>
      (await site.api('GET', `members${query}`)).json.members.map(({ email }: { email: string }) => email);
    const mails = async () =>
      (
        await on.deps.db.read
          .selectFrom('mails')
          .select('toAddress')
          .where('siteId', '=', site.siteId)
          .execute()
      ).map((mail) => mail.toAddress);
    return { ...site, take, list, mails };
  }
  type Site = Awaited<ReturnType<typeof openSite>>;
  const grant = (site: Site, id: string | undefined, plan: string, more: object = {}) =>
    site.api('PUT', `members/${id}/memberships/${plan}`, { until: null, isPaused: false, ...more });

  test('the list is filtered by plan and by how far it is, beside the search', async () => {
    const site = await openSite();
    const { friends, guests } = site.plans;
    await site.take(['ada', 'bea', 'cy', 'dan'].map((name) => ({ email: `${name}@example.org` })));
    const ids = new Map((await site.members()).map(({ email, id }) => [email.split('@')[0], id]));
    await grant(site, ids.get('ada'), friends);
    await grant(site, ids.get('bea'), friends, { isPaused: true });
    await grant(site, ids.get('cy'), friends, { until: on.deps.now() - DAY_MS });
    await grant(site, ids.get('cy'), guests);
    const names = async (query: string) =>
      (await site.list(query)).map((email: string) => email.split('@')[0]).toSorted();
    expect(await names(`?plan=${friends}`)).toEqual(['ada', 'bea']);
    expect(await names(`?plan=${friends}&state=active`)).toEqual(['ada']);
    expect(await names(`?plan=${friends}&state=ended`)).toEqual(['cy']);
    expect(await names('?state=paused')).toEqual(['bea']);
    expect(await names('?plan=none')).toEqual(['dan']);
    expect(await names(`?plan=${friends}&search=bea`)).toEqual(['bea']);
    expect(await names(`?plan=${guests}&search=bea`)).toEqual([]);
    on.deps.clock.advance(1);
    expect(await names(`?plan=${on.deps.newId()}`)).toEqual([]);
  });

  test('the export holds what the filter shows, and no cell that a spreadsheet calculates', async () => {
    const site = await openSite();
    await site.take([
      { email: 'ada@example.org', name: '=1+1', joinedAt: Date.UTC(2019, 0, 2), plans: [site.plans.friends] },
      { email: 'bea@example.org', name: 'Bea' },
    ]);
    const read = async (query = '') => String((await site.api('GET', `members.csv${query}`)).json);
    const [head, ...rows] = (await read()).split('\r\n');
    expect(head).toBe('Email,Name,Plans,Plans paused or ended,Joined at,Last seen at,Newsletter');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toBe("ada@example.org,'=1+1,Friends,,2019-01-02T00:00:00.000Z,,");
    const filtered = await read(`?plan=${site.plans.friends}`);
    expect(filtered).toContain('ada@example.org');
    expect(filtered).not.toContain('bea@example.org');
    await site.signIn(await site.newVisitor(), 'ada@example.org');
    const activity = await on.deps.db.read.selectFrom('activity').select('action').execute();
    expect(activity.map(({ action }) => action)).toContain('people.members-exported');
  });

  test('an export has every member once, however many pages of the list that is', async () => {
    const site = await openSite();
    const all = Array.from({ length: 1203 }, (_, index) => ({ email: `m${index}@example.org` }));
    for (let from = 0; from < all.length; from += MAX_IMPORTED_MEMBERS)
      await site.take(all.slice(from, from + MAX_IMPORTED_MEMBERS));
    const rows = String((await site.api('GET', 'members.csv')).json)
      .trim()
      .split('\r\n')
      .slice(1);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1203);
    expect(rows).toHaveLength(1203);
  });

  test('a trial tells what will happen and changes nothing; a table taken twice changes nothing more', async () => {
    const site = await openSite();
    await site.join('ada@example.org', await site.newVisitor());
    const table = [
      { email: 'Ada@example.org', name: 'Someone else', plans: [site.plans.guests] },
      { email: 'bea@example.org', name: 'Bea', plans: [site.plans.guests] },
      { email: 'BEA@example.org' },
      { email: 'no address' },
    ];
    const kinds = async (more?: object) => (await site.take(table, more)).outcomes.map(({ kind }) => kind);
    expect(await kinds({ isTrial: true, sendsMail: true })).toEqual([
      'changed',
      'made',
      'refused',
      'refused',
    ]);
    expect(await site.list()).toEqual(['ada@example.org']);
    expect(await kinds()).toEqual(['changed', 'made', 'refused', 'refused']);
    expect(await kinds()).toEqual(['unchanged', 'unchanged', 'refused', 'refused']);
    expect((await site.members()).map(({ name }) => name).toSorted()).toEqual(['', 'Bea']);
    await site.worker.drain();
    expect((await site.mails()).filter((to) => to === 'bea@example.org')).toEqual([]);
    const lost = await site.take([{ email: 'cy@example.org', plans: [on.deps.newId()] }]);
    expect(lost.status).toBe(404);
    const tooMany = Array.from({ length: MAX_IMPORTED_MEMBERS + 1 }, (_, at) => ({
      email: `m${at}@example.org`,
    }));
    expect((await site.take(tooMany)).status).toBe(400);
  });

  test('a plan that an owner ended is not given back by a table, and mails go only where they are asked for', async () => {
    const site = await openSite();
    const row = { email: 'ada@example.org', plans: [site.plans.guests] };
    await site.take([row], { sendsMail: true });
    expect((await site.mails()).filter((to) => to === 'ada@example.org')).toHaveLength(1);
    const [{ id } = { id: '' }] = await site.members();
    await site.api('DELETE', `members/${id}/memberships/${site.plans.guests}`);
    on.deps.clock.advance(1);
    expect((await site.take([row], { sendsMail: true })).outcomes).toEqual([{ kind: 'unchanged' }]);
    const { memberships } = (await site.api('GET', `members/${id}`)).json;
    expect(memberships[0].until).not.toBeNull();
  });

  test('those who agreed join the newsletter if the owner says so, and those who left it stay away', async () => {
    const site = await openSite();
    const { list } = (await site.api('POST', 'lists', { name: 'News' })).json;
    const state = async (email: string) =>
      (
        await on.deps.db.read
          .selectFrom('listMembers')
          .selectAll()
          .where('siteId', '=', site.siteId)
          .where('email', '=', email)
          .execute()
      )[0]?.state;
    const agreed = { email: 'ada@example.org', isSubscribed: true };
    await site.take([agreed, { email: 'bea@example.org' }]);
    expect(await state(agreed.email)).toBeUndefined();
    const taken = await site.take([agreed, { email: 'bea@example.org' }], { joinsNewsletter: true });
    expect(taken.outcomes.map(({ kind }) => kind)).toEqual(['changed', 'unchanged']);
    expect([await state(agreed.email), await state('bea@example.org')]).toEqual(['subscribed', undefined]);
    await on.deps.db.write((tx) =>
      tx.updateTable('listMembers').set({ state: 'unsubscribed' }).where('listId', '=', list.id).execute(),
    );
    await site.take([agreed], { joinsNewsletter: true });
    expect(await state(agreed.email)).toBe('unsubscribed');
  });

  test('imported passwords work once as they are, and are replaced; what costs too much is not kept', async () => {
    const site = await openSite();
    const costly = BCRYPT.replace('$05$', '$14$');
    const { outcomes } = await site.take([
      { email: 'ada@example.org', passwordHash: BCRYPT, plans: [site.plans.guests] },
      { email: 'bea@example.org', passwordHash: BCRYPT.replace('$2a$', '$2y$') },
      { email: 'cy@example.org', passwordHash: ARGON2 },
      { email: 'dan@example.org', passwordHash: costly },
      { email: 'eve@example.org', passwordHash: ARGON2.replace('t=2', 't=9') },
    ]);
    expect(outcomes.map(({ hasPassword }) => hasPassword)).toEqual([
      ...[undefined, undefined, undefined],
      ...[false, false],
    ]);
    const visitor = await site.newVisitor();
    const status = async (email: string, password: string, by = visitor) =>
      (await site.signIn(by, email, password)).status;
    expect(await status('ada@example.org', 'not it')).toBe(401);
    expect(await status('ada@example.org', 'U*U')).toBe(303);
    expect(await (await visitor.ask('GET', site.paths.single)).text()).toContain(SECRETS.single);
    expect(await status('bea@example.org', 'U*U', await site.newVisitor())).toBe(303);
    expect(await status('cy@example.org', 'password', await site.newVisitor())).toBe(303);
    expect(await status('dan@example.org', 'U*U', await site.newVisitor())).toBe(401);
    const rows = await on.deps.db.read
      .selectFrom('members')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .orderBy('email')
      .execute();
    expect(rows.map(({ importedHash }) => importedHash)).toEqual([null, null, null, null, null]);
    for (const { passwordHash } of rows.slice(0, 3))
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456/);
    expect(await status('ada@example.org', 'U*U', await site.newVisitor())).toBe(303);
  });

  test('a new password takes the place of the imported one', async () => {
    const site = await openSite();
    await site.take([{ email: 'ada@example.org', passwordHash: BCRYPT }]);
    await site.enter(await site.askForLink('password', 'ada@example.org'), PASSWORD);
    const visitor = await site.newVisitor();
    expect((await site.signIn(visitor, 'ada@example.org', 'U*U')).status).toBe(401);
    expect((await site.signIn(visitor, 'ada@example.org')).status).toBe(303);
    expect(await site.account(visitor)).toContain('ada@example.org');
  });

  test('while a site has imported passwords, every attempt is compared with one', async () => {
    const site = await openSite();
    await site.take([{ email: 'ada@example.org', passwordHash: BCRYPT }]);
    await site.join('bea@example.org', await site.newVisitor());
    const verify = vi.spyOn(Passwords.prototype, 'verifyImported');
    // The password of the one whose hash is compared opens no other account.
    for (const email of ['ada@example.org', 'bea@example.org', 'ghost@example.org'])
      expect(
        (await site.signIn(await site.newVisitor(), email, email.startsWith('ada') ? 'no' : 'U*U')).status,
      ).toBe(401);
    expect(verify.mock.calls.map(([, stored]) => stored)).toEqual([BCRYPT, BCRYPT, BCRYPT]);
    verify.mockRestore();
  });

  test('members over time are those who joined by the days of the site, beside the period before', async () => {
    const site = await openSite();
    const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
    await site.take(
      ['2019-12-30', '2020-01-01', '2020-01-01', '2020-01-03', '2020-01-04'].map((at, index) => ({
        email: `m${index}@example.org`,
        joinedAt: day(at),
      })),
    );
    const read = (query: string) => site.api('GET', `members/figures${query}`);
    const { json } = await read('?from=2020-01-01&until=2020-01-03');
    expect(json.period.earlier).toBe(1);
    expect(json.period.steps.map(({ joined }: { joined: number }) => joined)).toEqual([2, 0, 1]);
    expect(json.before).toMatchObject({ earlier: 0, steps: [{ joined: 0 }, { joined: 1 }, { joined: 0 }] });
    expect((await read('?from=2020-01-03&until=2020-01-01')).status).toBe(400);
    expect((await read('')).status).toBe(400);
  });
});
