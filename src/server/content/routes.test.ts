import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf } from '#domain/content/build-body.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { enqueue } from '../jobs/enqueue.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothEngines('the content API', (on) => {
  test('a page is a draft until it is published, and published until it is taken back', async () => {
    const site = await createTestSite(on.deps);
    const created = await site.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'About us', 'We make pots.'),
    });
    expect(created.status).toBe(201);
    const { id, path } = created.json.document;
    expect(path).toBe('/about-us');
    expect((await site.visit(path)).status).toBe(404);
    await site.api('POST', `documents/${id}/publish`, {});
    const page = await site.visit(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('We make pots.');
    await site.api('POST', `documents/${id}/unpublish`);
    expect((await site.visit(path)).status).toBe(404);
  });

  test('an edit reaches visitors only when it is published, and rolling back is publishing the older one', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.') });
    const before = (await site.api('GET', `documents/${page.id}`)).json;
    const blockId = before.draft.body.sections[0].blocks[0].id;
    const path = ['props', 'content', 'content', '0', 'content', '0', 'text'];
    const edited = await site.api('POST', `documents/${page.id}/operations`, {
      baseId: before.draft.id,
      operations: [{ op: 'set', id: blockId, path, before: 'Open on Monday.', after: 'Open on Tuesday.' }],
    });
    expect(edited.json).toMatchObject({ kind: 'saved', refused: [] });
    expect(await (await site.visit(page.path)).text()).toContain('Open on Monday.');
    await site.api('POST', `documents/${page.id}/publish`, {});
    expect(await (await site.visit(page.path)).text()).toContain('Open on Tuesday.');
    await site.api('POST', `documents/${page.id}/publish`, { revisionId: before.draft.id });
    expect(await (await site.visit(page.path)).text()).toContain('Open on Monday.');
    const history = await site.api('GET', `documents/${page.id}/revisions`);
    expect(history.json.revisions).toHaveLength(2);
  });

  test('a stale edit of another block is carried over; of the same block it is refused with both values', async () => {
    const site = await createTestSite(on.deps);
    const { id, revisionId } = await site.publish({ body: textBody(on.deps, 'Two owners', 'First.') });
    const rename = (after: string) => ({
      op: 'set',
      id: 'body',
      path: ['title'],
      before: 'Two owners',
      after,
    });
    const section = (await site.api('GET', `documents/${id}`)).json.draft.body.sections[0];
    const line = blockOf(on.deps.newId(), 'line', { ...definitions['line']?.defaults });
    const insert = { op: 'insert', id: line.id, position: { parent: section.id, after: null }, after: line };
    const first = await site.api('POST', `documents/${id}/operations`, {
      baseId: revisionId,
      operations: [rename('Mine')],
    });
    expect(first.status).toBe(200);
    const second = await site.api('POST', `documents/${id}/operations`, {
      baseId: revisionId,
      operations: [insert, rename('Yours')],
    });
    expect(second.status).toBe(409);
    expect(second.json.refused).toHaveLength(1);
    expect(second.json.refused[0]).toMatchObject({ reason: 'changed', operation: { after: 'Yours' } });
    const { body } = (await site.api('GET', `documents/${id}`)).json.draft;
    expect(body.title).toBe('Mine');
    expect(body.sections[0].blocks.map((block: { id: string }) => block.id)).toContain(line.id);
  });

  test('SITE-60 the sixty-first block is refused with a clear message', async () => {
    const site = await createTestSite(on.deps);
    const body = textBody(on.deps, 'Full', 'One.');
    const blocks = Array.from({ length: 60 }, () =>
      blockOf(on.deps.newId(), 'line', { ...definitions['line']?.defaults }),
    );
    const section = { ...body.sections[0], blocks };
    const { id, revisionId } = await site.publish({ body: { ...body, sections: [section] } as never });
    const line = blockOf(on.deps.newId(), 'line', { ...definitions['line']?.defaults });
    const answer = await site.api('POST', `documents/${id}/operations`, {
      baseId: revisionId,
      operations: [
        { op: 'insert', id: line.id, position: { parent: body.sections[0]?.id, after: null }, after: line },
      ],
    });
    expect(answer.status).toBe(409);
    expect(answer.json.refused[0].message).toContain('can hold up to 60 blocks');
    const tooMany = { ...body, sections: [{ ...section, blocks: [...blocks, line] }] };
    const created = await site.api('POST', 'documents', { kind: 'page', body: tooMany });
    expect(created.status).toBe(400);
    expect(JSON.stringify(created.json)).toContain('can hold up to 60 blocks');
  });

  test('props that do not fit their block are refused, and nothing is saved', async () => {
    const site = await createTestSite(on.deps);
    const { id, revisionId } = await site.publish({ body: textBody(on.deps, 'Wrong', 'Right.') });
    const block = (await site.api('GET', `documents/${id}`)).json.draft.body.sections[0].blocks[0];
    const answer = await site.api('POST', `documents/${id}/operations`, {
      baseId: revisionId,
      operations: [
        {
          op: 'set',
          id: block.id,
          path: ['props', 'content'],
          before: block.props.content,
          after: 'not a document',
        },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.json.error.message).toContain('Text');
    expect((await site.api('GET', `documents/${id}`)).json.draft.id).toBe(revisionId);
  });

  test('SITE-44 a scheduled page appears at its time, as it was when it was scheduled', async () => {
    const site = await createTestSite(on.deps);
    const created = await site.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'Kiln opening', 'Come at ten.'),
    });
    const { id, path } = created.json.document;
    const at = on.deps.now() + DAY_MS;
    const scheduled = await site.api('POST', `documents/${id}/schedule`, { at, action: 'publish' });
    expect(scheduled.json.document).toMatchObject({ status: 2, scheduledAt: at });
    await site.api('POST', `documents/${id}/operations`, {
      baseId: created.json.revisionId,
      operations: [
        { op: 'set', id: 'body', path: ['title'], before: 'Kiln opening', after: 'Changed later' },
      ],
    });
    await site.worker.drain();
    expect((await site.visit(path)).status).toBe(404);
    on.deps.clock.advance(DAY_MS);
    await site.worker.drain();
    const page = await site.visit(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Kiln opening');
  });

  test('a schedule that has been called off by publishing now does nothing at its time', async () => {
    const site = await createTestSite(on.deps);
    const { id, path } = await site.publish({ body: textBody(on.deps, 'Sale', 'Ends soon.') });
    await site.api('POST', `documents/${id}/schedule`, { at: on.deps.now() + 1000, action: 'unpublish' });
    await site.api('POST', `documents/${id}/publish`, {});
    on.deps.clock.advance(2000);
    await site.worker.drain();
    expect((await site.visit(path)).status).toBe(200);
    const past = await site.api('POST', `documents/${id}/schedule`, {
      at: on.deps.now() - 1,
      action: 'publish',
    });
    expect(past.status).toBe(422);
  });

  test('deleting takes what is below along, and both come back together', async () => {
    const site = await createTestSite(on.deps);
    const parent = await site.publish({ body: textBody(on.deps, 'Courses', 'All of them.') });
    const child = await site.publish({
      body: textBody(on.deps, 'Throwing', 'On Mondays.'),
      parentId: parent.id,
    });
    expect(child.path).toBe('/courses/throwing');
    expect((await site.api('DELETE', `documents/${parent.id}`)).json).toMatchObject({
      kind: 'deleted',
      count: 2,
    });
    expect((await site.visit(child.path)).status).toBe(410);
    const other = await site.publish({ body: textBody(on.deps, 'Courses', 'A new page took the address.') });
    expect(other.path).toBe('/courses');
    const restored = await site.api('POST', `documents/${parent.id}/restore`);
    expect(restored.json).toMatchObject({ kind: 'restored', count: 2 });
    expect(restored.json.document.path).toBe('/courses-2');
    expect((await site.visit('/courses-2/throwing')).status).toBe(200);
  });

  test('what was published goes on being gone after the trash was emptied; a draft never was there', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Courses', 'All of them.') });
    const draft = await site.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'Plans', 'Soon.'),
    });
    for (const id of [page.id, draft.json.document.id]) await site.api('DELETE', `documents/${id}`);
    on.deps.clock.advance(31 * DAY_MS);
    await on.deps.db.write((tx) => enqueue(tx, on.deps, { type: 'content.purge-deleted', payload: {} }));
    await site.worker.drain();
    expect((await site.api('GET', `documents/${page.id}`)).status).toBe(404);
    expect((await site.visit('/courses')).status).toBe(410);
    expect((await site.visit('/plans')).status).toBe(404);
    const again = await site.publish({ body: textBody(on.deps, 'Courses', 'New ones.') });
    expect([again.path, (await site.visit('/courses')).status]).toEqual(['/courses', 200]);
  });

  test('a moved page leads on from its old address, and so does everything below it', async () => {
    const site = await createTestSite(on.deps);
    const parent = await site.publish({ body: textBody(on.deps, 'Shop', 'Bowls.') });
    const child = await site.publish({ body: textBody(on.deps, 'Bowls', 'Round.'), parentId: parent.id });
    const moved = await site.api('POST', `documents/${parent.id}/move`, { slug: 'store' });
    expect(moved.json.document.path).toBe('/store');
    const old = await site.visit(child.path);
    expect([old.status, old.headers.get('location')]).toEqual([301, '/store/bowls']);
    const back = await site.api('POST', `documents/${parent.id}/move`, { slug: 'shop' });
    expect(back.status).toBe(200);
    expect((await site.visit('/shop')).status).toBe(200);
    expect((await site.visit('/store')).headers.get('location')).toBe('/shop');
    const loop = await site.api('POST', `documents/${parent.id}/move`, { parentId: child.id });
    expect(loop.status).toBe(422);
  });

  test('a redirect is never left pointing at itself after a page moves to and fro', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'One', 'Text.') });
    for (const slug of ['two', 'three', 'one', 'two'])
      await site.api('POST', `documents/${page.id}/move`, { slug });
    for (const path of ['/one', '/three']) {
      const answer = await site.visit(path);
      expect([path, answer.status]).toEqual([path, 301]);
      expect(answer.headers.get('location')).not.toBe(path);
    }
    expect((await site.visit('/two')).status).toBe(200);
  });

  test('LINK-16 items stand at the address their collection’s pattern makes of date and title', async () => {
    const site = await createTestSite(on.deps);
    const { json } = await site.api('POST', 'collections', {
      type: 101,
      title: 'Journal',
      settings: { itemAddress: '%y/%m/%t' },
    });
    const publishedAt = Date.UTC(2024, 1, 29, 12);
    const item = { kind: 'item', collectionId: json.collectionId, publishedAt };
    const first = await site.publish({ ...item, body: textBody(on.deps, 'Leap day', 'One.') });
    const second = await site.publish({ ...item, body: textBody(on.deps, 'Leap day', 'Two.') });
    expect([first.path, second.path]).toEqual(['/journal/2024/02/leap-day', '/journal/2024/02/leap-day-2']);
    const moved = await site.api('POST', `documents/${first.id}/move`, { slug: 'the-29th' });
    expect(moved.json.document.path).toBe('/journal/2024/02/the-29th');
    const wrong = await site.api('POST', 'collections', {
      type: 101,
      title: 'Bad',
      settings: { itemAddress: '%x/%t' },
    });
    expect(wrong.status).toBe(400);
  });

  test('SITE-62 SITE-63 a collection in the owner’s order holds 250 items, one of products 200', async () => {
    const site = await createTestSite(on.deps);
    const cases = [
      [{ type: 1, title: 'Ordered', settings: { isManuallyOrdered: true } }, 250],
      [{ type: 13, title: 'Products' }, 200],
    ] as const;
    for (const [collection, limit] of cases) {
      const { json } = await site.api('POST', 'collections', collection);
      const add = (title: string) =>
        site.api('POST', 'documents', {
          kind: 'item',
          collectionId: json.collectionId,
          body: { title, fields: {}, sections: [] },
        });
      const added = await Promise.all(Array.from({ length: limit }, (_, index) => add(`Item ${index}`)));
      expect(added.every((answer) => answer.status === 201)).toBe(true);
      const refused = await add('One too many');
      expect([refused.status, refused.json.error.message.includes(`up to ${limit}`)]).toEqual([422, true]);
    }
  });

  test('the home page stands at the root, and cannot be deleted while it is home', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Welcome', 'Hello.') });
    expect((await site.api('PUT', 'settings', { homePageId: page.id })).status).toBe(200);
    expect(await (await site.visit('/')).text()).toContain('Hello.');
    expect((await site.visit('/welcome')).headers.get('location')).toBe('/');
    expect((await site.api('DELETE', `documents/${page.id}`)).status).toBe(409);
    const next = await site.publish({ body: textBody(on.deps, 'Newer', 'Later.') });
    await site.api('PUT', 'settings', { homePageId: next.id });
    expect(await (await site.visit('/')).text()).toContain('Later.');
    expect((await site.visit('/welcome')).status).toBe(200);
  });

  test('SITE-65 a page with a password shows the lock screen until the password is given', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Prices', 'For dealers only.') });
    const set = await site.api('PUT', `documents/${page.id}/settings`, { password: 'clay and ash' });
    expect(set.status).toBe(200);
    const locked = await site.visit(page.path);
    const text = await locked.text();
    expect(locked.status).toBe(403);
    expect(text).toContain('This page is locked');
    expect(text).toContain('data-page-type="103"');
    expect(text).not.toContain('For dealers only.');
    expect(locked.headers.get('cache-control')).toContain('no-store');
    expect((await site.visit(`${page.path}?format=json`)).status).toBe(404);
    const form = (password: string) => ({ method: 'POST', body: new URLSearchParams({ password }) });
    const wrong = await site.visit(page.path, form('clay'));
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null]);
    const right = await site.visit(page.path, form('clay and ash'));
    expect(right.status).toBe(303);
    const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await site.visit(page.path, { headers: { cookie } })).text()).toContain(
      'For dealers only.',
    );
    await site.api('PUT', `documents/${page.id}/settings`, { password: 'another' });
    expect((await site.visit(page.path, { headers: { cookie } })).status).toBe(403);
    const shown = await site.api('GET', `documents/${page.id}`);
    expect(JSON.stringify(shown.json)).not.toContain('scrypt');
    const tries = await Promise.all(Array.from({ length: 12 }, () => site.visit(page.path, form('guess'))));
    expect(tries.map((answer) => answer.status)).toContain(429);
    on.deps.clock.advance(60_000);
    expect((await site.visit(page.path, form('another'))).status).toBe(303);
  });

  test('search finds what is published by its words, and nothing else', async () => {
    const site = await createTestSite(on.deps);
    await site.publish({ body: textBody(on.deps, 'Glazes', 'Céladon and tenmoku.') });
    await site.publish({ body: textBody(on.deps, 'Kilns', 'Wood and gas.') });
    const draft = await site.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'Secret', 'Tenmoku recipe.'),
    });
    await site.worker.drain();
    const find = async (words: string) =>
      (await (await site.visit(`/search?format=json&q=${encodeURIComponent(words)}`)).json()).hits.map(
        (hit: { title: string }) => hit.title,
      );
    expect(await find('celadon')).toEqual(['Glazes']);
    expect(await find('tenm')).toEqual(['Glazes']);
    expect(await find('wood gas')).toEqual(['Kilns']);
    expect(await find('wood tenmoku')).toEqual([]);
    await site.api('POST', `documents/${draft.json.document.id}/publish`, {});
    await site.worker.drain();
    expect((await find('tenmoku')).sort()).toEqual(['Glazes', 'Secret']);
  });

  test('a site never sees, changes or serves what belongs to another', async () => {
    const ours = await createTestSite(on.deps);
    const theirs = await createTestSite(on.deps);
    const page = await theirs.publish({ body: textBody(on.deps, 'Theirs', 'Private words.') });
    expect((await ours.visit(page.path)).status).toBe(404);
    const calls: [string, string, unknown?][] = [
      ['GET', `documents/${page.id}`],
      ['DELETE', `documents/${page.id}`],
      ['POST', `documents/${page.id}/publish`, {}],
      ['POST', `documents/${page.id}/unpublish`],
      ['POST', `documents/${page.id}/move`, { slug: 'mine' }],
      ['PUT', `documents/${page.id}/settings`, { password: 'x' }],
      ['GET', `documents/${page.id}/revisions/${page.revisionId}`],
      ['POST', `documents/${page.id}/revisions/${page.revisionId}/restore`],
      ['POST', `documents/${page.id}/preview`],
    ];
    for (const [method, path, body] of calls) {
      expect([method, path, (await ours.api(method, path, body)).status]).toEqual([method, path, 404]);
      expect([method, path, (await theirs.api(method, path, body, ours.token)).status]).toEqual([
        method,
        path,
        403,
      ]);
      expect([method, path, (await theirs.api(method, path, body, 'none')).status]).toEqual([
        method,
        path,
        401,
      ]);
    }
    expect(await (await theirs.visit(page.path)).text()).toContain('Private words.');
  });

  test('a token does what its scopes say and no more', async () => {
    const reader = await createTestSite(on.deps, { scopes: ['read'] });
    expect((await reader.api('GET', 'documents')).status).toBe(200);
    const created = await reader.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'No', 'No.'),
    });
    expect(created.status).toBe(403);
    const writer = await createTestSite(on.deps, { scopes: ['read', 'write'] });
    const embed = blockOf(on.deps.newId(), 'embed', {
      ...definitions['embed']?.defaults,
      html: '<script>alert(1)</script>',
      trust: 'trusted',
    });
    const body = {
      ...textBody(on.deps, 'Code', ''),
      sections: [{ ...textBody(on.deps, '', '').sections[0], blocks: [embed] }],
    };
    const answer = await writer.api('POST', 'documents', { kind: 'page', body });
    expect(answer.status).toBe(201);
    const stored = (await writer.api('GET', `documents/${answer.json.document.id}`)).json.draft;
    expect(stored.body.sections[0].blocks[0].props.trust).toBe('sandboxed');
    for (const place of ['headCode', 'footCode'])
      expect((await writer.api('PUT', 'settings', { [place]: '<script></script>' })).status).toBe(403);
  });

  test('malformed JSON is refused with 400, well-formed JSON of the wrong shape too', async (context) => {
    const folder = join(process.cwd(), '../shared/data/hostile/json');
    const names = readdirSyncIfThere(folder);
    if (names.length === 0) context.skip('the hostile JSON files are not beside the project');
    const site = await createTestSite(on.deps);
    for (const name of names) {
      const response = await site.app.request(`http://localhost:4321/api/sites/${site.siteId}/documents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${site.token}`,
          host: 'localhost:4321',
          'content-type': 'application/json',
        },
        body: readFileSync(join(folder, name)),
      });
      expect([name, response.status]).toEqual([name, 400]);
    }
  });
});

function readdirSyncIfThere(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
