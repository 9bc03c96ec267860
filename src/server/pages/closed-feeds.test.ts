/** Feeds of a closed site, as its own people see them: no cache on the way keeps them for others. */
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('feeds of a closed site', (on) => {
  test('are for the people who run it, and kept nowhere', async () => {
    const identifier = `shut-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { collectionId } = (await site.api('POST', 'collections', { type: 1, title: 'Journal' })).json;
    await site.publish({ kind: 'item', collectionId, body: textBody(on.deps, 'Kiln', 'Fired.') });
    const origin = `http://${identifier}.localhost:4321`;
    const staff = await staffVisitor(on.deps, site, { siteId: site.siteId, origin });
    const paths = ['/sitemap.xml', '/feed/products.xml', '/journal?format=atom', '/journal?format=feed'];
    await site.api('PUT', 'settings', { isClosed: true });
    for (const path of paths) {
      const answer = await staff.ask('GET', path);
      if (answer.status !== 200) continue;
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    }
    expect((await staff.ask('GET', '/sitemap.xml')).status).toBe(200);
    expect((await site.visit('/sitemap.xml')).status).toBe(503);
  });
});
