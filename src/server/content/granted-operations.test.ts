/** What is kept of operations by people without the permission for code, as everything that reads them finds it. */
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';
import { grantedOperations } from '../db/migrations/024-granted-operations.ts';

const code = (html: string, trust: string) => ({ html, trust, title: '', height: 100, caption: '' });

describeOnBothEngines('operations on code', (on) => {
  async function start() {
    const site = await createTestSite(on.deps);
    const { token: editor } = await createToken(on.deps, {
      name: 'Bo',
      siteId: site.siteId,
      scopes: ['read', 'write', 'publish'],
    });
    const owned = blockOf(on.deps.newId(), 'embed', code('<b>ours</b>', 'trusted'));
    const body = bodyOf('Shop', on.deps.newId(), [owned]);
    const { id, revisionId: baseId } = await site.publish({ body });
    const added = blockOf(on.deps.newId(), 'embed', code('<script>evil()</script>', 'trusted'));
    const parent = body.sections[0]?.id;
    const asked = [
      { op: 'insert', id: added.id, position: { parent, after: owned.id }, after: added },
      {
        op: 'set',
        id: owned.id,
        path: ['props', 'html'],
        before: '<b>ours</b>',
        after: '<script>evil()</script>',
      },
    ];
    const edit = (operations: unknown[], by?: string) =>
      site.api('POST', `documents/${id}/operations`, { baseId, operations }, by);
    return { site, editor, owned, added, id, baseId, asked, edit };
  }

  test('hold the trust that was granted, for everybody who reads them', async () => {
    const { site, editor, owned, added, id, baseId, asked, edit } = await start();
    const saved = await edit(asked, editor);
    expect(saved.status).toBe(200);
    const demoted = { ...added, props: { ...added.props, trust: 'sandboxed' } };
    const granted = [
      { ...asked[0], after: demoted },
      asked[1],
      { op: 'set', id: owned.id, path: ['props', 'trust'], before: 'trusted', after: 'sandboxed' },
    ];
    // Who follows the page in an editor.
    const followed = await site.api('GET', `documents/${id}/changes?since=${baseId}`);
    expect(followed.json.since).toEqual(granted);
    // Whose edit was made on the version before: on other things, and on the same.
    const rename = { op: 'set', id: 'body', path: ['title'], before: 'Shop', after: 'Shed' };
    const caption = { op: 'set', id: owned.id, path: ['props', 'caption'], before: '', after: 'Ours' };
    expect((await edit([rename])).json).toMatchObject({ kind: 'saved', since: granted });
    expect((await edit([caption])).json.since.slice(0, 3)).toEqual(granted);
    // The history, and the table itself.
    const { revisions } = (await site.api('GET', `documents/${id}/revisions`)).json;
    expect(revisions.map(({ operations }: { operations: unknown }) => operations)).toContainEqual(granted);
    const rows = await on.db.read
      .selectFrom('revisions')
      .select('operations')
      .where('id', '=', saved.json.revisionId)
      .execute();
    expect(rows.map(({ operations }) => JSON.parse(operations ?? ''))).toEqual([granted]);
  });

  test('give no trust to somebody with the permission who does them once more', async () => {
    const { site, editor, id, baseId, asked, edit } = await start();
    await edit(asked, editor);
    const { since } = (await site.api('GET', `documents/${id}/changes?since=${baseId}`)).json;
    await site.api('POST', `documents/${id}/revisions/${baseId}/restore`);
    const restored = (await site.api('GET', `documents/${id}`)).json.document.draftId;
    const replay = { baseId: restored, operations: since };
    expect((await site.api('POST', `documents/${id}/operations`, replay)).status).toBe(200);
    const { draft } = (await site.api('GET', `documents/${id}`)).json;
    expect(JSON.stringify(draft.body)).toContain('evil()');
    expect(JSON.stringify(draft.body)).not.toContain('"trusted"');
  });

  test('are kept as asked for with the permission', async () => {
    const { site, id, baseId, asked, edit } = await start();
    await edit(asked);
    expect((await site.api('GET', `documents/${id}/changes?since=${baseId}`)).json.since).toEqual(asked);
  });

  test('of before are forgotten: such a draft was replaced as a whole', async () => {
    const { site, id, baseId, asked, edit } = await start();
    const title = (before: string, after: string) => ({
      op: 'set',
      id: 'body',
      path: ['title'],
      before,
      after,
    });
    const first = (await edit([title('Shop', 'Shed')])).json.revisionId;
    const second = await site.api('POST', `documents/${id}/operations`, {
      baseId: first,
      operations: [title('Shed', 'Barn')],
    });
    await on.db.write(async (tx) => {
      const old = tx.updateTable('revisions').where('id', '=', second.json.revisionId);
      await old.set({ operations: JSON.stringify(asked) }).execute();
      await grantedOperations.up(tx as never, on.engine);
    });
    const since = async (from: string) =>
      (await site.api('GET', `documents/${id}/changes?since=${from}`)).json.since;
    expect(await since(first)).toBeNull();
    const { revisions } = (await site.api('GET', `documents/${id}/revisions`)).json;
    expect(revisions.find((each: { id: string }) => each.id === first).operations).toEqual([
      title('Shop', 'Shed'),
    ]);
    expect(await since(baseId)).toBeNull();
  });
});
