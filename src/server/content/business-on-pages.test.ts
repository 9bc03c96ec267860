import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('the address and hours of a business', (on) => {
  test('are entered once, and pages without other changes say them at once', async () => {
    const site = await createTestSite(on.deps);
    const change = async (business: object | null) => (await site.api('PUT', 'settings', { business })).json;
    const { id, path } = await site.publish({
      body: textBody(on.deps, 'Find us', 'Your street and number'),
    });
    const waiting = await site.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'Upcoming', 'Your telephone number'),
    });
    const read = async () => (await site.visit(path)).text();
    const kinds = async () =>
      (await site.api('GET', 'checklist')).json.lacks.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toContain('sample-facts');

    const first = { street: 'Strandgatan 12', telephone: '0498 12 34' };
    expect(await change(first)).toEqual({ kind: 'changed', onPages: { published: 1, drafts: 1 } });
    expect(await read()).toContain('Strandgatan 12');
    expect(await kinds()).not.toContain('sample-facts');
    const { draft, document } = (await site.api('GET', `documents/${waiting.json.document.id}`)).json;
    expect(JSON.stringify(draft.body)).toContain('tel:04981234');
    expect(document.publishedId).toBeNull();

    await change({ ...first, street: 'Hamngatan 1' });
    expect(await read()).toContain('Hamngatan 1');
    expect(await read()).not.toContain('Strandgatan 12');

    // An editor that has the page open keeps what is typed there: the change is a step like any other.
    const open = (await site.api('GET', `documents/${id}`)).json.draft;
    expect(await change(null)).toMatchObject({ onPages: { published: 1, drafts: 1 } });
    expect(await read()).toContain('Your street and number');
    const edited = await site.api('POST', `documents/${id}/operations`, {
      baseId: open.id,
      operations: [{ op: 'set', id: 'body', path: ['title'], before: 'Find us', after: 'Come by' }],
    });
    expect(edited.json.kind).toBe('saved');
  });

  test('are found on any page, however many there are, and signs in them are taken as they are', async () => {
    const site = await createTestSite(on.deps);
    const change = async (business: object) => (await site.api('PUT', 'settings', { business })).json;
    await change({ street: '100% “Mill” Lane_4' });
    await site.publish({ body: textBody(on.deps, 'Here', '100% “Mill” Lane_4') });
    await site.publish({ body: textBody(on.deps, 'Not here', '100 and a “Mill” Lane 4') });
    expect((await change({ street: 'Hamngatan 1' })).onPages).toEqual({ published: 1, drafts: 0 });
    expect((await site.api('PUT', 'settings', { business: { email: 'no address' } })).status).toBe(400);
  });

  test('other settings leave pages alone', async () => {
    const site = await createTestSite(on.deps);
    await site.publish({ body: textBody(on.deps, 'Find us', 'Your street and number') });
    expect((await site.api('PUT', 'settings', { tagline: 'By the sea' })).json).toEqual({ kind: 'changed' });
  });
});
