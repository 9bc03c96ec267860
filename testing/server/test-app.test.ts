import { describe, expect, test } from 'vitest';
import { isId } from '#domain/id.ts';
import { createDocument } from '#server/content/create-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import { createSite } from '#server/sites/create-site.ts';
import { describeOnBothEngines, testApp } from './test-app.ts';

describeOnBothEngines('the harness', (on) => {
  test('gives ids that ascend and a clock that stands until it is moved', () => {
    const { deps } = on;
    const ids = Array.from({ length: 100 }, () => deps.newId());
    expect(ids.every(isId)).toBe(true);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(100);
    const before = deps.now();
    deps.clock.advance(1000);
    expect(deps.now()).toBe(before + 1000);
  });

  test('serves a published page without a build', async () => {
    const { deps } = on;
    const site = await createSite(deps, { identifier: 'demo', title: 'Harness' });
    if (site.kind !== 'created') throw new Error(site.message);
    const body = { title: 'Kiln notes', fields: {}, sections: [] };
    const actor = { name: 'test', mayInjectCode: false };
    const created = await createDocument(deps, actor, { siteId: site.siteId, kind: 'page', body });
    if (created.kind !== 'created') throw new Error(created.message);
    await publishDocument(deps, { siteId: site.siteId, documentId: created.document.id });
    const { app } = await testApp(deps);
    const response = await app.request(new Request('http://demo.localhost:4321/kiln-notes'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Kiln notes');
    expect((await app.request('http://other.localhost:4321/kiln-notes')).status).toBe(421);
  });

  test('keeps what was logged', () => {
    on.deps.log.warn({ site: 'demo' }, 'careful');
    expect(on.deps.logged.at(-1)).toMatchObject({ level: 40, site: 'demo', msg: 'careful' });
  });
});

describe('blocks with a database for each test', () => {
  describeOnBothEngines(
    'each',
    (on) => {
      test.each([1, 2])('starts empty, time %i', async () => {
        expect((await createSite(on.deps, { identifier: 'demo', title: 'Again' })).kind).toBe('created');
      });
    },
    { databaseFor: 'test' },
  );
});
