/** Plans: how members come to have one, and how they lose it. */
import { expect, test } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { openGatedSite, SECRETS } from '#testing/server/gated-site.ts';
import { tokenIn } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { TestVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('plans of members', (on) => {
  const openSite = () => openGatedSite(on.deps);
  type Site = Awaited<ReturnType<typeof openSite>>;

  async function joined(site: Site, email: string): Promise<TestVisitor> {
    const visitor = await site.newVisitor();
    await site.join(email, visitor);
    return visitor;
  }
  const grant = (site: Site, id: string, plan: string) =>
    site.api('PUT', `members/${id}/memberships/${plan}`, { until: null, isPaused: false });

  test('a plan that the owner ended can’t be joined again until it is granted; one that was left can', async () => {
    const site = await openSite();
    const member = await joined(site, 'ada@example.org');
    const [{ id } = { id: '' }] = await site.members();
    const plan = new URLSearchParams({ plan: site.plans.friends });
    const send = (call: string) => member.submit(call, plan);
    const opens = async () =>
      (await (await member.ask('GET', site.paths.plan)).text()).includes(SECRETS.plan);
    await send(contract.JOIN_PLAN_CALL);
    await send(contract.LEAVE_PLAN_CALL);
    await send(contract.JOIN_PLAN_CALL);
    expect(await opens()).toBe(true);
    await site.api('DELETE', `members/${id}/memberships/${site.plans.friends}`);
    // Leaving what has ended does not change who ended it.
    await send(contract.LEAVE_PLAN_CALL);
    const refused = await send(contract.JOIN_PLAN_CALL);
    expect([refused.status, await opens()]).toEqual([409, false]);
    expect(await refused.text()).toContain('This membership was ended, so you can’t join Friends again.');
    await grant(site, id, site.plans.friends);
    expect(await opens()).toBe(true);
  });

  test('leaving a plan that members were invited to takes a second step', async () => {
    const site = await openSite();
    const member = await joined(site, 'ada@example.org');
    const [{ id } = { id: '' }] = await site.members();
    await grant(site, id, site.plans.guests);
    const page = async (path: string) => (await member.ask('GET', path)).text();
    const leaves = `action="${contract.LEAVE_PLAN_CALL}"`;
    expect(await page(contract.PLANS_PATH)).not.toContain(leaves);
    const asked = await page(`${contract.PLANS_PATH}?${contract.LEAVE}=${site.plans.guests}`);
    expect(asked).toContain('Leave Guests? You’ll need a new invitation to come back.');
    expect(asked).toContain(leaves);
  });

  test('from a page to its plan, through signing in and joining, and back to the page', async () => {
    const site = await openSite();
    await joined(site, 'ada@example.org');
    const visitor = await site.newVisitor();
    const linkIn = async (path: string, to: RegExp) => {
      const html = await (await visitor.ask('GET', path)).text();
      return (to.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
    };
    const here = `${site.paths.plan}?from=mail`;
    const toPlan = await linkIn(here, /href="(\/account\/plans\?plan=[^"]+)"/);
    expect(new URLSearchParams(toPlan.split('?')[1]).get('next')).toBe(here);
    const toSignIn = await linkIn(toPlan, /href="(\/account\/sign-in\?next=[^"]+)"/);
    await visitor.ask('GET', toSignIn);
    const back = (await site.signIn(visitor, 'ada@example.org')).headers.get('location') ?? '';
    expect(back).toBe(toPlan);
    const next = await linkIn(back, /name="next" value="([^"]+)"/);
    const form = new URLSearchParams({ plan: site.plans.friends, next });
    const joinedAt = (await visitor.submit(contract.JOIN_PLAN_CALL, form)).headers.get('location') ?? '';
    const page = await (await visitor.ask('GET', joinedAt)).text();
    expect(page).toContain(`href="${here}"`);
    expect(page).toContain('Continue to Glazes');
    const astray = new URLSearchParams({ plan: site.plans.friends, next: '//evil.example' });
    const answer = await visitor.submit(contract.JOIN_PLAN_CALL, astray);
    expect(answer.headers.get('location')).not.toContain('evil');
    expect(
      await (await visitor.ask('GET', `${joinedAt.split('&')[0]}&next=//evil.example`)).text(),
    ).not.toContain('evil');
  });

  test('an invitation makes the account and gives the plan once, while visitors can’t join', async () => {
    const site = await openSite();
    await site.api('PUT', 'member-settings', { canJoin: false });
    const invite = (plan: string, ...emails: string[]) =>
      site.api('POST', 'member-invitations', { plan, emails });
    const opened = async () => (await site.api('GET', 'member-invitations')).json.invitations;
    expect((await invite(site.plans.guests, 'ada@example.org', 'no address')).status).toBe(400);
    expect((await invite(on.deps.newId(), 'ada@example.org')).status).toBe(404);
    const sent = await invite(site.plans.guests, 'Ada@example.org', 'ada@example.org', 'bo@example.org');
    expect(sent.json).toEqual({ invited: 2 });
    expect(await opened()).toHaveLength(2);
    const mail = await site.lastMail('ada@example.org');
    expect(mail?.subject).toContain('You’re invited to join Guests');
    const token = tokenIn(mail?.text);
    const ada = await site.newVisitor();
    expect(await (await ada.ask('GET', `${contract.ENTER_PATH}?token=${token}`)).text()).toContain(
      'Accept invitation',
    );
    const entered = await site.enter(token, '', ada);
    expect(entered.headers.get('location')).toBe(`${contract.PLANS_PATH}?joined=${site.plans.guests}`);
    expect(await (await ada.ask('GET', site.paths.single)).text()).toContain(SECRETS.single);
    expect((await site.enter(token, '', await site.newVisitor())).status).toBe(410);
    const [left] = await opened();
    expect(left).toMatchObject({ email: 'bo@example.org', planId: site.plans.guests });
    const bos = tokenIn((await site.lastMail('bo@example.org'))?.text);
    expect((await site.api('DELETE', `member-invitations/${left.id}`)).status).toBe(200);
    expect((await site.enter(bos, '', await site.newVisitor())).status).toBe(410);
    expect((await site.members()).map(({ email }) => email)).toEqual(['ada@example.org']);
  });

  test('a new invitation replaces the one before, and none lasts longer than a week', async () => {
    const site = await openSite();
    const invite = async () => {
      await site.api('POST', 'member-invitations', { plan: site.plans.guests, emails: ['ada@example.org'] });
      return tokenIn((await site.lastMail('ada@example.org'))?.text);
    };
    const first = await invite();
    on.deps.clock.advance(1);
    const second = await invite();
    expect((await site.enter(first, '', await site.newVisitor())).status).toBe(410);
    on.deps.clock.advance(7 * DAY_MS);
    expect((await site.enter(second, '', await site.newVisitor())).status).toBe(410);
    expect((await site.api('GET', 'member-invitations')).json.invitations).toEqual([]);
  });

  test('members get an email when they are granted a plan, and none when it is changed', async () => {
    const site = await openSite();
    await joined(site, 'ada@example.org');
    const [{ id } = { id: '' }] = await site.members();
    await grant(site, id, site.plans.guests);
    const mail = await site.lastMail('ada@example.org');
    expect(mail?.subject).toContain('You now have Guests');
    expect(mail?.text).toContain(contract.PLANS_PATH);
    on.deps.clock.advance(1);
    await grant(site, id, site.plans.guests);
    expect((await site.lastMail('ada@example.org'))?.id).toBe(mail?.id);
  });
});
