/** What a member does in a course: lessons, progress, and the certificate. */
import { expect, test } from 'vitest';
import { CERTIFICATE_PATH, COMPLETE_LESSON_CALL, REOPEN_LESSON_CALL } from '#domain/courses/contract.ts';
import * as members from '#domain/members/contract.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { openGatedSite } from '#testing/server/gated-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { TestVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('courses', (on) => {
  async function openCourse() {
    const site = await openGatedSite(on.deps);
    const member = await site.newVisitor();
    await site.join('ada@example.org', member);
    const joinPlan = (by: TestVisitor) =>
      by.submit(members.JOIN_PLAN_CALL, new URLSearchParams({ plan: site.plans.friends }));
    const { course } = site.collections;
    const pages: { id: string; path: string }[] = (await site.api('GET', 'documents?kind=page')).json
      .documents;
    const path = pages.find(({ id }) => id === course.pageId)?.path ?? '';
    const send = (call: string, lesson: string, by = member) =>
      by.submit(call, new URLSearchParams({ lesson }));
    const read = async (at: string, by = member) => (await by.ask('GET', at)).text();
    const certificate = `${CERTIFICATE_PATH}?course=${course.collectionId}`;
    const { lesson, later } = site.documents;
    return { site, member, joinPlan, course, path, send, read, certificate, lesson, later };
  }

  test('a member goes through a course: what is done, what is locked until when, and where to go on', async () => {
    const { member, joinPlan, path, send, read, lesson, later } = await openCourse();
    await joinPlan(member);
    const first = await read(path);
    expect(first).toContain('At the wheel');
    expect(first).toContain('0 of 2 lessons completed');
    expect(first).toContain(`class="button button-link" href="${lesson.path}"`);
    expect(first).not.toContain(`href="${later.path}"`);
    expect(first).toContain('Opens on ');
    const done = await send(COMPLETE_LESSON_CALL, lesson.id);
    expect([done.status, done.headers.get('location')]).toEqual([303, path]);
    // Twice is once.
    await send(COMPLETE_LESSON_CALL, lesson.id);
    const second = await read(path);
    expect(second).toContain('1 of 2 lessons completed');
    expect(second).not.toContain('Continue: ');
    expect(await read(later.path)).toContain('This lesson opens on ');
    expect((await send(COMPLETE_LESSON_CALL, later.id)).status).toBe(404);
    expect(await read(members.ACCOUNT_PATH)).toContain('1 of 2 lessons completed');
    on.deps.clock.advance(7 * DAY_MS);
  });

  test('progress is of one member, and goes again', async () => {
    const { site, member, joinPlan, path, send, read, lesson } = await openCourse();
    await joinPlan(member);
    await send(COMPLETE_LESSON_CALL, lesson.id);
    const other = await site.newVisitor();
    await site.join('bo@example.org', other);
    await joinPlan(other);
    expect(await read(path, other)).toContain('0 of 2 lessons completed');
    expect(await read(lesson.path)).toContain('Mark as not completed');
    const back = await send(REOPEN_LESSON_CALL, lesson.id);
    expect([back.status, back.headers.get('location')]).toEqual([303, lesson.path]);
    expect(await read(path)).toContain('0 of 2 lessons completed');
  });

  test('what was completed is saved for members who may see the lesson, and for no one else', async () => {
    const { site, member, send, lesson, later } = await openCourse();
    const stranger = await site.newVisitor();
    const asked = await send(COMPLETE_LESSON_CALL, lesson.id, stranger);
    expect(asked.headers.get('location')).toBe(
      `${members.SIGN_IN_PATH}?next=${encodeURIComponent(lesson.path)}`,
    );
    for (const id of [lesson.id, later.id, site.documents.post.id, on.deps.newId(), 'x'])
      expect([id, (await send(COMPLETE_LESSON_CALL, id, member)).status]).toEqual([id, 404]);
    expect(
      await on.db.read.selectFrom('completedLessons').selectAll().where('siteId', '=', site.siteId).execute(),
    ).toEqual([]);
  });

  test('the certificate is for members who have completed all lessons, with their name and the day', async () => {
    const { site, member, joinPlan, send, read, certificate, lesson, later, path } = await openCourse();
    await joinPlan(member);
    await member.submit(members.NAME_CALL, new URLSearchParams({ name: 'Ada Lovelace' }));
    await send(COMPLETE_LESSON_CALL, lesson.id);
    const early = await member.ask('GET', certificate);
    expect([early.status, (await early.text()).includes('Ada Lovelace')]).toEqual([403, false]);
    on.deps.clock.advance(7 * DAY_MS);
    await site.signIn(member, 'ada@example.org');
    expect(await read(path)).toContain(`class="button button-link" href="${later.path}">Continue: `);
    await send(COMPLETE_LESSON_CALL, later.id);
    expect(await read(path)).toContain(certificate.replace('&', '&amp;'));
    const answer = await member.ask('GET', certificate);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(page).toContain('Ada Lovelace');
    expect(page).toContain('Pottery course');
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(on.deps.now());
    expect(page).toContain(day);
    const stranger = await site.newVisitor();
    const sent = await stranger.ask('GET', certificate);
    expect(sent.headers.get('location')).toContain(members.SIGN_IN_PATH);
    const settings = { course: { chapters: [], lessons: [], hasCertificate: false } };
    await site.api('PATCH', `collections/${site.collections.course.collectionId}`, { settings });
    expect((await member.ask('GET', certificate)).status).toBe(404);
  });

  test('a lesson without a chapter comes first, and others follow the order of the collection', async () => {
    const { site, member, joinPlan, course, path, read, lesson } = await openCourse();
    const of = { kind: 'item', collectionId: course.collectionId };
    const hello = await site.page('Welcome', 'members', of);
    await joinPlan(member);
    const page = await read(path);
    const places = [hello.path, lesson.path].map((each) =>
      page.indexOf(`href="${each}"`, page.indexOf('<ol>')),
    );
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    expect(page.indexOf('Glaze', page.indexOf('<ol>'))).toBeGreaterThan(places[1] ?? 0);
  });

  test('the certificate is no work for strangers, and is limited for each visitor', async () => {
    const { site, member, certificate } = await openCourse();
    const stranger = await site.newVisitor();
    for (const course of [on.deps.newId(), site.collections.news.collectionId]) {
      const address = `${CERTIFICATE_PATH}?course=${course}`;
      const sent = await stranger.ask('GET', address);
      expect(sent.headers.get('location')).toBe(
        `${members.SIGN_IN_PATH}?next=${encodeURIComponent(address)}`,
      );
      const missing = await member.ask('GET', address);
      expect([missing.status, (await missing.text()).includes('Complete all lessons')]).toEqual([404, false]);
    }
    expect((await stranger.ask('GET', CERTIFICATE_PATH)).status).toBe(404);
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1)
      statuses.push((await stranger.ask('GET', certificate)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
    on.deps.clock.advance(HOUR_MS);
    expect((await stranger.ask('GET', certificate)).status).toBe(303);
  });

  test('a script has to prove that it is of the site', async () => {
    const { member, joinPlan, lesson } = await openCourse();
    await joinPlan(member);
    const answer = await member.send('POST', COMPLETE_LESSON_CALL, { lesson: lesson.id });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: { kind: 'refused', message: 'Sign in' } },
    ]);
  });

  test('a lesson for members in a course that everyone may see can be completed', async () => {
    const { site, course, read, lesson } = await openCourse();
    await site.gate(course.pageId, { kind: 'everyone' });
    await site.gate(lesson.id, { kind: 'members' });
    expect(await read(lesson.path)).toContain('Mark as completed');
    expect(await read(site.documents.later.path)).not.toContain('Mark as completed');
  });

  test('a lesson for everyone in a members’ course hides its button until the script knows a member', async () => {
    const { site, member, joinPlan, read, lesson } = await openCourse();
    await joinPlan(member);
    await site.gate(lesson.id, { kind: 'everyone' });
    const stranger = await site.newVisitor();
    const form = /<form[^>]*lessons\/complete[^>]*>/.exec(await read(lesson.path, stranger))?.[0];
    expect(form).toMatch(/data-island="lesson-mark".*hidden|hidden.*data-island="lesson-mark"/);
  });
});
