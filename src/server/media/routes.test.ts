import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { imageUrl, mediaUrl } from '#domain/media/media.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { listMediaViews } from '../kernel/media/queries.ts';
import { KEEP_DELETED_MS } from './change-media.ts';

describeOnBothEngines('the media API', (on) => {
  let site: MediaSite;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
  });
  afterAll(() => site.remove());

  async function post(query: string, init: RequestInit, token = site.token) {
    const response = await site.app.request(`http://localhost:4321/api/sites/${site.siteId}/media${query}`, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    return { status: response.status, json: await response.json() };
  }
  const incoming = () => (existsSync(site.media.tempDir) ? readdirSync(site.media.tempDir) : []);

  test('a file is taken as a form or as the body itself', async () => {
    const bytes = new Uint8Array(await plainPicture(120, 80));
    const form = new FormData();
    form.append('alt', 'Eine Schüssel');
    form.append('file', new Blob([bytes]), 'schüssel.jpg');
    const asForm = await post('', { body: form });
    expect(asForm).toMatchObject({
      status: 201,
      json: { media: { filename: 'schüssel.jpg', alt: 'Eine Schüssel', width: 120 } },
    });
    const asBody = await post('?filename=bowl.jpg&caption=Spring', { body: bytes });
    expect(asBody).toMatchObject({
      status: 201,
      json: { media: { filename: 'bowl.jpg', caption: 'Spring', height: 80 } },
    });
    expect((await site.visit(asBody.json.media.url)).status).toBe(200);
    expect(incoming()).toEqual([]);
  });

  test('without a token that may write nothing is taken', async () => {
    const bytes = new Uint8Array(await plainPicture(10, 10));
    expect((await post('?filename=a.jpg', { body: bytes }, 'vitrine_wrong')).status).toBe(401);
    const before = (await site.api('GET', 'media')).json.media.length;
    const { createToken } = await import('../accounts/tokens.ts');
    const reader = await createToken(on.deps, { name: 'R', siteId: site.siteId, scopes: ['read'] });
    expect((await post('?filename=a.jpg', { body: bytes }, reader.token)).status).toBe(403);
    expect((await site.api('GET', 'media')).json.media).toHaveLength(before);
  });

  test('OWNR-12 OWNR-13 what is refused is refused in the catalogue’s words', async () => {
    const picture = new Uint8Array(await plainPicture(300, 300));
    for (const [query, init, status, message] of [
      ['', { body: picture }, 400, 'Please enter a file name'],
      [
        '?filename=a.jpg',
        { body: 'MZ\0\u0001' },
        415,
        'The file does not appear to be a supported file type',
      ],
      ['?filename=a.jpg', { body: picture.slice(0, 400) }, 400, 'File processing failed'],
      ['?filename=a.jpg', {}, 400, 'File upload failed to complete'],
      [
        '',
        { body: '--x\r\nContent-Disp', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
        400,
        'File upload failed to complete',
      ],
      [
        '?filename=a.jpg',
        { body: 'a', headers: { 'content-length': '300000000' } },
        413,
        'The file is too large. The maximum allowed file size is 191 MB.',
      ],
    ] as const) {
      expect([query, await post(query, init as RequestInit)]).toMatchObject([
        query,
        { status, json: { error: { message } } },
      ]);
    }
    const asForm = await post('', {
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(asForm.status).toBe(415);
    expect(incoming()).toEqual([]);
  });

  test('OWNR-13 a failing disk is told in the catalogue’s words, and logged', async () => {
    const put = vi.spyOn(site.media.storage, 'put').mockRejectedValueOnce(new Error('ENOSPC'));
    const answer = await post('?filename=a.txt', { body: 'Hello' });
    expect(answer).toMatchObject({
      status: 500,
      json: { error: { message: 'There was a problem while uploading your file.' } },
    });
    expect(on.deps.logged.at(-1)).toMatchObject({ level: 50, msg: 'an upload failed' });
    put.mockRestore();
  });

  test('an endless body is cut off at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      },
      { highWaterMark: 0 },
    );
    expect((await post('?filename=a.bin', { body })).status).toBe(413);
    expect(sent).toBeLessThan(203_000_000);
    expect(incoming()).toEqual([]);
  });

  test('words, focal point and name are changed; pages and addresses follow', async () => {
    const media = await site.upload({ bytes: await plainPicture(400, 300), filename: 'old.jpg' });
    const before = (await site.registry.find(`127.0.0.1:4321`))?.version;
    const changed = await site.api('PATCH', `media/${media.id}`, {
      alt: 'A jug',
      focalPoint: { x: 0.25, y: 1 },
      filename: '../new.gif',
    });
    expect(changed).toMatchObject({
      status: 200,
      json: { media: { alt: 'A jug', filename: 'new.jpg', focalPoint: { x: 0.25, y: 1 }, hash: media.hash } },
    });
    expect((await site.registry.find(`127.0.0.1:4321`))?.version).not.toBe(before);
    const old = await site.visit(mediaUrl(media));
    expect([old.status, old.headers.get('location')]).toEqual([302, changed.json.media.url]);
    const crop = await site.visit(imageUrl(media, 300, { ratio: 1 }));
    expect(crop.headers.get('location')).toBe(`${changed.json.media.url}?format=300w&crop=100&focus=25-100`);
    expect((await site.api('PATCH', `media/${media.id}`, { focalPoint: { x: 2, y: 0 } })).status).toBe(400);
    expect((await site.api('PATCH', `media/${media.id}`, { bytes: 3 })).status).toBe(400);
  });

  test('a video has a picture of its own site standing for it, which comes along wherever it is shown', async () => {
    const webm = new Uint8Array([
      0x1a,
      0x45,
      0xdf,
      0xa3,
      0x9f,
      0x42,
      0x82,
      0x84,
      ...Buffer.from('webm'),
      ...new Array(40).fill(0),
    ]);
    const video = await site.upload({ bytes: webm, filename: 'kiln.webm' });
    const poster = await site.upload({ bytes: await plainPicture(160, 90), filename: 'kiln.jpg' });
    const set = (posterId: string | null, id = video.id) => site.api('PATCH', `media/${id}`, { posterId });
    expect(await set(poster.id)).toMatchObject({ status: 200, json: { media: { posterId: poster.id } } });
    const views = await listMediaViews(on.deps.db.read, site.siteId, [video.id]);
    expect(views.map(({ id }) => id)).toEqual([video.id, poster.id]);
    for (const wrong of [video.id, 'x'.repeat(24)])
      expect(await set(wrong)).toMatchObject({
        status: 400,
        json: { error: { message: 'Only a picture of this site can be a video’s poster.' } },
      });
    expect((await set(poster.id, poster.id)).status).toBe(400);
    const bytes = await site.visit(mediaUrl(video));
    expect(bytes.headers.get('access-control-allow-origin')).toBe('*');
    expect((await site.visit(mediaUrl(poster))).headers.get('access-control-allow-origin')).toBeNull();
    expect((await set(null)).json.media.posterId).toBeUndefined();
  });

  test('OWNR-12 OWNR-13 renaming to nothing, or what is not there, is refused', async () => {
    const media = await site.upload({ bytes: await plainPicture(10, 10) });
    expect(await site.api('PATCH', `media/${media.id}`, { filename: ' ..' })).toMatchObject({
      status: 400,
      json: { error: { message: 'Please enter a file name' } },
    });
    expect(await site.api('PATCH', `media/${'x'.repeat(24)}`, { filename: 'a.jpg' })).toMatchObject({
      status: 404,
      json: { error: { message: 'There was a problem while renaming your file.' } },
    });
  });

  test('a deleted file is gone at once, can be brought back for 30 days, and is then removed', async () => {
    const media = await site.upload({ bytes: await plainPicture(410, 300) });
    await site.visit(imageUrl(media, 100));
    const folder = join(site.folder, 'media', media.id.slice(-2), media.id);
    expect((await site.api('GET', `media/${media.id}`)).json.media).toMatchObject({ id: media.id });
    expect((await site.api('DELETE', `media/${media.id}`)).status).toBe(200);
    expect((await site.api('DELETE', `media/${media.id}`)).status).toBe(404);
    expect((await site.visit(mediaUrl(media))).status).toBe(404);
    expect((await site.visit(imageUrl(media, 100))).status).toBe(404);
    const deleted = (await site.api('GET', 'media?deleted=true')).json.media;
    expect(deleted.map((file: { id: string }) => file.id)).toContain(media.id);
    const thumbnail = await site.app.request(
      `http://localhost:4321/api/sites/${site.siteId}/media/${media.id}/thumbnail`,
      { headers: { authorization: `Bearer ${site.token}` } },
    );
    expect(thumbnail.status).toBe(200);
    expect(thumbnail.headers.get('content-type')).toBe('image/avif');

    on.deps.clock.advance(KEEP_DELETED_MS - 1000);
    await site.worker.drain();
    expect((await site.api('POST', `media/${media.id}/restore`)).status).toBe(200);
    expect((await site.visit(mediaUrl(media))).status).toBe(200);

    await site.api('DELETE', `media/${media.id}`);
    on.deps.clock.advance(2000);
    await site.worker.drain();
    expect(readdirSync(folder)).toHaveLength(2);
    on.deps.clock.advance(KEEP_DELETED_MS);
    await site.worker.drain();
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(join(site.folder, 'cache/pictures', media.id))).toBe(false);
    expect((await site.api('POST', `media/${media.id}/restore`)).status).toBe(404);
  });

  test('the original is given to its owner as it came, and listed newest first', async () => {
    const bytes = await plainPicture(33, 30);
    const media = await site.upload({ bytes, filename: 'thirty-three.jpg' });
    const answer = await site.app.request(
      `http://localhost:4321/api/sites/${site.siteId}/media/${media.id}/original`,
      { headers: { authorization: `Bearer ${site.token}` } },
    );
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="thirty-three.jpg"');
    expect((await site.api('GET', 'media?kind=image')).json.media[0]).toMatchObject({ id: media.id });
  });
});

describeOnBothEngines('finding, replacing and tracing files', (on) => {
  let site: MediaSite;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
  });
  afterAll(() => site.remove());
  const names = async (query: string): Promise<string[]> =>
    (await site.api('GET', `media?${query}`)).json.media.map((each: { filename: string }) => each.filename);

  async function replace(id: string, filename: string, body: Uint8Array<ArrayBuffer>) {
    const response = await site.app.request(
      `http://localhost:4321/api/sites/${site.siteId}/media/${id}/replace?filename=${filename}`,
      { method: 'POST', headers: { authorization: `Bearer ${site.token}` }, body },
    );
    return { status: response.status, json: await response.json() };
  }

  test('OWNR-18 files are found by words of name, alternative text and caption, and by kind', async () => {
    await site.upload({ bytes: await plainPicture(20, 20), filename: 'bowl.jpg', alt: 'Blue celadon bowl' });
    await site.upload({ bytes: await plainPicture(21, 20), filename: 'kiln.jpg', caption: 'Fired in May' });
    await site.upload({ bytes: new TextEncoder().encode('price list'), filename: 'list.txt' });
    expect(await names('search=BOWL blue')).toEqual(['bowl.jpg']);
    expect(await names('search=may')).toEqual(['kiln.jpg']);
    expect(await names('search=bowl may')).toEqual([]);
    expect(await names('kind=file')).toEqual(['list.txt']);
    expect(await names('kind=image,svg')).toEqual(['kiln.jpg', 'bowl.jpg']);
    expect((await site.api('GET', 'media')).json).toMatchObject({ hasMore: false, total: 3 });
    expect((await site.api('GET', 'media?kind=file')).json.total).toBe(1);
    const [list, kiln] = (await site.api('GET', 'media')).json.media;
    expect(await names(`ids=${kiln.id},nothing,${list.id}`)).toEqual(['list.txt', 'kiln.jpg']);
    expect(await names('ids=nothing')).toEqual([]);
    await site.upload({ bytes: await plainPicture(22, 20), filename: 'blank.jpg', alt: '  ' });
    expect(await names('kind=image,svg&alt=missing')).toEqual(['blank.jpg', 'kiln.jpg']);
    expect(await names('kind=image,svg&alt=missing&search=kiln')).toEqual(['kiln.jpg']);
  });

  test('OWNR-18 a replaced file keeps its id, words and focal point; pages and old addresses show the new one', async () => {
    const old = await site.upload({ bytes: await plainPicture(40, 30), alt: 'Before' });
    await site.api('PATCH', `media/${old.id}`, { focalPoint: { x: 0.2, y: 0.7 } });
    const bytes = new Uint8Array(await plainPicture(60, 80, '#aa2211'));
    const replaced = await replace(old.id, 'after.jpg', bytes);
    expect(replaced).toMatchObject({
      status: 201,
      json: { media: { id: old.id, alt: 'Before', width: 60, height: 80, focalPoint: { x: 0.2, y: 0.7 } } },
    });
    expect((await site.visit(replaced.json.media.url)).status).toBe(200);
    const moved = await site.visit(mediaUrl(old));
    expect(moved.headers.get('location')).toBe(replaced.json.media.url);
  });

  test('only a file of the same kind takes another’s place, and only where there is one', async () => {
    const picture = await site.upload({ bytes: await plainPicture(44, 30) });
    const refused = await replace(picture.id, 'list.txt', new TextEncoder().encode('words'));
    expect(refused.status).toBe(415);
    expect(refused.json.error.message).toContain('This file must be a picture.');
    const bytes = new Uint8Array(await plainPicture(45, 30));
    expect((await replace(on.deps.newId(), 'a.jpg', bytes)).status).toBe(404);
    await site.api('DELETE', `media/${picture.id}`);
    expect((await replace(picture.id, 'a.jpg', bytes)).status).toBe(404);
  });

  test('where a file is used: drafts, published pages and the site’s settings', async () => {
    const shown = await site.upload({ bytes: await plainPicture(50, 30) });
    const unused = await site.upload({ bytes: await plainPicture(51, 30) });
    const image = (media: string) =>
      blockOf(on.deps.newId(), 'image', {
        image: { ref: 'media', id: media },
        isDecorative: true,
        caption: { type: 'doc', content: [] },
        ratio: 'original',
        width: 'full',
        align: 'center',
        shape: 'square',
      });
    const page = await site.publish({ body: bodyOf('Work', on.deps.newId(), [image(shown.id)]) });
    await site.api('POST', 'documents', {
      kind: 'page',
      body: bodyOf('About', on.deps.newId(), [image(shown.id)]),
    });
    const uses = async (id: string) => (await site.api('GET', `media/${id}/uses`)).json;
    expect(await uses(shown.id)).toMatchObject({
      documents: [
        { title: 'About', isInDraft: true, isPublished: false },
        { id: page.id, title: 'Work', kind: 'page', isInDraft: true, isPublished: true },
      ],
      isInSettings: false,
    });
    expect(await uses(unused.id)).toEqual({ documents: [], isInSettings: false });
    await site.api('PUT', 'settings', { logo: { ref: 'media', id: unused.id } });
    expect((await uses(unused.id)).isInSettings).toBe(true);
    const other = await createMediaSite(on.deps);
    expect((await other.api('GET', `media/${shown.id}/uses`)).json.documents).toEqual([]);
    other.remove();
  });
});
