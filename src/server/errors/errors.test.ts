/** Reports of visitors' browsers: counted together, kept small, without people in them, and sorted by the owner. */
import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { emptyBody } from '#domain/content/content.ts';
import type { readList } from '#domain/errors/calls.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { createSite } from '../sites/create-site.ts';
import { countGroups } from './queries.ts';
import { KEEP_ERRORS_MS, MAX_GROUPS, recordOccurrences } from './record-occurrences.ts';

const ERRORS = '/api/events/RecordJavascriptErrors';
const TRACE = '/api/events/Trace';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const event = (message: string, url = 'https://kiln.example/journal?who=mira@example.org') => ({
  event: 'javascript-error',
  data: {
    app: 'search',
    message,
    stack: '',
    file: '',
    line: 1,
    column: 2,
    websiteId: 'w',
    templateId: 't',
    url,
    userAgent: 'forged',
  },
  timestamp: 1,
});

describeOnBothEngines('errors of visitors', (on) => {
  async function openSite(role: number = CONTRIBUTOR_ROLES.admin) {
    const { deps } = on;
    const app = await testApp(deps);
    const identifier = `e-${deps.newId().slice(-8)}`;
    const made = await createSite(deps, { identifier, title: 'Kiln' });
    if (made.kind !== 'created') throw new Error(made.message);
    const { siteId } = made;
    const visitor = await testVisitor(app, `http://${identifier}.localhost:4321`);
    const accountId = await createTestAccount(deps, { roles: { [siteId]: role } });
    const browser = await signedInBrowser(deps, app, accountId);
    const list = async (state = 'open') =>
      (await browser.call('GET', `/api/sites/${siteId}/errors?state=${state}`)).json as AnswerOf<
        typeof readList
      >;
    const setState = (id: string, state: string) =>
      browser.call('PUT', `/api/sites/${siteId}/errors/${id}/state`, { state });
    const report = (...messages: string[]) =>
      visitor.send(
        'POST',
        ERRORS,
        messages.map((each) => event(each)),
        { 'user-agent': FIREFOX },
      );
    return { deps, app, siteId, visitor, browser, list, setState, report };
  }

  test('ERRS-01 DATA-24 reports with the crumb as a header are counted by group, answer 204, and name nobody', async () => {
    const { visitor, list, report } = await openSite();
    const headers = {
      origin: visitor.origin,
      crumb: visitor.crumb,
      'content-type': 'application/json',
      'user-agent': FIREFOX,
    };
    const body = JSON.stringify([event('Error: no item 1'), event('Error: no item 2')]);
    const answer = await visitor.ask('POST', ERRORS, headers, body);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const { crumb: _crumb, ...without } = headers;
    expect((await visitor.ask('POST', ERRORS, without, body)).status).toBe(403);
    await report('Error: another');
    const { groups, totals } = await list();
    expect(totals).toEqual({ open: 2, resolved: 0, ignored: 0 });
    const group = groups.find(({ count }) => count === 2);
    expect(group).toMatchObject({
      kind: 'error',
      app: 'search',
      message: 'Error: no item 1',
      browsers: { 'Firefox 133 on Linux': 2 },
      pages: { '/journal': 2 },
    });
    expect(JSON.stringify(groups)).not.toMatch(/mira|forged|Mozilla/);
  });

  test('ERRS-07 DATA-24 the log is form-encoded, a field with JSON text', async () => {
    const { visitor, list } = await openSite();
    const entries = [
      { pageUrl: `${visitor.origin}/shop?x=1`, type: 'call-failed', data: 'POST /api/x: 503' },
    ];
    const answer = await visitor.send('POST', TRACE, new URLSearchParams({ data: JSON.stringify(entries) }));
    expect(answer.status).toBe(204);
    expect((await list()).groups).toMatchObject([
      { kind: 'log', app: 'call-failed', message: 'POST /api/x: 503', pages: { '/shop': 1 } },
    ]);
    for (const data of ['', '{', '{}', 'null'])
      expect((await visitor.send('POST', TRACE, new URLSearchParams({ data }))).status).toBe(400);
  });

  test('what is no report, too large or too often is refused, and nothing of it is kept', async () => {
    const { visitor, list } = await openSite();
    expect((await visitor.send('POST', ERRORS, { no: 'list' })).status).toBe(400);
    expect((await visitor.send('POST', ERRORS, [event('x'.repeat(250_000))])).status).toBe(413);
    expect((await visitor.send('POST', ERRORS, [null, 1, 'x', {}])).status).toBe(204);
    const statuses: number[] = [];
    for (let index = 0; index < 45; index += 1)
      statuses.push((await visitor.send('POST', ERRORS, [])).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await list()).groups).toEqual([]);
  });

  test('the owner resolves and ignores; what comes back after it was resolved is open again', async () => {
    const { list, setState, report, browser, siteId } = await openSite();
    await report('Error: one', 'Error: two thing');
    const { groups } = await list();
    const [first, second] = ['Error: one', 'Error: two thing'].map(
      (message) => groups.find((group) => group.message === message)?.id ?? '',
    );
    expect((await setState(first ?? '', 'resolved')).json).toEqual({ kind: 'saved' });
    await setState(second ?? '', 'ignored');
    expect((await list()).totals).toEqual({ open: 0, resolved: 1, ignored: 1 });
    await report('Error: one', 'Error: two thing');
    expect((await list()).groups).toMatchObject([{ id: first, count: 2, hasReturned: true }]);
    expect((await list('ignored')).groups).toMatchObject([{ id: second, count: 2, hasReturned: false }]);
    await setState(first ?? '', 'open');
    expect((await list()).groups).toMatchObject([{ hasReturned: false }]);
    expect((await setState('0'.repeat(24), 'open')).status).toBe(404);
    expect((await setState(first ?? '', 'gone')).status).toBe(400);
    const { json } = await browser.call('GET', `/api/sites/${siteId}/activity`);
    expect(json.activity.map(({ what }: { what: string }) => what)).toContain(
      'resolved the error “Error: one”',
    );
  });

  test('SITE-27 a page that cannot be made is the site’s error page, and stands on the owner’s list', async () => {
    const { deps, siteId, browser, visitor, list } = await openSite();
    const made = await browser.call('POST', `/api/sites/${siteId}/documents`, {
      kind: 'page',
      body: emptyBody('Torn'),
    });
    const { id, path } = (
      await browser.call('POST', `/api/sites/${siteId}/documents/${made.json.document.id}/publish`, {})
    ).json.document;
    await deps.db.write((tx) =>
      tx
        .updateTable('revisions')
        .set({ body: '{"title":"Torn","fields":{},"sections":[null]}' })
        .where('documentId', '=', id)
        .execute(),
    );
    const answer = await visitor.ask('GET', path);
    expect([answer.status, (await answer.text()).includes('data-page-type="101"')]).toEqual([500, true]);
    await expect
      .poll(async () => (await list()).groups)
      .toMatchObject([{ app: 'server', pages: { [path]: 1 } }]);
  });

  test('who may read the reports but not the settings sorts nothing, and other sites stay apart', async () => {
    const { list, setState, report } = await openSite(CONTRIBUTOR_ROLES.reporting);
    const other = await openSite();
    await report('Error: one');
    const id = (await list()).groups[0]?.id ?? '';
    expect((await setState(id, 'resolved')).status).toBe(403);
    expect((await other.setState(id, 'resolved')).status).toBe(404);
    expect((await other.list()).groups).toEqual([]);
  });

  test('a site keeps so many groups, those met last, and none for longer than ninety days', async () => {
    const { deps, app, siteId, list } = await openSite();
    const met = (index: number) => ({
      kind: 'error' as const,
      fingerprint: `f${index}`,
      app: 'site',
      message: `m${index}`,
      stack: '',
      page: '/',
      browser: 'Others',
    });
    for (let start = 0; start < MAX_GROUPS + 20; start += 40) {
      deps.clock.advance(1000);
      await recordOccurrences(
        deps,
        siteId,
        Array.from({ length: 40 }, (_, index) => met(start + index)),
      );
    }
    const { totals, groups } = await list();
    expect(totals.open).toBe(MAX_GROUPS);
    expect(groups.map(({ message }) => message)).not.toContain('m0');
    deps.clock.advance(KEEP_ERRORS_MS + 1);
    await app.worker.queueRecurring();
    await app.worker.drain();
    expect((await countGroups(deps.db.read, siteId)).open).toBe(0);
  });
});
