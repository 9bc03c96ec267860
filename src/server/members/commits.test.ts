/** What browsers and addresses get only once it is committed. */
import { expect, test, vi } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('commits of members', (on) => {
  /** Every write does its work, and comes to nothing. */
  async function withFailingCommits(act: () => Promise<Response>): Promise<Response> {
    const { write } = on.deps.db;
    const failing = vi.spyOn(on.deps.db, 'write').mockImplementation((command) =>
      write.call(on.deps.db, async (tx) => {
        await command(tx);
        throw new Error('The commit failed.');
      }),
    );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      return await act();
    } finally {
      failing.mockRestore();
      log.mockRestore();
    }
  }

  test('a browser keeps the cookies it has where signing in or out comes to nothing', async () => {
    const shop = await openTestShop(on.deps, 5);
    const site = await openMemberSite(on.deps, shop.site);
    await site.join('ada@example.org');
    const cookiesOf = async (act: () => Promise<Response>) => {
      const answer = await withFailingCommits(act);
      expect(answer.status).toBe(500);
      return answer.headers.getSetCookie();
    };
    const other = await site.newVisitor();
    expect(await cookiesOf(() => site.signIn(other, 'ada@example.org'))).toEqual([]);
    const token = await site.askForLink('sign-in', 'ada@example.org', other);
    expect(await cookiesOf(() => site.enter(token, '', other))).toEqual([]);
    const signOut = () =>
      site.visitor.submit(contract.SIGN_OUT_CALL, new URLSearchParams({ cloneCart: 'true' }));
    expect(await cookiesOf(signOut)).toEqual([]);
    // The link is still good, and the session goes on.
    expect((await site.enter(token, '', other)).status).toBe(303);
    expect(await site.account()).toContain('ada@example.org');
  });

  test('of two members who change to one address at the same time, one gets it and the other an answer', async () => {
    const site = await openMemberSite(on.deps);
    const change = async (email: string) => {
      const visitor = await site.newVisitor();
      await site.join(email, visitor);
      const form = new URLSearchParams({ email: 'new@example.org', password: 'seven wet stones' });
      await visitor.submit(contract.ADDRESS_CALL, form);
      const token = /token=([\w-]+)/.exec((await site.lastMail('new@example.org'))?.text ?? '')?.[1] ?? '';
      return { visitor, token };
    };
    const ada = await change('ada@example.org');
    const bea = await change('bea@example.org');
    expect(ada.token).not.toBe(bea.token);
    const answers = await Promise.all([
      site.enter(ada.token, '', ada.visitor),
      site.enter(bea.token, '', bea.visitor),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const refused = answers.find(({ status }) => status === 410);
    expect(await refused?.text()).toContain('Another account already uses this address.');
    const emails = (await site.members()).map(({ email }) => email);
    expect(emails.filter((email) => email === 'new@example.org')).toHaveLength(1);
    expect(emails).toHaveLength(2);
  });
});
