import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const HOUR_MS = 3_600_000;

describeOnBothEngines('going back', (on) => {
  const rename = async (site: Awaited<ReturnType<typeof createTestSite>>, id: string, after: string) => {
    const { draft } = (await site.api('GET', `documents/${id}`)).json;
    const operation = { op: 'set', id: 'body', path: ['title'], before: draft.body.title, after };
    await site.api('POST', `documents/${id}/operations`, { baseId: draft.id, operations: [operation] });
  };
  const titleOf = async (site: Awaited<ReturnType<typeof createTestSite>>, id: string) =>
    (await site.api('GET', `documents/${id}`)).json.draft.body.title;

  test('a whole site goes back to an instant as drafts, and forth again', async () => {
    const site = await createTestSite(on.deps);
    const hours = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const still = await site.publish({ body: textBody(on.deps, 'Untouched', 'Always.') });
    on.deps.clock.advance(HOUR_MS);
    const noon = on.deps.clock.now();
    on.deps.clock.advance(HOUR_MS);
    await rename(site, hours.id, 'Opening hours');
    const late = await site.publish({ body: textBody(on.deps, 'New since', 'Yes.') });
    const changed = on.deps.clock.now();
    on.deps.clock.advance(HOUR_MS);

    const plan = (await site.api('POST', 'restore-drafts', { at: noon, isPlan: true })).json;
    expect(plan.documents.map(({ id }: { id: string }) => id)).toEqual([hours.id]);
    expect(await titleOf(site, hours.id)).toBe('Opening hours');

    await site.api('POST', 'restore-drafts', { at: noon });
    expect(await titleOf(site, hours.id)).toBe('Hours');
    expect(await titleOf(site, still.id)).toBe('Untouched');
    expect(await titleOf(site, late.id)).toBe('New since');
    on.deps.clock.advance(HOUR_MS);
    await site.api('POST', 'restore-drafts', { at: changed });
    expect(await titleOf(site, hours.id)).toBe('Opening hours');
  });

  test('a preview link to one version opens that version alone, for as long as it says', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'First words', 'Words.') });
    await rename(site, page.id, 'Second words');
    const link = (await site.api('POST', `documents/${page.id}/preview?revision=${page.revisionId}&days=7`))
      .json;
    const { pathname, search } = new URL(link.url);
    expect(await (await site.visit(pathname + search)).text()).toContain('<title>First words');
    const stolen = search.replace(/&revision=\w+/, '');
    expect((await site.visit(pathname + stolen)).status).toBe(403);
    on.deps.clock.advance(8 * 24 * HOUR_MS);
    expect((await site.visit(pathname + search)).status).toBe(403);
  });

  test('what was planned can be called off', async () => {
    const site = await createTestSite(on.deps);
    const { document } = (
      await site.api('POST', 'documents', { kind: 'page', body: textBody(on.deps, 'Later', 'Soon.') })
    ).json;
    const at = on.deps.clock.now() + HOUR_MS;
    await site.api('POST', `documents/${document.id}/schedule`, { at, action: 'publish' });
    expect((await site.api('GET', 'scheduled')).json.documents).toHaveLength(1);
    const calledOff = await site.api('DELETE', `documents/${document.id}/schedule`);
    expect(calledOff.json.document).toMatchObject({ scheduledAt: null, scheduledId: null });
    on.deps.clock.advance(2 * HOUR_MS);
    await site.worker.drain();
    expect((await site.visit('/later')).status).toBe(404);
    expect((await site.api('GET', 'scheduled')).json.documents).toEqual([]);
  });
});
