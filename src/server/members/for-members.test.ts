/** Pages that are for members: what each kind of visitor finds of them, at every address of the site. */
import { expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import * as contract from '#domain/members/contract.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { WIDGET_PATH } from '#domain/widget/contract.ts';
import { textBody } from '#testing/server/fixture.ts';
import { crawl, openGatedSite, SECRETS, type Secret, summaryOf, TEASER } from '#testing/server/gated-site.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { TestVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('pages for members', (on) => {
  const openSite = () => openGatedSite(on.deps);
  type Site = Awaited<ReturnType<typeof openSite>>;

  async function joined(site: Site, email: string): Promise<TestVisitor> {
    const visitor = await site.newVisitor();
    await site.join(email, visitor);
    return visitor;
  }
  const seen = (pages: ReadonlyMap<string, string>) =>
    (Object.keys(SECRETS) as Secret[]).filter((secret) =>
      [...pages.values()].some((text) => text.includes(SECRETS[secret])),
    );
  const grant = (site: Site, id: string, plan: string, more: object = {}) =>
    site.api('PUT', `members/${id}/memberships/${plan}`, { until: null, isPaused: false, ...more });

  test('MEMB-08 MEMB-09 a crawl of every address finds what the visitor may see, and nothing else', async () => {
    const site = await openSite();
    const stranger = await site.newVisitor();
    expect(seen(await crawl(site, stranger))).toEqual([]);
    const member = await joined(site, 'ada@example.org');
    expect(seen(await crawl(site, member))).toEqual(['members', 'folder']);
    const friend = await joined(site, 'bo@example.org');
    await friend.submit(contract.JOIN_PLAN_CALL, new URLSearchParams({ plan: site.plans.friends }));
    const ofFriends = ['members', 'folder', 'plan', 'post', 'product', 'lesson'];
    expect(seen(await crawl(site, friend))).toEqual(ofFriends);
    // What was made for the friend is not kept for the others.
    expect(seen(await crawl(site, stranger))).toEqual([]);
    expect(seen(await crawl(site, await joined(site, 'cy@example.org')))).toEqual(['members', 'folder']);
    // A lesson opens for those whose membership is old enough, and for them alone.
    on.deps.clock.advance(7 * DAY_MS);
    await site.signIn(friend, 'bo@example.org');
    expect(seen(await crawl(site, friend))).toEqual([...ofFriends, 'later']);
    expect(seen(await crawl(site, stranger))).toEqual([]);
    const late = await joined(site, 'di@example.org');
    await late.submit(contract.JOIN_PLAN_CALL, new URLSearchParams({ plan: site.plans.friends }));
    expect(seen(await crawl(site, late))).toEqual(ofFriends);
  });

  test('visitors without access get page 106 with the teaser, and the ways to join', async () => {
    const site = await openSite();
    const stranger = await site.newVisitor();
    const bare = await stranger.ask('GET', site.paths.members);
    expect([bare.status, bare.headers.get('cache-control'), bare.headers.get('x-robots-tag')]).toEqual([
      403,
      'private, no-store',
      'noindex',
    ]);
    const html = await bare.text();
    expect(html).toContain('This page is for members.');
    expect(html).toContain('content="noindex"');
    expect(html).toContain(`${contract.SIGN_IN_PATH}?next=${encodeURIComponent(site.paths.members)}`);
    const teased = await stranger.ask('GET', site.paths.plan);
    expect([teased.status, teased.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const page = await teased.text();
    expect(page).toContain(TEASER);
    expect(page).toContain('"isAccessibleForFree":false');
    expect(page).not.toContain('content="noindex"');
    expect(page).toContain(`${contract.PLANS_PATH}?plan=${site.plans.friends}`);
    expect(page).toContain('By invitation only');
    expect(page).toContain('"cssSelector":".for-members"');
    // With a teaser there is something to find, and without one there is nothing.
    const sitemap = await (await site.visit('/sitemap.xml')).text();
    expect([site.paths.plan, site.paths.members].map((path) => sitemap.includes(`${path}<`))).toEqual([
      true,
      false,
    ]);
  });

  test('a free entry of a collection for members is open to all, and found', async () => {
    const site = await openSite();
    const answer = await site.visit(site.samplePath);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Read this one freely.'),
    ]);
    expect(answer.headers.get('cache-control')).toContain('public');
    const found = await (await site.visit('/search?q=freely&format=json')).json();
    expect(found).toMatchObject({ total: 1 });
  });

  test('what is moved into a folder for members is for members, and open again outside', async () => {
    const site = await openSite();
    const page = await site.page('Moved', 'members');
    expect((await site.visit(page.path)).status).toBe(200);
    await site.api('POST', `documents/${page.id}/move`, { parentId: site.folderId });
    const inside = await site.visit('/inside/moved');
    expect([inside.status, (await inside.text()).includes(SECRETS.members)]).toEqual([403, false]);
    await site.api('POST', `documents/${page.id}/move`, { parentId: null });
    expect((await site.visit('/moved')).status).toBe(200);
    await site.gate(site.folderId, null);
    expect((await site.visit(site.paths.folder)).status).toBe(200);
  });

  test('a plan that is paused, ended or deleted opens nothing any more', async () => {
    const site = await openSite();
    const member = await joined(site, 'ada@example.org');
    const [{ id } = { id: '' }] = await site.members();
    const status = async () => (await member.ask('GET', site.paths.single)).status;
    expect(await status()).toBe(403);
    const until = on.deps.now() + 2 * HOUR_MS;
    expect((await grant(site, id, site.plans.guests, { until })).json).toMatchObject({
      membership: { planId: site.plans.guests, until, isPaused: false, isGranted: true },
    });
    expect(await status()).toBe(200);
    await grant(site, id, site.plans.guests, { until, isPaused: true });
    expect(await status()).toBe(403);
    await grant(site, id, site.plans.guests, { until });
    on.deps.clock.advance(2 * HOUR_MS);
    expect(await status()).toBe(403);
    await grant(site, id, site.plans.guests);
    expect(await status()).toBe(200);
    expect((await site.api('DELETE', `members/${id}/memberships/${site.plans.guests}`)).status).toBe(200);
    expect(await status()).toBe(403);
    await grant(site, id, site.plans.guests);
    await site.api('PUT', 'member-areas', { areas: [] });
    expect(await status()).toBe(403);
    expect((await grant(site, id, site.plans.guests)).status).toBe(404);
  });

  test('members join free plans and leave them, without scripts; plans by invitation they cannot', async () => {
    const site = await openSite();
    const member = await joined(site, 'ada@example.org');
    const send = (call: string, plan: string, by = member) => by.submit(call, new URLSearchParams({ plan }));
    const refused = await send(contract.JOIN_PLAN_CALL, site.plans.guests);
    expect(refused.status).toBe(409);
    const done = await send(contract.JOIN_PLAN_CALL, site.plans.friends);
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `${contract.PLANS_PATH}?joined=${site.plans.friends}`,
    ]);
    const page = await (await member.ask('GET', done.headers.get('location') ?? '')).text();
    expect(page).toContain('Welcome to Friends. Your membership has started.');
    expect(await site.account(member)).toContain('Club: Friends');
    // Twice is once.
    await send(contract.JOIN_PLAN_CALL, site.plans.friends);
    const held = on.db.read.selectFrom('memberships').selectAll().where('siteId', '=', site.siteId);
    expect(await held.execute()).toHaveLength(1);
    expect((await member.ask('GET', site.paths.plan)).status).toBe(200);
    await send(contract.LEAVE_PLAN_CALL, site.plans.friends);
    expect(await (await member.ask('GET', site.paths.plan)).text()).not.toContain(SECRETS.plan);
    const stranger = await site.newVisitor();
    const asked = await send(contract.JOIN_PLAN_CALL, site.plans.friends, stranger);
    expect(asked.headers.get('location')).toContain(`${contract.SIGN_IN_PATH}?next=`);
  });

  test('visitors who sign in go back to where they were, and only on this site', async () => {
    const site = await openSite();
    await joined(site, 'ada@example.org');
    const visitor = await site.newVisitor();
    await visitor.ask('GET', `${contract.SIGN_IN_PATH}?next=${encodeURIComponent(site.paths.members)}`);
    const back = await site.signIn(visitor, 'ada@example.org');
    expect(back.headers.get('location')).toBe(site.paths.members);
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b']) {
      const other = await site.newVisitor();
      await other.ask('GET', `${contract.SIGN_IN_PATH}?next=${encodeURIComponent(bad)}`);
      const to = (await site.signIn(other, 'ada@example.org')).headers.get('location');
      expect([bad, to]).toEqual([bad, contract.ACCOUNT_PATH]);
    }
  });

  test('blocks that visitors ask for show no more than pages do', async () => {
    const site = await openSite();
    for (const { collectionId } of Object.values(site.collections)) {
      const value = summaryOf(collectionId);
      const widgetJSON = JSON.stringify({ type: 'summary', id: on.deps.newId(), value });
      const answer = await site.visitor.send(
        'POST',
        WIDGET_PATH,
        new URLSearchParams({ widgetJSON, collectionId }),
      );
      const text = await answer.text();
      expect(text).not.toContain('zircon');
      // What its author has written about a post for lists is for everyone.
      const { journal, course } = site.collections;
      const hasTeaser = [journal, course].some((each) => each.collectionId === collectionId);
      expect([collectionId, text.includes(TEASER)]).toEqual([collectionId, hasTeaser]);
    }
  });

  test('people who work on the site see its pages for members, with a notice, and nothing is kept', async () => {
    const site = await openSite();
    const staff = await staffVisitor(on.deps, site, site);
    const answer = await staff.ask('GET', site.paths.single);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain(SECRETS.single);
    expect(html).toContain('Only members can see this page.');
    expect((await site.visit(site.paths.single)).status).toBe(403);
  });

  test('a pause is not lifted by leaving and joining again', async () => {
    const site = await openSite();
    const member = await joined(site, 'ada@example.org');
    const [{ id } = { id: '' }] = await site.members();
    const send = (call: string) => member.submit(call, new URLSearchParams({ plan: site.plans.friends }));
    await send(contract.JOIN_PLAN_CALL);
    await grant(site, id, site.plans.friends, { isPaused: true });
    await send(contract.LEAVE_PLAN_CALL);
    await send(contract.JOIN_PLAN_CALL);
    expect(await (await member.ask('GET', site.paths.plan)).text()).not.toContain(SECRETS.plan);
  });

  test('lists by tag, category or author say nothing of posts that the visitor may not see', async () => {
    const site = await openSite();
    const titles = async (path: string, visitor: TestVisitor) => {
      const html = await (await visitor.ask('GET', path)).text();
      return ['A post', 'Only this', 'Open news'].filter((title) => html.includes(title));
    };
    const stranger = await site.newVisitor();
    expect(await titles('/news', stranger)).toEqual(['Only this', 'Open news']);
    expect(await titles('/news?tag=clay', stranger)).toEqual(['Open news']);
    expect(await titles('/news?author=Ada', stranger)).toEqual([]);
    const friend = await joined(site, 'bo@example.org');
    await friend.submit(contract.JOIN_PLAN_CALL, new URLSearchParams({ plan: site.plans.friends }));
    expect(await titles('/journal?tag=clay', friend)).toEqual(['A post']);
  });

  test('an event for members is among the others by its date, which lists do not say', async () => {
    const site = await openSite();
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: COLLECTION_TYPES.events, title: 'Events' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const event = (title: string, days: number) => {
      const startsAt = on.deps.now() + days * DAY_MS;
      const fields = { startsAt, endsAt: startsAt + HOUR_MS };
      return site.publish({
        kind: 'item',
        collectionId,
        body: textBody(on.deps, title, 'Come.', fields),
      });
    };
    await event('Kiln opening', 10);
    const hidden = await event('Private firing', 20);
    await event('Spring market', 30);
    await site.gate(hidden.id, { kind: 'members' });
    const html = await (await site.visit('/events')).text();
    const places = ['Kiln opening', 'Private firing', 'Spring market'].map((title) => html.indexOf(title));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('a copy of a page for members is for members', async () => {
    const site = await openSite();
    const made = await site.api('POST', `documents/${site.documents.plan.id}/duplicate`);
    const { id, path } = made.json.document;
    await site.api('POST', `documents/${id}/publish`, {});
    expect(await (await site.visit(path)).text()).not.toContain(SECRETS.plan);
  });

  test('gates are worked out again with every change that visitors see', async () => {
    const site = await openSite();
    const own = () => on.db.read.selectFrom('gates').selectAll().where('siteId', '=', site.siteId);
    const before = await own().orderBy('targetId').execute();
    expect(before.length).toBeGreaterThan(6);
    await on.db.write((tx) => tx.deleteFrom('gates').where('siteId', '=', site.siteId).execute());
    await site.api('PUT', 'settings', { tagline: 'Clay' });
    expect(await own().orderBy('targetId').execute()).toEqual(before);
  });
});
