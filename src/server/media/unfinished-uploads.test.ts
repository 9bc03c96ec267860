import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { originalKey } from '../kernel/media/records.ts';
import { STALE_MS } from './remove-stale.ts';

describeOnBothEngines('files that come in parts', (on) => {
  let site: MediaSite;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
  });
  afterAll(() => site.remove());

  const incoming = () => (existsSync(site.media.tempDir) ? readdirSync(site.media.tempDir) : []);
  const begin = async (filename: string, bytes: number): Promise<string> =>
    (await site.api('POST', 'media/uploads', { filename, bytes })).json.upload.id;
  const finish = (id: string, filename: string, bytes: number, more: object = {}) =>
    site.api('POST', `media/uploads/${id}/finish`, { filename, bytes, ...more });

  async function send(id: string, offset: number | string, body: BodyInit, token = site.token) {
    const response = await site.app.request(
      `http://localhost:4321/api/sites/${site.siteId}/media/uploads/${id}?offset=${offset}`,
      {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body,
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      } as RequestInit,
    );
    return { status: response.status, json: await response.json() };
  }

  test('become one file, byte for byte, which bears the id of its upload', async () => {
    const bytes = new Uint8Array(await plainPicture(200, 120));
    const id = await begin('bowl.jpg', bytes.length);
    expect(await send(id, 0, bytes.slice(0, 300))).toMatchObject({
      status: 200,
      json: { upload: { id, offset: 300 } },
    });
    expect((await send(id, 300, bytes.slice(300))).json.upload.offset).toBe(bytes.length);
    const finished = await finish(id, 'bowl.jpg', bytes.length);
    expect(finished).toMatchObject({
      status: 201,
      json: { media: { id, filename: 'bowl.jpg', width: 200 } },
    });
    const record = await findMedia(on.db.read, site.siteId, id);
    expect(await site.media.storage.get(originalKey(record!))).toEqual(Buffer.from(bytes));
    expect(incoming()).toEqual([]);
  });

  test('what came of a part that was cut off stays, and the rest follows it', async () => {
    const bytes = randomBytes(5000);
    const text = Buffer.from(bytes.toString('base64'));
    const id = await begin('notes.txt', text.length);
    const cutOff = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(new Uint8Array(text.subarray(0, 1000))),
        pull: (controller) => controller.error(new Error('the cable was pulled')),
      },
      { highWaterMark: 1 },
    );
    expect(await send(id, 0, cutOff)).toMatchObject({
      status: 400,
      json: { error: { kind: 'incomplete', message: 'File upload failed to complete' } },
    });
    const { offset } = (await site.api('GET', `media/uploads/${id}`)).json.upload;
    expect(offset).toBe(1000);
    expect((await finish(id, 'notes.txt', text.length)).status).toBe(409);
    await send(id, offset, new Uint8Array(text.subarray(offset)));
    expect((await finish(id, 'notes.txt', text.length)).status).toBe(201);
    const record = await findMedia(on.db.read, site.siteId, id);
    expect(await site.media.storage.get(originalKey(record!))).toEqual(text);
  });

  test('a part that begins elsewhere than where the last one ended is not stored', async () => {
    const id = await begin('notes.txt', 10);
    await send(id, 0, 'abc');
    for (const offset of [0, 2, 4]) expect((await send(id, offset, 'xyz')).status).toBe(409);
    expect((await send(id, '', 'xyz')).status).toBe(400);
    expect((await site.api('GET', `media/uploads/${id}`)).json.upload).toEqual({ id, offset: 3 });
    await send(id, 3, 'defghij');
    const { media } = (await finish(id, 'notes.txt', 10)).json;
    expect(await (await site.visit(media.url)).text()).toBe('abcdefghij');
  });

  test('finishing once more, for an answer that was not heard, gives the same file and one line of activity', async () => {
    const id = await begin('notes.txt', 3);
    await send(id, 0, 'abc');
    const both = await Promise.all([finish(id, 'notes.txt', 3), finish(id, 'notes.txt', 3)]);
    const again = await finish(id, 'notes.txt', 3);
    expect([...both, again].map(({ status, json }) => [status, json.media.id])).toEqual(
      Array.from({ length: 3 }, () => [201, id]),
    );
    const { json } = await site.api('GET', 'activity');
    const lines = json.activity.filter((line: object) => JSON.stringify(line).includes(id));
    expect(lines).toHaveLength(1);
  });

  test('files have the order in which they were begun, whichever is finished first', async () => {
    const ids = [];
    for (const name of ['1.txt', '2.txt', '3.txt']) ids.push(await begin(name, 1));
    for (const id of ids.toReversed()) {
      await send(id, 0, 'a');
      await finish(id, `${ids.indexOf(id) + 1}.txt`, 1);
    }
    const listed = (await site.api('GET', 'media')).json.media.slice(0, 3);
    expect(listed.map(({ filename }: { filename: string }) => filename)).toEqual(['3.txt', '2.txt', '1.txt']);
  });

  test('a file takes the place of another, of its kind alone', async () => {
    const old = await site.upload({ bytes: await plainPicture(40, 30), alt: 'Before' });
    const bytes = new Uint8Array(await plainPicture(60, 80));
    const id = await begin('after.jpg', bytes.length);
    await send(id, 0, bytes);
    expect(await finish(id, 'after.jpg', bytes.length, { replaces: old.id })).toMatchObject({
      status: 201,
      json: { media: { id: old.id, alt: 'Before', width: 60 } },
    });
    const other = await begin('list.txt', 3);
    await send(other, 0, 'abc');
    expect((await finish(other, 'list.txt', 3, { replaces: old.id })).status).toBe(415);
    expect(incoming()).toEqual([]);
  });

  test('OWNR-12 what is too large or has no name is not begun, and grows no further than it may', async () => {
    const tooLarge = await site.api('POST', 'media/uploads', { filename: 'film.mp4', bytes: 200_000_001 });
    expect(tooLarge).toMatchObject({
      status: 413,
      json: {
        error: { message: 'The file film.mp4 is too large. The maximum allowed file size is 191 MB.' },
      },
    });
    expect((await site.api('POST', 'media/uploads', { filename: ' ..', bytes: 1 })).status).toBe(400);
    const id = await begin('film.mp4', 10);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      },
      { highWaterMark: 0 },
    );
    expect((await send(id, 0, endless)).status).toBe(413);
    expect(sent).toBeLessThan(203_000_000);
    expect((await site.api('DELETE', `media/uploads/${id}`)).status).toBe(200);
    expect(incoming()).toEqual([]);
  });

  test('nobody else goes on with it: no other site, no token that may only read, no made-up address', async () => {
    const id = await begin('notes.txt', 3);
    const reader = await createToken(on.deps, { name: 'R', siteId: site.siteId, scopes: ['read'] });
    expect((await send(id, 0, 'abc', 'vitrine_wrong')).status).toBe(401);
    expect((await send(id, 0, 'abc', reader.token)).status).toBe(403);
    const other = await createMediaSite(on.deps);
    expect((await other.api('GET', `media/uploads/${id}`)).status).toBe(404);
    expect(
      (await other.api('POST', `media/uploads/${id}/finish`, { filename: 'a.txt', bytes: 0 })).status,
    ).toBe(404);
    other.remove();
    for (const made of ['..%2f..%2fa', '0'.repeat(24)]) expect((await send(made, 0, 'abc')).status).toBe(404);
    expect((await site.api('GET', `media/uploads/${id}`)).json.upload.offset).toBe(0);
    await site.api('DELETE', `media/uploads/${id}`);
    expect((await site.api('DELETE', `media/uploads/${id}`)).status).toBe(404);
  });

  test('OWNR-13 when the disk fails at the end, what was sent is still there to be finished', async () => {
    const id = await begin('notes.txt', 3);
    await send(id, 0, 'abc');
    const put = vi.spyOn(site.media.storage, 'put').mockRejectedValueOnce(new Error('ENOSPC'));
    expect(await finish(id, 'notes.txt', 3)).toMatchObject({
      status: 500,
      json: { error: { message: 'There was a problem while uploading your file.' } },
    });
    put.mockRestore();
    expect((await finish(id, 'notes.txt', 3)).status).toBe(201);
  });

  test('OWNR-13 a picture that could not be processed is still there, to be tried again', async () => {
    const bytes = new Uint8Array(await plainPicture(80, 60));
    const id = await begin('bowl.jpg', bytes.length);
    await send(id, 0, bytes);
    const run = vi.spyOn(site.media.pictures, 'run');
    run.mockResolvedValueOnce({ kind: 'failed', failure: 'timed-out', detail: '' });
    expect(await finish(id, 'bowl.jpg', bytes.length)).toMatchObject({
      status: 400,
      json: { error: { message: 'File processing failed' } },
    });
    run.mockRestore();
    expect((await finish(id, 'bowl.jpg', bytes.length)).status).toBe(201);
  });

  test('what nobody finishes is removed a day after its last part', async () => {
    const old = await begin('old.txt', 3);
    const young = await begin('young.txt', 3);
    const now = on.deps.now();
    for (const [id, age] of [
      [old, STALE_MS + 1000],
      [young, STALE_MS - 60_000],
    ] as const)
      utimesSync(join(site.media.tempDir, `${site.siteId}-${id}.part`), now / 1000, (now - age) / 1000);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect(incoming()).toEqual([`${site.siteId}-${young}.part`]);
  });
});
