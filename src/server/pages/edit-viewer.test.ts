import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('somebody who may only look at a site', (on) => {
  const countRows = async () => {
    const { read } = on.deps.db;
    const tables = await read.introspection.getTables();
    const counts = tables.map(async ({ name }) => {
      const { count } = await read
        .selectFrom(name as 'documents')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return [name, Number(count)] as const;
    });
    return new Map(await Promise.all(counts));
  };

  async function openAsViewer() {
    const site = await createTestSite(on.deps);
    const body = textBody(on.deps, 'Draft', 'Unpublished changes.');
    const created = await site.api('POST', 'documents', { kind: 'page', body });
    const roles = { [site.siteId]: CONTRIBUTOR_ROLES.viewer };
    const viewer = await signedInBrowser(on.deps, site, await createTestAccount(on.deps, { roles }));
    const { document, revisionId } = created.json;
    const path = `/api/sites/${site.siteId}/documents/${document.id}`;
    return { site, body, viewer, path, baseId: revisionId ?? document.draftId };
  }

  test('ROLE-08 sees the draft in the editor, and opening it writes nothing', async () => {
    const { site, viewer, path } = await openAsViewer();
    const before = [await countRows(), (await site.api('GET', path)).json];
    const session = await viewer.call('POST', `${path}/edit-session`);
    expect(session.status).toBe(200);
    const { pathname, search } = new URL(session.json.url);
    const frame = await site.visit(pathname + search, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(frame.status).toBe(200);
    expect(await frame.text()).toContain('Unpublished changes.');
    expect([await countRows(), (await site.api('GET', path)).json]).toEqual(before);
  });

  test('ROLE-08 saves, renders, publishes and locks nothing', async () => {
    const { body, viewer, path, baseId } = await openAsViewer();
    const before = await countRows();
    const operations = [{ type: 'setProps', id: body.sections[0]?.blocks[0]?.id, props: {} }];
    for (const [what, input] of [
      ['operations', { baseId, operations }],
      ['render', { body }],
      ['publish', {}],
      ['presence', { seat: on.deps.newId(), holds: [on.deps.newId()] }],
    ] as const)
      expect([what, (await viewer.call('POST', `${path}/${what}`, input)).status]).toEqual([what, 403]);
    expect(await countRows()).toEqual(before);
  });
});
