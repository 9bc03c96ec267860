/** Folders and labels of files, and galleries that are made from them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery } from '#blocks/gallery/definition.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { moved } from './moved-rows.ts';

describeOnBothEngines('folders and labels of files', (on) => {
  let site: MediaSite;
  let ids: readonly string[];
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
    const names = ['b.jpg', 'a.jpg', 'c.jpg'];
    const stored: string[] = [];
    for (const filename of names)
      stored.push((await site.upload({ filename, bytes: await plainPicture(60, 40) })).id);
    ids = stored;
  });
  afterAll(() => site.remove());

  const make = async (kind: string, name: string): Promise<string> =>
    (await site.api('POST', 'media-groups', { kind, name })).json.group.id;
  const fill = (group: string, body: object) => site.api('POST', `media-groups/${group}/members`, body);
  const filesIn = async (group: string): Promise<string[]> =>
    (await site.api('GET', `media?group=${group}`)).json.media.map(({ id }: { id: string }) => id);

  test('a file lies in one folder, has many labels, and stays when they go', async () => {
    const [spring, autumn, best] = [
      await make('folder', 'Spring'),
      await make('folder', 'Autumn'),
      await make('label', 'Best'),
    ];
    expect((await fill(spring, { add: [ids[0], ids[1], 'nobody'] })).json).toMatchObject({
      group: { count: 2 },
      added: expect.arrayContaining([ids[0], ids[1]]),
      left: [],
    });
    await fill(best, { add: [ids[0]] });
    expect((await fill(autumn, { add: [ids[0]] })).json.left).toEqual([{ group: spring, media: [ids[0]] }]);
    expect(await filesIn(spring)).toEqual([ids[1]]);
    expect(await filesIn(best)).toEqual([ids[0]]);
    await fill(spring, { add: [ids[1], ids[2]] });
    expect(await filesIn(spring)).toEqual([ids[2], ids[1]]);
    await fill(spring, { remove: [ids[2]] });
    expect((await site.api('GET', 'media-groups')).json.groups).toEqual([
      { id: autumn, kind: 'folder', name: 'Autumn', count: 1 },
      { id: best, kind: 'label', name: 'Best', count: 1 },
      { id: spring, kind: 'folder', name: 'Spring', count: 1 },
    ]);
    expect((await site.api('DELETE', `media-groups/${spring}`)).status).toBe(200);
    expect((await site.api('GET', `media/${ids[1]}`)).status).toBe(200);
    expect(await filesIn(spring)).toEqual([]);
  });

  test('two of a kind cannot have one name, whatever its capitals', async () => {
    const id = await make('label', 'Portraits');
    const again = await site.api('POST', 'media-groups', { kind: 'label', name: ' portraits ' });
    expect(again.status).toBe(409);
    expect(again.json.error.message).toBe('A label called “portraits” already exists.');
    expect((await site.api('PATCH', `media-groups/${id}`, { name: 'PORTRAITS' })).status).toBe(200);
    expect((await site.api('PATCH', 'media-groups/nothing', { name: 'X' })).status).toBe(404);
  });

  test('another site sees and changes nothing of it', async () => {
    const id = await make('label', 'Ours');
    await fill(id, { add: ids });
    const other = await createTestSite(on.deps);
    expect((await other.api('GET', 'media-groups')).json.groups).toEqual([]);
    expect((await other.api('POST', `media-groups/${id}/members`, { add: ids })).status).toBe(404);
    expect((await other.api('GET', `media?group=${id}`)).json.media).toEqual([]);
  });

  test('a gallery shows what is in its folder, in its order, and what is put there later', async () => {
    const folder = await make('folder', 'Work');
    await fill(folder, { add: [ids[0], ids[1]] });
    const props = { ...gallery.defaults, group: folder, groupOrder: 'name' };
    const block = blockOf(on.deps.newId(), 'gallery', props);
    const { path } = await site.publish({ body: bodyOf('Work', on.deps.newId(), [block]) });
    const shown = async () => [
      ...new Set(
        [...(await (await site.visit(path)).text()).matchAll(/data-slide-id="([^"]+)"/g)].map(([, id]) => id),
      ),
    ];
    expect(await shown()).toEqual([ids[1], ids[0]]);
    await fill(folder, { add: [ids[2]] });
    expect(await shown()).toEqual([ids[1], ids[0], ids[2]]);
    await site.api('DELETE', `media/${ids[0]}`);
    expect(await shown()).toEqual([ids[1], ids[2]]);
    const one = await (await site.visit(`${path}?itemId=${ids[1]}`)).text();
    expect(one).toContain('1 of 2');
    await site.api('POST', `media/${ids[0]}/restore`);
  });

  test('folders and labels move with their site', async () => {
    const [groups] = moved;
    const entries: Parameters<NonNullable<typeof groups>['insert']>[2][number][] = [];
    for await (const some of groups!.read(on.db.read, site.siteId)) entries.push(...some);
    const work = entries.find(({ name }) => name === 'Work')!;
    expect(work.media).toHaveLength(3);
    await on.db.write(async (tx) => {
      await groups!.clear?.(tx, site.siteId, []);
      await groups!.insert(tx, site.siteId, entries);
    });
    expect(await filesIn(work.id)).toHaveLength(3);
  });
});
