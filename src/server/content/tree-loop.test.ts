/** An imported archive may have pages whose parents lead back to themselves. */
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('a tree that leads back to itself', (on) => {
  test('is moved, deleted and restored like any other, and ends', async () => {
    const site = await createTestSite(on.deps);
    const make = (title: string) => site.publish({ body: textBody(on.deps, title, 'x') });
    const [one, two, other] = [await make('One'), await make('Two'), await make('Other')];
    const set = (id: string, change: { parentId: string; path?: string }) =>
      on.db.write((tx) => tx.updateTable('documents').set(change).where('id', '=', id).execute());
    await set(one.id, { parentId: two.id });
    await set(two.id, { parentId: one.id, path: '/one/two' });
    const moved = await site.api('POST', `documents/${other.id}/move`, { parentId: one.id });
    expect([moved.status, moved.json.document?.parentId]).toEqual([200, one.id]);
    const deleted = await site.api('DELETE', `documents/${one.id}`);
    expect([deleted.status, deleted.json]).toEqual([200, expect.objectContaining({ count: 3 })]);
    const restored = await site.api('POST', `documents/${one.id}/restore`);
    expect([restored.status, restored.json.count]).toEqual([200, 3]);
  });
});
