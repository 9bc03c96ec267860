import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { listVersions } from './queries-history.ts';

describeOnBothEngines('versions', (on) => {
  type Site = Awaited<ReturnType<typeof createTestSite>>;
  const change = async (site: Site, id: string, operation: Record<string, unknown>) => {
    const { draft } = (await site.api('GET', `documents/${id}`)).json;
    on.deps.clock.advance(1000);
    const saved = await site.api('POST', `documents/${id}/operations`, {
      baseId: draft.id,
      operations: [operation],
    });
    return saved.json.revisionId as string;
  };
  const titled = (before: string, after: string) => ({
    op: 'set',
    id: 'body',
    path: ['title'],
    before,
    after,
  });

  test('they are listed with what is kept, and told by what they changed', async () => {
    const site = await createTestSite(on.deps);
    const body = textBody(on.deps, 'Hours', 'Monday.');
    const page = await site.publish({ body });
    const [block] = body.sections[0]?.blocks ?? [];
    const placed = await change(site, page.id, {
      op: 'setPlace',
      id: block?.id,
      before: block?.place,
      after: { column: 4, span: 3 },
    });
    const renamed = await change(site, page.id, titled('Hours', 'Open'));
    const { versions } = (await site.api('GET', `documents/${page.id}/history`)).json;
    expect(versions.map((each: { id: string; isKept: boolean }) => [each.id, each.isKept])).toEqual([
      [renamed, false],
      [placed, false],
      [page.revisionId, true],
    ]);
    const pairs = [
      { before: page.revisionId, after: placed },
      { before: page.revisionId, after: renamed },
      { before: page.revisionId, after: 'z'.repeat(24) },
    ];
    const { comparisons } = (await site.api('POST', `documents/${page.id}/comparisons`, { pairs })).json;
    expect(comparisons).toEqual([
      { ...pairs[0], summary: { layout: 1 } },
      { ...pairs[1], summary: { title: 1, layout: 1 } },
    ]);
  });

  test('versions of another page are not compared', async () => {
    const site = await createTestSite(on.deps);
    const one = await site.publish({ body: textBody(on.deps, 'One', 'Monday.') });
    const other = await site.publish({ body: textBody(on.deps, 'Other', 'Monday.') });
    const pairs = [{ before: one.revisionId, after: other.revisionId }];
    expect((await site.api('POST', `documents/${one.id}/comparisons`, { pairs })).json).toEqual({
      comparisons: [],
    });
  });

  test('what was published stays in the list, however many saves follow', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, '0', 'Monday.') });
    for (const n of [0, 1, 2]) await change(site, page.id, titled(`${n}`, `${n + 1}`));
    const listed = await listVersions(on.deps.db.read, site.siteId, page.id, 2);
    expect(listed.map(({ isKept }) => isKept)).toEqual([false, false, true]);
    expect(listed.at(-1)?.id).toBe(page.revisionId);
  });
});
