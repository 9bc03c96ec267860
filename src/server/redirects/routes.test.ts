import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('redirects by the API', (on) => {
  test('an old address leads to the new one from the moment it is saved, and no longer than it is kept', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Glazes', 'All of them.') });
    expect((await site.visit('/old')).status).toBe(404);
    const { json, status } = await site.api('POST', 'redirects', { from: 'old/', target: page.path });
    expect(status).toBe(201);
    const led = await site.visit('/old');
    expect([led.status, led.headers.get('location')]).toEqual([301, page.path]);
    const { id } = json.redirect;
    await site.api('PUT', `redirects/${id}`, { from: '/older', target: '/glazes?x=1#top', status: 302 });
    expect((await site.visit('/old')).status).toBe(404);
    expect((await site.visit('/older')).headers.get('location')).toBe('/glazes?x=1#top');
    expect((await site.api('DELETE', `redirects/${id}`)).json.redirect).toMatchObject({ from: '/older' });
    expect((await site.visit('/older')).status).toBe(404);
    expect((await site.api('DELETE', `redirects/${id}`)).status).toBe(404);
  });

  test('an address in any script is led to', async () => {
    const site = await createTestSite(on.deps);
    await site.api('POST', 'redirects', { from: '/alt', target: '/őszi-vásár?a=%C3%A9' });
    expect((await site.visit('/alt')).headers.get('location')).toBe('/%C5%91szi-v%C3%A1s%C3%A1r?a=%C3%A9');
  });

  test('circles, addresses that are taken, and what is no address are refused with a word', async () => {
    const site = await createTestSite(on.deps);
    await site.api('POST', 'redirects', { from: '/a', target: '/b' });
    const circle = await site.api('POST', 'redirects', { from: '/b', target: '/a' });
    expect([circle.status, circle.json.error.message]).toEqual([422, 'This is a loop: /b → /a → /b.']);
    expect((await site.api('POST', 'redirects', { from: '/a/', target: '/c' })).status).toBe(409);
    expect(
      (await site.api('POST', 'redirects', { from: '/x', target: 'javascript:0' })).json.error,
    ).toMatchObject({
      kind: 'invalid',
      field: 'target',
    });
  });

  test('the list is searched, and says what is wrong', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Glazes', 'All of them.') });
    await site.api('POST', 'redirects', { from: '/one', target: '/two' });
    await site.api('POST', 'redirects', { from: '/two', target: page.path });
    await site.api('POST', 'redirects', { from: page.path, target: '/elsewhere' });
    const { json } = await site.api('GET', 'redirects');
    expect(json).toMatchObject({ total: 3, all: 3, problems: 2 });
    expect(json.redirects.map((each: { problem?: { kind: string } }) => each.problem?.kind)).toEqual([
      'covered',
      'chain',
      undefined,
    ]);
    expect((await site.api('GET', 'redirects?search=TWO')).json.total).toBe(2);
    expect((await site.api('GET', 'redirects?problems=true')).json.total).toBe(2);
  });

  test('a table is tried, taken and given out', async () => {
    const site = await createTestSite(on.deps);
    const csv = 'From;To\n/alpha;/a\n/beta;=HYPERLINK("x")\n/gamma;mailto:x@y.example\n';
    const tried = await site.api('POST', 'redirects/table', { csv, isDryRun: true });
    expect(tried.json.rows.map((row: { outcome: string }) => row.outcome)).toEqual([
      'created',
      'created',
      'refused',
    ]);
    expect((await site.api('GET', 'redirects')).json.all).toBe(0);
    await site.api('POST', 'redirects/table', { csv });
    const table = await site.api('GET', 'redirects/table.csv');
    expect(table.json).toContain('/alpha,/a,301');
    expect((await site.api('POST', 'redirects/table', { csv: table.json })).json.rows).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'unchanged' },
    ]);
    expect((await site.api('POST', 'redirects/table', { csv: 'nothing' })).status).toBe(422);
  });

  test('redirects belong to their site', async () => {
    const site = await createTestSite(on.deps);
    const other = await createTestSite(on.deps, { app: site });
    const { json } = await site.api('POST', 'redirects', { from: '/mine', target: '/there' });
    expect((await other.api('DELETE', `redirects/${json.redirect.id}`)).status).toBe(404);
    expect(
      (await other.api('PUT', `redirects/${json.redirect.id}`, { from: '/x', target: '/y' })).status,
    ).toBe(404);
    expect((await other.api('GET', 'redirects')).json.all).toBe(0);
  });
});
