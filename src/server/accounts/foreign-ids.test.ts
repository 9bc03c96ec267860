/**
 * Every call of a site, asked by its own administrator with the ids of another site's things: nothing of that site is
 * told and nothing of it changes. The list of calls is the app's own.
 */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { Call } from '#domain/calls/call.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { DEFAULT_FORM_MAILS } from '#domain/forms/form-mails.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { type FurnishedSite, furnishSite } from '#testing/server/furnish-site.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { chunks } from '../db/chunks.ts';
import { recordedRoutes } from '../http/route-list.ts';

const THEIRS = 'heronswing';
const OWN = 'ownthings';

/** Calls about the site as a whole, without an id but its own. */
const WHOLE_SITE = ['DELETE /api/sites/:site', 'POST /api/sites/:site/restore'];
/** What calls are sent that take a body; others get an empty one. */
const BODIES: Readonly<Record<string, (ids: FurnishedSite['ids'], newId: () => string) => unknown>> = {
  'PUT /people/:account': () => ({ role: 3 }),
  'POST /documents': ({ document, collection }, newId) => ({
    kind: 'item',
    collectionId: collection,
    parentId: document,
    body: bodyOf('Theirs', newId(), []),
  }),
  'POST /collections': ({ document }) => ({ type: 1, title: 'Theirs', slug: 'theirs', parentId: document }),
  'POST /documents/:document/operations': ({ revision }) => ({
    baseId: revision,
    operations: [{ op: 'set', id: 'body', path: ['title'], before: THEIRS, after: 'Taken' }],
  }),
  'POST /documents/:document/move': ({ document }) => ({ slug: 'taken', parentId: document }),
  'POST /documents/:document/publish': ({ revision }) => ({ revisionId: revision }),
  'POST /documents/:document/schedule': ({ revision }) => ({
    at: 9e12,
    action: 'publish',
    revisionId: revision,
  }),
  'PUT /settings': ({ document }) => ({ homePageId: document }),
  'PUT /documents/:document/settings': () => ({ password: 'taken' }),
  'POST /documents/:document/place': ({ document }) => ({ parentId: document, afterId: null }),
  'PUT /documents/:document/menu': () => ({ isShown: false }),
  'PATCH /collections/:collection': () => ({ title: 'Taken' }),
  'POST /documents/:document/comparisons': ({ revision = '' }) => ({
    pairs: [{ before: revision, after: revision }],
  }),
  'PATCH /documents/:document/revisions/:revision': () => ({ name: 'Taken' }),
  'PUT /errors/:group/state': () => ({ state: 'ignored' }),
  'PATCH /media/:media': () => ({ alt: 'Taken' }),
  'POST /documents/:document/presence': (_ids, newId) => ({ seat: newId(), holds: [] }),
  'POST /documents/:document/render': ({ media }, newId) => ({
    body: bodyOf('Theirs', newId(), [blockOf(newId(), 'image', { picture: { mediaId: media } })]),
  }),
  'POST /comments/status': ({ comment, spam }) => ({ ids: [comment, spam], status: 'deleted' }),
  'POST /comments/purge': ({ comment, spam }) => ({ ids: [comment, spam] }),
  'POST /comments/:comment/answer': () => ({ body: 'Taken' }),
  'PATCH /submissions': ({ submission }) => ({ ids: [submission], isSpam: true, isRead: true }),
  'POST /submissions/delete': ({ submission }) => ({ ids: [submission] }),
  'POST /submissions/person': () => ({ email: `${THEIRS}@example.org` }),
  'POST /submissions/erase': () => ({ email: `${THEIRS}@example.org` }),
  'PATCH /submissions/:submission': () => ({ isRead: true, isSpam: true }),
  'POST /submissions/:submission/notes': () => ({ body: 'Taken' }),
  'PUT /submissions/:submission/notes/:note': () => ({ body: 'Taken' }),
  'PUT /forms/:form/settings': () => ({ notify: [], keepDays: 1 }),
  'PUT /forms/:form/limits': () => ({
    maxEntries: 1,
    opensAt: null,
    closesAt: null,
    earlyText: '',
    closedText: '',
  }),
  'PUT /forms/:form/mails': () => DEFAULT_FORM_MAILS,
  'POST /forms/:form/mails/test': () => DEFAULT_FORM_MAILS,
  'PATCH /lists/:list': () => ({ name: 'Taken' }),
  'POST /lists/:list/members': () => ({ email: 'taken@example.org', name: '', hasConsent: true }),
  'POST /lists/:list/members/remove': ({ member }) => ({ ids: [member] }),
  'POST /lists/:list/members/import': () => ({ csv: 'email\ntaken@example.org', hasConsent: true }),
  'PUT /forms/:form/list': ({ list }) => ({ listId: list, fieldId: '', consentFieldId: '' }),
  'PUT /members/:siteMember/memberships/:plan': () => ({ until: null, isPaused: false }),
  'PATCH /webhooks/:webhook': () => ({ isOn: false }),
  'POST /exports/:move/restore': () => ({ confirmation: OWN }),
  'PUT /redirects/:redirect': () => ({ from: '/taken', target: '/', status: 301 }),
  'POST /hosts': ({ host }) => ({ host }),
};

const nameOf = ({ method, path }: Call) => `${method} ${path.replace('/api/sites/:site', '')}`;
const paramsOf = (path: string) => [...path.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => name);

type IdOf = (isLast: boolean, name: string) => string | undefined;

/** What was asked with is none: the id of a form, the host. */
function newsIn(json: unknown, { ids }: FurnishedSite): string {
  return JSON.stringify(json).replaceAll(`"${ids['form']}"`, '').replaceAll(`${ids['host']}`, '');
}

/** So many calls are asked before the rows of the other site are compared: reading them all takes longer than a call. */
const AT_ONCE = 20;

describeOnBothEngines('ids of another site', (on) => {
  async function open() {
    const app = await testApp(on.deps);
    const [own, theirs] = [await createTestSite(on.deps, { app }), await createTestSite(on.deps, { app })];
    const sites = [await furnishSite(on.deps, own, OWN), await furnishSite(on.deps, theirs, THEIRS)] as const;
    await app.worker.drain();
    const roles = { [own.siteId]: CONTRIBUTOR_ROLES.admin };
    const browser = await signedInBrowser(on.deps, app, await createTestAccount(on.deps, { roles }));
    const routes = recordedRoutes(app.ownerRoutes).filter(
      (route) =>
        route.path.startsWith('/api/sites/:site') && !WHOLE_SITE.includes(`${route.method} ${route.path}`),
    );
    return { own: sites[0], theirs: sites[1], browser, routes };
  }

  /** Every row that says it belongs to the site, or to something that does. */
  async function rowsOf({ siteId, ids }: FurnishedSite): Promise<string[]> {
    const marks = [siteId, ids['document'], ids['submission'], ids['webhook'], ids['list'], ids['account']];
    const tables = (await on.db.read.introspection.getTables()).map(({ name }) => name);
    const rows: string[] = [];
    for (const table of tables) {
      if (table === 'activity' || table === 'jobs' || table.startsWith('search_')) continue;
      const found = await sql<object>`select * from ${sql.table(table)}`.execute(on.db.read);
      rows.push(...found.rows.map((row) => `${table} ${JSON.stringify(row)}`));
    }
    return rows.filter((row) => marks.some((mark) => mark !== undefined && row.includes(mark))).sort();
  }

  function addressOf(route: Call, siteId: string, idOf: IdOf): string {
    const params = paramsOf(route.path).slice(1);
    return params.reduce(
      (path, name, index) =>
        path.replace(`:${name}`, idOf(index === params.length - 1, name) ?? on.deps.newId()),
      route.path.replace(':site', siteId),
    );
  }

  /** Theirs alone; theirs as if they were part of a thing of one's own; one's own, with theirs in the body. */
  const passes = ({ body }: Call, own: FurnishedSite, theirs: FurnishedSite): IdOf[] => [
    (_isLast, name) => theirs.ids[name],
    (isLast, name) => (isLast ? theirs : own).ids[name],
    ...(body ? [(_isLast: boolean, name: string) => own.ids[name]] : []),
  ];

  test('ROLE-08 get nobody anything of it, and change nothing of it', async () => {
    const { own, theirs, browser, routes } = await open();
    const before = await rowsOf(theirs);
    expect(before.length).toBeGreaterThan(20);
    let taken = 0;
    // What is deleted of one's own would be missing for the calls after it.
    const inOrder = [...routes].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    const asked = inOrder.flatMap((route) => passes(route, own, theirs).map((idOf) => ({ route, idOf })));
    for (const some of chunks(asked, AT_ONCE)) {
      const answers: string[] = [];
      for (const { route, idOf } of some) {
        const body = route.body && (BODIES[nameOf(route)]?.(theirs.ids, on.deps.newId) ?? {});
        const answer = await browser.call(route.method, addressOf(route, own.siteId, idOf), body);
        const about = `${nameOf(route)} → ${answer.status}`;
        expect(answer.status, about).toBeLessThan(500);
        taken += Number(answer.status !== 400 && answer.status !== 422);
        expect(newsIn(answer.json, theirs), about).not.toContain(THEIRS);
        answers.push(about);
      }
      const after = new Set(await rowsOf(theirs));
      expect(
        before.filter((row) => !after.has(row)),
        `one of: ${answers.join(', ')}`,
      ).toEqual([]);
    }
    expect(taken).toBeGreaterThan(120);
  }, 300_000);
});
