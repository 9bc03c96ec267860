/** Who did what: a line with every change, in its transaction, readable by those who may, and without secrets. */
import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { ACTIVITY_KINDS, kindOf } from '#domain/activity/kinds.ts';
import { emptyBody } from '#domain/content/content.ts';
import { createTestAccount, signedInBrowser, type TestBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { createSite } from '../sites/create-site.ts';
import { recorded } from './record-activity.ts';

const SECRET = 'correct-horse-battery-staple';

describeOnBothEngines('activity', (on) => {
  async function openSite(role: number = CONTRIBUTOR_ROLES.admin, isOwner = false) {
    const { deps } = on;
    const app = await testApp(deps);
    const made = await createSite(deps, { identifier: `a-${deps.newId().slice(-8)}`, title: 'Kiln' });
    if (made.kind !== 'created') throw new Error(made.message);
    const { siteId } = made;
    const accountId = await createTestAccount(deps, { name: 'Mira', roles: { [siteId]: role }, isOwner });
    const browser = await signedInBrowser(deps, app, accountId);
    const path = `/api/sites/${siteId}`;
    const lines = async (query = '') =>
      (await browser.call('GET', `${path}/activity${query}`)).json.activity as {
        id: string;
        what: string;
        action: string;
        actor: string;
      }[];
    const said = async (query = '') => (await lines(query)).map(({ actor, what }) => `${actor} ${what}`);
    return { deps, app, siteId, accountId, browser, path, lines, said };
  }

  async function makePage(browser: TestBrowser, path: string, title: string) {
    const made = await browser.call('POST', `${path}/documents`, { kind: 'page', body: emptyBody(title) });
    return { id: made.json.document.id as string, revisionId: made.json.revisionId as string };
  }

  test('ROLE-08 every change of a page is told in a sentence, the newest first', async () => {
    const { browser, path, said, deps, app } = await openSite();
    const { id, revisionId } = await makePage(browser, path, 'About');
    const page = `${path}/documents/${id}`;
    await browser.call('POST', `${page}/publish`, { revisionId });
    await browser.call('POST', `${page}/move`, { slug: 'studio' });
    await browser.call('POST', `${page}/unpublish`);
    const at = deps.now() + 3_600_000;
    await browser.call('POST', `${page}/schedule`, { at, action: 'publish' });
    deps.clock.advance(3_700_000);
    await app.worker.drain();
    await browser.call('PATCH', `${page}/revisions/${revisionId}`, { name: 'First' });
    const { json: restored } = await browser.call('POST', `${page}/revisions/${revisionId}/restore`);
    const excerpt = { op: 'set', id: 'body', path: ['fields', 'excerpt'], after: 'Pots.' };
    await browser.call('POST', `${page}/operations`, { baseId: restored.revisionId, operations: [excerpt] });
    await browser.call('POST', `${page}/publish`, { revisionId });
    await browser.call('PUT', `${page}/settings`, { password: SECRET });
    await browser.call('POST', `${page}/duplicate`);
    await browser.call('DELETE', page);
    await browser.call('POST', `${page}/restore`);
    expect((await said()).reverse()).toEqual([
      'Mira made the page “About”',
      'Mira published the page “About”',
      'Mira moved the page “About” to /studio',
      'Mira unpublished the page “About”',
      'Mira scheduled the page “About” to go live on 2 Mar 2026, 10:00',
      'Vitrine published the page “About”, as planned',
      'Mira named a version of the page “About” “First”',
      'Mira restored an older version of the page “About”',
      'Mira edited the page “About”',
      'Mira published the page “About”, in an earlier version',
      'Mira set a password for the page “About”',
      'Mira made a copy, the page “Copy of About”',
      'Mira deleted the page “About”',
      'Mira restored the page “About”',
    ]);
  });

  test('ROLE-08 settings, domains, redirects, files, tokens and exports are told', async () => {
    const { browser, path, said } = await openSite();
    await browser.call('PUT', `${path}/settings`, { title: 'Kiln & Co', timeZone: 'UTC', tagline: 'Pots' });
    await browser.call('PUT', `${path}/settings`, { headCode: `<script>${SECRET}</script>` });
    await browser.call('PUT', `${path}/settings`, { footCode: `<script>${SECRET}</script>` });
    await browser.call('POST', `${path}/hosts`, { host: 'WWW.kiln.example' });
    await browser.call('DELETE', `${path}/hosts/www.kiln.example`);
    await browser.call('POST', `${path}/redirects`, { from: '/old', target: '/new' });
    await browser.call('POST', `${path}/redirects/table`, { csv: 'From,To\n/a,/b\n', isDryRun: false });
    await browser.call('POST', `${path}/exports`, { kind: 'site' });
    const siteId = path.split('/').at(-1);
    await browser.call('POST', '/api/me/tokens', { name: 'Reports', siteId, scopes: ['read'] });
    expect((await said()).reverse()).toEqual([
      'Mira changed the title, the tagline',
      'Mira changed the code in the head of every page',
      'Mira changed the code at the end of every page',
      'Mira added the host www.kiln.example',
      'Mira removed the host www.kiln.example',
      'Mira added the redirect from /old to /new',
      'Mira imported redirects: 1',
      'Mira started the export of the site',
      'Mira created the access token “Reports” with the scopes read',
    ]);
  });

  test('ROLE-08 a site that is made, deleted and brought back is told, for the installation too', async () => {
    const { browser, said } = await openSite(CONTRIBUTOR_ROLES.admin, true);
    const identifier = `b-${on.deps.newId().slice(-8)}`;
    const made = await browser.call('POST', '/api/sites', { identifier, title: 'Second' });
    const path = `/api/sites/${made.json.site.id}`;
    await browser.call('DELETE', path, { confirmation: identifier });
    await browser.call('POST', `${path}/restore`);
    await browser.call('POST', '/api/backups');
    const all = (await browser.call('GET', '/api/activity')).json.activity as { what: string }[];
    expect(all.slice(0, 4).map(({ what }) => what)).toEqual([
      'started the backup of the installation',
      'restored the site “Second”',
      'deleted the site “Second”',
      'created the site “Second”',
    ]);
    expect(await said()).toEqual([]);
  });

  test('ROLE-08 code that runs as part of a page is told, and edits once an hour', async () => {
    const { browser, path, said, deps } = await openSite();
    const { id, revisionId } = await makePage(browser, path, 'About');
    let baseId = revisionId;
    const edit = async (...operations: unknown[]) => {
      const saved = await browser.call('POST', `${path}/documents/${id}/operations`, { baseId, operations });
      expect([saved.status, saved.json.error]).toEqual([200, undefined]);
      baseId = saved.json.revisionId;
    };
    const section = { id: deps.newId(), theme: 'paper', width: 'content', spacing: 'medium', blocks: [] };
    const code = {
      html: `<script>${SECRET}</script>`,
      trust: 'trusted',
      mode: 'run',
      language: '',
      title: '',
      height: 320,
    };
    const block = { id: deps.newId(), type: 'code', version: 1, props: code, place: { column: 1, span: 12 } };
    const inSection = { parent: section.id, after: null };
    await edit({ op: 'insert', id: section.id, position: { parent: null, after: null }, after: section });
    await edit({ op: 'insert', id: block.id, position: inSection, after: block });
    await edit({ op: 'set', id: 'body', path: ['title'], before: 'About', after: 'About us' });
    deps.clock.advance(3_600_001);
    await edit({ op: 'set', id: 'body', path: ['title'], before: 'About us', after: 'About' });
    expect((await said()).reverse()).toEqual([
      'Mira made the page “About”',
      'Mira edited the page “About”',
      'Mira added code to the page “About”',
      'Mira edited the page “About”',
    ]);
  });

  test('ROLE-08 what is refused, and what fails, leaves no line', async () => {
    const { browser, path, said, deps, siteId, accountId } = await openSite();
    await browser.call('DELETE', `${path}/documents/${deps.newId()}`);
    await browser.call('POST', `${path}/redirects`, { from: '/a', target: '/a' });
    await browser.call('POST', `${path}/hosts`, { host: 'localhost:4321' });
    await browser.call('PUT', `${path}/settings`, { title: 'Kiln' });
    const by = { actor: { name: 'Mira', accountId }, siteId };
    const told = { action: 'settings.changed', what: 'changed what was rolled back' } as const;
    const failing = recorded(
      deps,
      by,
      async () => 1,
      async (_result, tx) => {
        await tx.updateTable('sites').set({ version: 99 }).where('id', '=', siteId).execute();
        throw new Error(told.what);
      },
    );
    await expect(failing).rejects.toThrow();
    const { version } = await deps.db.read
      .selectFrom('sites')
      .select('version')
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow();
    expect(version).not.toBe(99);
    expect(await said()).toEqual([]);
  });

  test('ROLE-08 of settings that are saved only those are told that have changed', async () => {
    const { browser, path, said } = await openSite();
    const { id } = await makePage(browser, path, 'About');
    const put = (change: object) => browser.call('PUT', `${path}/documents/${id}/settings`, change);
    await put({ isHiddenFromSearch: false, password: null });
    await put({ isHiddenFromSearch: true, password: null });
    await put({ isHiddenFromSearch: false, password: SECRET });
    await put({ isHiddenFromSearch: false, password: null });
    expect((await said()).reverse().slice(1)).toEqual([
      'Mira changed the settings of the page “About”',
      'Mira changed the settings of the page “About”',
      'Mira set a password for the page “About”',
      'Mira removed the password from the page “About”',
    ]);
  });

  test('ROLE-08 no secret is in it: no password, no code, no token, no link', async () => {
    const { browser, path, deps, siteId } = await openSite();
    const { id } = await makePage(browser, path, 'About');
    await browser.call('PUT', `${path}/documents/${id}/settings`, { password: SECRET });
    await browser.call('PUT', `${path}/settings`, { headCode: `<!-- ${SECRET} -->` });
    const preview = await browser.call('POST', `${path}/documents/${id}/preview?days=3`);
    const link = new URL(preview.json.url).searchParams.get('token') ?? '';
    const token = await browser.call('POST', '/api/me/tokens', { name: 'T', siteId, scopes: ['read'] });
    await browser.call('POST', `${path}/invitations`, { email: 'guest@example.org', role: 4 });
    const rows = await deps.db.read.selectFrom('activity').selectAll().where('siteId', '=', siteId).execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(text).toContain('created a preview link to “About”, valid for 3 days');
    for (const secret of [SECRET, link, token.json.token]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
    const mails = await deps.db.read.selectFrom('mails').select('text').execute();
    for (const { text: mail } of mails)
      for (const each of mail?.match(/token=([\w-]+)/g) ?? []) expect(text).not.toContain(each.slice(6));
  });

  test('ROLE-08 it is sorted by person and kind, and read page by page', async () => {
    const { browser, path, lines, deps, app, siteId, accountId } = await openSite();
    const { id } = await makePage(browser, path, 'About');
    const other = await createTestAccount(deps, {
      name: 'Jo',
      roles: { [siteId]: CONTRIBUTOR_ROLES.editor },
    });
    const editor = await signedInBrowser(deps, app, other);
    for (let index = 0; index < 30; index += 1) {
      await editor.call('POST', `${path}/documents/${id}/publish`, {});
      await editor.call('POST', `${path}/documents/${id}/unpublish`);
    }
    const first = (await browser.call('GET', `${path}/activity`)).json;
    expect([first.activity.length, first.hasMore]).toEqual([50, true]);
    const before = first.activity.at(-1).id;
    const second = (await browser.call('GET', `${path}/activity?before=${before}`)).json;
    expect([second.activity.length, second.hasMore]).toEqual([11, false]);
    expect(first.people).toEqual([
      { key: other, name: 'Jo' },
      { key: accountId, name: 'Mira' },
    ]);
    expect(await lines(`?person=${accountId}`)).toHaveLength(1);
    expect((await lines(`?person=${other}`)).every(({ actor }) => actor === 'Jo')).toBe(true);
    expect(await lines('?kind=content')).toHaveLength(1);
    expect(await lines('?kind=publishing')).toHaveLength(50);
    expect(await lines('?kind=people')).toEqual([]);
    expect((await browser.call('GET', `${path}/activity?kind=gossip`)).status).toBe(400);
    expect((await editor.call('GET', `${path}/activity`)).status).toBe(403);
  });
});

test('every action of the product belongs to one kind', () => {
  const parts = ACTIVITY_KINDS.flatMap((each) => [...each.parts]);
  expect(new Set(parts).size).toBe(parts.length);
  for (const { kind, parts: own } of ACTIVITY_KINDS)
    for (const part of own) expect(kindOf(`${part}.done`)).toBe(kind);
  expect(kindOf('gossip.told')).toBeUndefined();
});
