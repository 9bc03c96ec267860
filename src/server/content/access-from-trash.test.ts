/** What comes back from the trash without what it was in is no more open than it was. */
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import { openGatedSite, SECRETS, type Secret } from '#testing/server/gated-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { purgeDeleted } from './purge-and-thin.ts';

describeOnBothEngines('rules of what comes back from the trash', (on) => {
  const rooms: ['course' | 'journal' | 'folder', Secret][] = [
    ['course', 'lesson'],
    ['course', 'later'],
    ['journal', 'post'],
    ['folder', 'folder'],
  ];
  test.each(rooms)('of what was in the %s, the %s stays for members', async (room, secret) => {
    const site = await openGatedSite(on.deps);
    const container = room === 'folder' ? site.folderId : site.collections[room].pageId;
    const { id, path } = site.documents[secret];
    const stranger = await site.newVisitor();
    const read = async () => {
      const answer = await stranger.ask('GET', path);
      return [[200, 403].includes(answer.status), (await answer.text()).includes(SECRETS[secret])];
    };
    expect((await site.api('DELETE', `documents/${container}`)).status).toBe(200);
    expect(await read()).toEqual([false, false]);
    expect((await site.api('POST', `documents/${id}/restore`, {})).status).toBe(200);
    expect(await read()).toEqual([true, false]);
    on.deps.clock.advance(31 * DAY_MS);
    await purgeDeleted(on.deps, { signal: new AbortController().signal } as never);
    await site.page('Another', 'members');
    expect(await read()).toEqual([true, false]);
  });
});
