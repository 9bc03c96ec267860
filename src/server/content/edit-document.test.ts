import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const rename = (before: string, after: string) => ({ op: 'set', id: 'body', path: ['title'], before, after });

describeOnBothEngines('edits as an editor sends them', (on) => {
  test('the same batch sent again is known by its id: nothing is applied twice, the answer is as it was', async () => {
    const site = await createTestSite(on.deps);
    const { id, revisionId: baseId } = await site.publish({ body: textBody(on.deps, 'One', 'Words.') });
    const theirs = { baseId, operations: [rename('One', 'Theirs')] };
    expect((await site.api('POST', `documents/${id}/operations`, theirs)).json).not.toHaveProperty('body');
    const { body } = (await site.api('GET', `documents/${id}`)).json.draft;
    const section = body.sections[0];
    const batch = {
      baseId,
      revisionId: on.deps.newId(),
      operations: [
        { op: 'set', id: section.id, path: ['theme'], before: 'paper', after: 'ink' },
        rename('One', 'Mine'),
      ],
    };
    const first = await site.api('POST', `documents/${id}/operations`, batch);
    const again = await site.api('POST', `documents/${id}/operations`, batch);
    expect(first.status).toBe(409);
    expect(first.json).toMatchObject({ revisionId: batch.revisionId, since: [rename('One', 'Theirs')] });
    expect(first.json.body.sections[0].theme).toBe('ink');
    expect(again.json).toEqual(first.json);
    const history = await site.api('GET', `documents/${id}/revisions`);
    expect(history.json.revisions).toHaveLength(3);
  });

  test('an editor that follows is told what others did, and that a draft was replaced', async () => {
    const site = await createTestSite(on.deps);
    const { id, revisionId: baseId } = await site.publish({ body: textBody(on.deps, 'One', 'Words.') });
    const operations = [rename('One', 'Two')];
    const saved = await site.api('POST', `documents/${id}/operations`, { baseId, operations });
    const changes = await site.api('GET', `documents/${id}/changes?since=${baseId}`);
    expect(changes.json).toMatchObject({ baseId, revisionId: saved.json.revisionId, since: operations });
    expect(changes.json.body.title).toBe('Two');
    await site.api('POST', `documents/${id}/revisions/${baseId}/restore`);
    const replaced = await site.api('GET', `documents/${id}/changes?since=${saved.json.revisionId}`);
    expect(replaced.json).toMatchObject({ since: null, body: { title: 'One' } });
  });

  test('who comes back to what is published has nothing to publish, whichever way', async () => {
    const site = await createTestSite(on.deps);
    const body = textBody(on.deps, 'Öffnungszeiten 🕰', 'Words.', { a: 1, b: 2 });
    const { id, revisionId } = await site.publish({ body });
    const edit = async (baseId: string, ...operations: unknown[]) =>
      (await site.api('POST', `documents/${id}/operations`, { baseId, operations })).json;
    const heads = async () => (await site.api('GET', `documents/${id}`)).json.document;
    const away = await edit(revisionId, rename(body.title, 'Other'));
    expect(away.publishedId).toBe(revisionId);
    expect(await heads()).toMatchObject({ draftId: away.revisionId, publishedId: revisionId });
    // As long as the published title, and another one.
    const near = await edit(away.revisionId, rename('Other', 'Öffnungszeiten 🕱'));
    expect(near.publishedId).toBe(revisionId);
    const set = (after: unknown) => ({
      op: 'set',
      id: 'body',
      path: ['fields'],
      before: { a: 1, b: 2 },
      after,
    });
    const back = await edit(near.revisionId, rename('Öffnungszeiten 🕱', body.title), set({ b: 2, a: 1 }));
    expect(back.publishedId).toBe(back.revisionId);
    expect(await heads()).toMatchObject({ draftId: back.revisionId, publishedId: back.revisionId });

    const again = await edit(back.revisionId, rename(body.title, 'Other'));
    expect(again.publishedId).toBe(back.revisionId);
    const restored = (await site.api('POST', `documents/${id}/revisions/${revisionId}/restore`)).json;
    expect(await heads()).toMatchObject({ publishedId: restored.revisionId });
    const changes = await site.api('GET', `documents/${id}/changes?since=${again.revisionId}`);
    expect(changes.json.publishedId).toBe(restored.revisionId);
    await site.api('POST', `documents/${id}/publish`, { revisionId });
    expect(await heads()).toMatchObject({ draftId: restored.revisionId, publishedId: restored.revisionId });
    expect(await (await site.visit('/offnungszeiten')).text()).toContain('Öffnungszeiten 🕰');
  });
});
