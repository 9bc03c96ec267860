/** A site that visitors can join, and what tests of members do on it. */
import type { SiteMember } from '#domain/members/calls.ts';
import * as contract from '#domain/members/contract.ts';
import { createTestSite, type TestSite } from './fixture.ts';
import type { TestDeps } from './test-app.ts';
import { type TestVisitor, testVisitor } from './visitor.ts';

export const PASSWORD = 'seven wet stones';

export function tokenIn(text: string | null | undefined): string {
  return /\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

export async function openMemberSite(deps: TestDeps, opened?: TestSite) {
  const site = opened ?? (await createTestSite(deps));
  const saved = await site.api('PUT', 'member-settings', { canJoin: true });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
  const newVisitor = () => testVisitor(site, site.origin);
  const visitor = await newVisitor();

  async function lastMail(to: string) {
    await site.worker.drain();
    const mails = await deps.db.read
      .selectFrom('mails')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .where('toAddress', '=', to)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return mails.at(-1);
  }

  async function askForLink(wish: contract.LinkWish, email: string, by: TestVisitor = visitor) {
    await by.submit(contract.LINK_CALL, new URLSearchParams({ wish, email }));
    return tokenIn((await lastMail(email.toLowerCase()))?.text);
  }

  const enter = (token: string, password: string, by: TestVisitor = visitor) =>
    by.submit(contract.ENTER_CALL, new URLSearchParams({ token, password }));

  return {
    ...site,
    visitor,
    newVisitor,
    lastMail,
    askForLink,
    enter,
    /** The browser is signed in then. */
    join: async (email: string, by: TestVisitor = visitor) =>
      enter(await askForLink('join', email, by), PASSWORD, by),
    signIn: (by: TestVisitor, email: string, password = PASSWORD) =>
      by.submit(contract.SESSION_CALL, new URLSearchParams({ email, password })),
    /** The page, or where a browser is sent that is not signed in. */
    async account(by: TestVisitor = visitor): Promise<string> {
      const answer = await by.ask('GET', contract.ACCOUNT_PATH);
      return answer.headers.get('location') ?? (await answer.text());
    },
    members: async (): Promise<SiteMember[]> => (await site.api('GET', 'members')).json.members,
  };
}
