/** Lessons keep waiting whatever becomes of them. */
import { expect, test } from 'vitest';
import * as members from '#domain/members/contract.ts';
import { openGatedSite, SECRETS } from '#testing/server/gated-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('lessons of a course', (on) => {
  test('a copy of a lesson is in its chapter, and opens when the lesson does', async () => {
    const site = await openGatedSite(on.deps);
    const member = await site.newVisitor();
    await site.join('ada@example.org', member);
    await member.submit(members.JOIN_PLAN_CALL, new URLSearchParams({ plan: site.plans.friends }));
    const { later } = site.documents;
    const copied = await site.api('POST', `documents/${later.id}/duplicate`, {});
    const { id } = copied.json.document;
    const { document } = (await site.api('POST', `documents/${id}/publish`, {})).json;
    const page = await (await member.ask('GET', document.path)).text();
    expect(page).toContain('This lesson opens on ');
    expect(page).not.toContain(SECRETS.later);
    const { collections } = (await site.api('GET', 'collections')).json;
    const { course } = collections.find(
      (each: { id: string }) => each.id === site.collections.course.collectionId,
    ).settings;
    const of = (lesson: string) => course.lessons.find((each: { id: string }) => each.id === lesson);
    expect(of(id)).toEqual({ ...of(later.id), id });
  });
});
