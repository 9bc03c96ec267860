import { expect, test } from 'vitest';
import { createTestSite, textBody } from '../testing/fixture.ts';
import { describeOnBothEngines } from '../testing.ts';

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
});
