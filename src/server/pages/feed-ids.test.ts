/** What feeds call an entry stays, whatever happens to its address; its time is that of the change. */
import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/time.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('entries of feeds', (on) => {
  async function openJournal() {
    const identifier = `feed-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { api } = site;
    const { collectionId, pageId } = (await api('POST', 'collections', { type: 1, title: 'Journal' })).json;
    await api('POST', `documents/${pageId}/publish`, {});
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Kiln', 'Fired.'),
    });
    const edit = async (text: string) => {
      const { draft } = (await api('GET', `documents/${id}`)).json;
      const body = { ...draft.body, title: text };
      const operations = [
        { op: 'set', id: 'body', path: ['title'], before: draft.body.title, after: body.title },
      ];
      const saved = await api('POST', `documents/${id}/operations`, { baseId: draft.id, operations });
      expect(saved.json.kind).toBe('saved');
    };
    const publish = () => api('POST', `documents/${id}/publish`, {});
    const atom = async (path = '/journal') => {
      const text = await (await site.visit(`${path}?format=atom`)).text();
      const all = (name: string) =>
        [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, each]) => each);
      return { ids: all('id'), updated: all('updated'), published: all('published'), titles: all('title') };
    };
    return { site, api, id, pageId, edit, publish, atom };
  }

  test('the id survives a new address, title and host', async () => {
    const { api, id, pageId, edit, publish, atom, site } = await openJournal();
    const { ids } = await atom();
    expect(ids).toEqual([
      expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
      expect.stringMatching(/^urn:uuid:/),
    ]);
    expect(new Set(ids).size).toBe(2);
    await edit('The kiln');
    await publish();
    await api('POST', `documents/${id}/move`, { slug: 'another' });
    await api('POST', `documents/${pageId}/move`, { slug: 'diary' });
    const after = await atom((await api('GET', `documents/${pageId}`)).json.document.path);
    expect([after.ids, after.titles.at(-1)]).toEqual([ids, 'The kiln']);
    const json = JSON.parse(
      await (
        await site.visit(`${(await api('GET', `documents/${pageId}`)).json.document.path}?format=feed`)
      ).text(),
    );
    expect(json.items[0].id).toBe(ids[1]);
  });

  test('it is updated when visitors see a change: not by a draft, and not by the same published again', async () => {
    const { edit, publish, atom } = await openJournal();
    const first = await atom();
    expect(first.updated.at(-1)).toBe(first.published[0]);
    on.deps.clock.advance(HOUR_MS);
    await edit('The kiln, again');
    expect((await atom()).updated).toEqual(first.updated);
    on.deps.clock.advance(HOUR_MS);
    const now = new Date(on.deps.now()).toISOString().slice(0, 16);
    await publish();
    const changed = await atom();
    expect(changed.updated.map((at) => at?.slice(0, 16))).toEqual([now, now]);
    expect(changed.published).toEqual(first.published);
    on.deps.clock.advance(HOUR_MS);
    await publish();
    expect((await atom()).updated).toEqual(changed.updated);
  });
});
