import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { textBody } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines, type TestDeps } from '#testing/server/test-app.ts';
import type { Database } from '../db/engine.ts';
import { DatabaseUnavailableError } from '../db/unavailable.ts';

/** A database that can be taken away, as a server that was stopped (`away`) or a file nobody can read (`unreadable`). */
function takeable(db: Database) {
  let state: 'there' | 'away' | 'unreadable' = 'there';
  const fail = (): never => {
    throw state === 'away' ? new DatabaseUnavailableError('unreachable') : new Error('disk I/O error');
  };
  const read = new Proxy(db.read, {
    get(target, name) {
      if (state !== 'there' && name !== 'isTransaction') fail();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const own: Database = {
    ...db,
    read,
    isReachable: () => state !== 'away',
    write: (command) =>
      state === 'there' ? db.write(command) : Promise.reject(new DatabaseUnavailableError('unreachable')),
  };
  return {
    own,
    become(next: typeof state) {
      state = next;
    },
  };
}

describeOnBothEngines('while the database is away', (on) => {
  let site: MediaSite;
  let database: ReturnType<typeof takeable>;
  let deps: TestDeps;
  beforeAll(async () => {
    database = takeable(on.db);
    deps = { ...on.deps, db: database.own };
    site = await createMediaSite(deps);
    await site.publish({ slug: 'about', body: textBody(deps, 'About', 'Clay and fire.') });
  });
  afterAll(() => {
    database.become('there');
    site.remove();
  });

  for (const how of ['away', 'unreadable'] as const) {
    test(`pages and pictures made before answer, anything else says so in a page of its own: ${how}`, async () => {
      const picture = mediaUrl(await site.upload({ bytes: await plainPicture(90, 60) }));
      const unseen = await site.upload({ bytes: await plainPicture(how === 'away' ? 91 : 92, 60) });
      const block = blockOf(deps.newId(), 'image', {
        ...(definitions['image']?.defaults as object),
        media: { ref: 'media', id: unseen.id },
        alt: 'A bowl',
      });
      await site.publish({ slug: `shown-${how}`, body: bodyOf('Shown', deps.newId(), [block]) });
      expect((await site.visit(`/shown-${how}`)).status).toBe(200);
      const before = await (await site.visit('/about')).text();
      expect((await site.visit(picture)).status).toBe(200);
      database.become(how);
      try {
        const page = await site.visit('/about');
        expect([page.status, await page.text()]).toEqual([200, before]);
        // Long after it should have been made anew.
        deps.clock.advance(10 * 60_000);
        expect((await site.visit('/about')).status).toBe(200);
        const shown = await site.visit(picture);
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        // Nobody has asked for it before: the page that shows it is what is known.
        const first = await site.visit(mediaUrl(unseen));
        expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        for (const [path, method] of [
          ['/never-seen', 'GET'],
          ['/about', 'POST'],
        ] as const) {
          const other = await site.visit(path, { method });
          const html = await other.text();
          expect([path, other.status, other.headers.get('retry-after')]).toEqual([path, 503, '10']);
          expect(html).toContain('<h1>Back in a moment</h1>');
          expect(html).not.toMatch(/saved|database/i);
        }
      } finally {
        database.become('there');
      }
      expect((await site.visit('/never-seen')).status).toBe(404);
    });
  }
});
