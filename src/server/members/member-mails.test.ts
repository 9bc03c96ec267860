/** Mails about plans: when one begins, before it ends, and when it has ended. */
import { expect, test } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { openGatedSite } from '#testing/server/gated-site.ts';
import { tokenIn } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { mailEnds } from './mail-ends.ts';

describeOnBothEngines('mails about plans', (on) => {
  async function openSite() {
    const site = await openGatedSite(on.deps);
    const take = (email: string) =>
      site.api('POST', 'members/import', {
        ...{ isTrial: false, sendsMail: false, joinsNewsletter: false },
        members: [{ email, name: 'Ada evil.example' }],
      });
    const idOf = async (email: string) =>
      (await site.members()).find((each) => each.email === email)?.id ?? '';
    const grant = async (email: string, until: number | null, plan = site.plans.guests) =>
      site.api('PUT', `members/${await idOf(email)}/memberships/${plan}`, { until, isPaused: false });
    const siteAddress = async () => ({
      ...{ name: 'Studio Nord', url: site.origin, locale: 'en', languages: [] },
    });
    /** As every hour. */
    const run = () => mailEnds({ ...on.deps, siteAddress });
    const subjects = async () =>
      (
        await on.deps.db.read
          .selectFrom('mails')
          .select('subject')
          .where('siteId', '=', site.siteId)
          .orderBy('createdAt')
          .orderBy('id')
          .execute()
      ).map(({ subject }) => subject);
    const after = async (act: () => Promise<unknown>) => {
      const before = (await subjects()).length;
      await act();
      return (await subjects()).slice(before);
    };
    return { ...site, take, grant, run, subjects, after, idOf };
  }

  test('joining a plan, accepting an invitation and a grant are each welcomed, and joining again that day is not', async () => {
    const site = await openSite();
    const member = await site.newVisitor();
    await site.join('ada@example.org', member);
    const send = (call: string) => member.submit(call, new URLSearchParams({ plan: site.plans.friends }));
    expect(await site.after(() => send(contract.JOIN_PLAN_CALL))).toEqual([
      expect.stringContaining('You now have Friends'),
    ]);
    expect(await site.after(() => send(contract.JOIN_PLAN_CALL))).toEqual([]);
    await send(contract.LEAVE_PLAN_CALL);
    on.deps.clock.advance(1);
    expect(await site.after(() => send(contract.JOIN_PLAN_CALL))).toEqual([]);
    await site.api('POST', 'member-invitations', { plan: site.plans.guests, emails: ['bo@example.org'] });
    const token = tokenIn((await site.lastMail('bo@example.org'))?.text);
    const visitor = await site.newVisitor();
    expect(await site.after(() => site.enter(token, '', visitor))).toEqual([
      expect.stringContaining('You now have Guests'),
    ]);
    expect(await site.after(() => site.grant('ada@example.org', null))).toHaveLength(1);
  });

  test('a plan that ends is announced once, and again only where its end is moved', async () => {
    const site = await openSite();
    await site.take('ada@example.org');
    const end = on.deps.now() + 30 * DAY_MS;
    await site.grant('ada@example.org', end);
    expect(await site.after(site.run)).toEqual([]);
    on.deps.clock.advance(23 * DAY_MS - HOUR_MS);
    expect(await site.after(site.run)).toEqual([]);
    on.deps.clock.advance(2 * HOUR_MS);
    expect(await site.after(site.run)).toEqual([
      expect.stringMatching(/^Your membership Guests at .* ends on/),
    ]);
    expect(await site.after(site.run)).toEqual([]);
    await site.grant('ada@example.org', end + DAY_MS);
    on.deps.clock.advance(DAY_MS);
    expect(await site.after(site.run)).toHaveLength(1);
    on.deps.clock.advance(7 * DAY_MS);
    expect(await site.after(() => Promise.all([site.run(), site.run()]))).toEqual([
      expect.stringMatching(/^Your membership Guests at .* has ended$/),
    ]);
    expect(await site.after(site.run)).toEqual([]);
  });

  test('a member whose plan an owner ends gets an email, and one who leaves does not', async () => {
    const site = await openSite();
    const member = await site.newVisitor();
    await site.join('ada@example.org', member);
    const plan = new URLSearchParams({ plan: site.plans.friends });
    await member.submit(contract.JOIN_PLAN_CALL, plan);
    await site.grant('ada@example.org', null);
    await member.submit(contract.LEAVE_PLAN_CALL, plan);
    await site.api(
      'DELETE',
      `members/${await site.idOf('ada@example.org')}/memberships/${site.plans.guests}`,
    );
    on.deps.clock.advance(1);
    expect(await site.after(site.run)).toEqual([expect.stringContaining('Your membership Guests')]);
  });

  test('what ended long ago, and a plan that was short from the beginning, are not announced', async () => {
    const site = await openSite();
    await site.take('ada@example.org');
    await site.grant('ada@example.org', on.deps.now() + 2 * DAY_MS);
    expect(await site.after(site.run)).toEqual([]);
    on.deps.clock.advance(10 * DAY_MS);
    expect(await site.after(site.run)).toEqual([]);
  });

  test('the owner’s words are sent with the member’s name as text, and what is turned off is not sent', async () => {
    const site = await openSite();
    await site.take('ada@example.org');
    const none = { subject: '', words: '' };
    const saved = await site.api('PUT', 'member-mails', {
      sends: { welcome: true, ending: false, ended: false },
      endingDays: 3,
      texts: {
        ...{ ending: none, ended: none },
        welcome: { subject: 'Hello from {plan}', words: 'Dear {name},\n\ncome in. {nothing}' },
      },
    });
    expect(saved.status).toBe(200);
    await site.grant('ada@example.org', on.deps.now() + DAY_MS);
    const mail = await site.lastMail('ada@example.org');
    expect(mail?.subject).toBe('Hello from Guests');
    expect(mail?.text).toContain('come in. {nothing}');
    // No mail program makes a link of it.
    expect(mail?.text).not.toContain('evil.example');
    on.deps.clock.advance(2 * DAY_MS);
    expect(await site.after(site.run)).toEqual([]);
  });
});
