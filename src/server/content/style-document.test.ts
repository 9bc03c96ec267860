import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const HOUR_MS = 3_600_000;

async function readStyle(site: TestSite) {
  const { id } = (await site.api('GET', 'documents?kind=style')).json.documents[0];
  const { draft } = (await site.api('GET', `documents/${id}`)).json;
  return { id, draft, fields: draft.body.fields };
}

const set = (path: readonly string[], before: unknown, after: unknown) => ({
  op: 'set',
  id: 'body',
  path: ['fields', ...path],
  ...(before === undefined ? {} : { before }),
  after,
});

interface Waiting {
  readonly documents: readonly { readonly kind: string }[];
  readonly lacks: readonly { readonly kind: string; readonly count: number }[];
}

describeOnBothEngines('the style of a site', (on) => {
  test('the design waits for those who may publish it, in the list and in the count of next steps alike', async () => {
    const site = await createTestSite(on.deps);
    const { id, draft } = await readStyle(site);
    const edit = { baseId: draft.id, operations: [set(['palette', 'accent'], undefined, '#112233')] };
    expect((await site.api('POST', `documents/${id}/operations`, edit)).status).toBe(200);
    const editor = await signedInBrowser(
      on.deps,
      site,
      await createTestAccount(on.deps, { roles: { [site.siteId]: CONTRIBUTOR_ROLES.editor } }),
    );
    const base = `/api/sites/${site.siteId}`;
    const waiting = async (ask: (path: string) => Promise<{ json: Waiting }>) => {
      const { documents } = (await ask('unpublished')).json;
      const count =
        (await ask('checklist')).json.lacks.find(({ kind }) => kind === 'unpublished')?.count ?? 0;
      expect(count).toBe(documents.length);
      return documents.filter(({ kind }) => kind === 'style').length;
    };
    expect(await waiting((path) => site.api('GET', path))).toBe(1);
    expect(await waiting((path) => editor.call('GET', `${base}/${path}`))).toBe(0);
  });

  test('ROLE-08 whoever may write and publish pages may not change the style, nor show visitors a change', async () => {
    const site = await createTestSite(on.deps);
    const { id, draft } = await readStyle(site);
    const editor = await signedInBrowser(
      on.deps,
      site,
      await createTestAccount(on.deps, { roles: { [site.siteId]: CONTRIBUTOR_ROLES.editor } }),
    );
    const base = `/api/sites/${site.siteId}/documents/${id}`;
    const edit = { baseId: draft.id, operations: [set(['palette', 'accent'], undefined, '#112233')] };
    const calls: [string, string, unknown?][] = [
      ['POST', `${base}/operations`, edit],
      ['POST', `${base}/publish`, {}],
      ['POST', `${base}/unpublish`],
      ['POST', `${base}/schedule`, { at: on.deps.now() + HOUR_MS, action: 'unpublish' }],
      ['DELETE', `${base}/schedule`],
      ['POST', `${base}/revisions/${draft.id}/restore`],
      ['PATCH', `${base}/revisions/${draft.id}`, { name: 'Mine' }],
      ['PUT', `${base}/settings`, { isHiddenFromSearch: true }],
      ['DELETE', base],
    ];
    for (const [method, path, body] of calls)
      expect([method, path, (await editor.call(method, path, body)).status]).toEqual([method, path, 403]);
    expect((await site.api('POST', `documents/${id}/operations`, edit)).status).toBe(200);
    expect((await readStyle(site)).fields.palette).toEqual({ accent: '#112233' });
  });

  test('going back to an instant leaves the style alone for those who may not change it', async () => {
    const site = await createTestSite(on.deps);
    const { id, draft } = await readStyle(site);
    const early = on.deps.clock.now();
    on.deps.clock.advance(HOUR_MS);
    const operations = [set(['palette', 'accent'], undefined, '#112233')];
    await site.api('POST', `documents/${id}/operations`, { baseId: draft.id, operations });
    const account = await createTestAccount(on.deps, { roles: { [site.siteId]: CONTRIBUTOR_ROLES.editor } });
    const editor = await signedInBrowser(on.deps, site, account);
    const path = `/api/sites/${site.siteId}/restore-drafts`;
    expect((await editor.call('POST', path, { at: early })).json.documents).toEqual([]);
    expect((await readStyle(site)).fields.palette).toEqual({ accent: '#112233' });
    expect((await site.api('POST', 'restore-drafts', { at: early })).json.documents).toHaveLength(1);
    expect((await readStyle(site)).fields.palette).toEqual({});
  });

  test('CSS of one’s own takes the permission for code; going back keeps it as it is', async () => {
    const site = await createTestSite(on.deps);
    const { id, draft } = await readStyle(site);
    const edit = { baseId: draft.id, operations: [set(['customCss'], '', '.button{color:red}')] };
    const writer = await createTestSite(on.deps, { scopes: ['read', 'write'], app: site });
    const other = await readStyle(writer);
    const refused = await writer.api('POST', `documents/${other.id}/operations`, {
      ...edit,
      baseId: other.draft.id,
    });
    expect([refused.status, refused.json.error.message]).toEqual([422, expect.stringContaining('code')]);
    expect((await site.api('POST', `documents/${id}/operations`, edit)).status).toBe(200);
    await site.api('POST', `documents/${id}/revisions/${draft.id}/restore`);
    expect((await readStyle(site)).fields.customCss).toBe('');
  });

  test('a style that pages could not be made with is refused', async () => {
    const site = await createTestSite(on.deps);
    const { id, draft } = await readStyle(site);
    for (const wrong of [
      set(['palette', 'accent'], undefined, 'url(https://example.org)'),
      set(['palette', 'accent'], undefined, '#123456;} body{display:none'),
      set(['template'], 'kiln', 'unknown'),
      set(['scale'], 1, 40),
      set(['corners'], undefined, 'wavy'),
    ]) {
      const answer = await site.api('POST', `documents/${id}/operations`, {
        baseId: draft.id,
        operations: [wrong],
      });
      expect([wrong.after, answer.status]).toEqual([wrong.after, 422]);
    }
    expect((await site.visit('/')).status).toBeLessThan(500);
  });

  test('visitors see a change once it is published', async () => {
    const site = await createTestSite(on.deps);
    const { id, draft } = await readStyle(site);
    const operations = [
      set(['palette', 'accent'], undefined, '#7a1f4b'),
      set(['corners'], undefined, 'round'),
    ];
    await site.api('POST', `documents/${id}/operations`, { baseId: draft.id, operations });
    const html = async () => (await site.visit('/nowhere')).text();
    expect(await html()).not.toContain('#7a1f4b');
    await site.api('POST', `documents/${id}/publish`, {});
    expect(await html()).toContain('#7a1f4b');
  });
});
