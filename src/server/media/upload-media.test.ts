import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMedia, plainPicture, type TestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { originalKey, servedKey } from '../kernel/media/records.ts';
import { createSite } from '../sites/create-site.ts';
import { type UploadMedia, uploadMedia } from './upload-media.ts';

const actor = { name: 'Ada', mayInjectCode: false };

describeOnBothEngines('uploading', (on) => {
  let own: TestMedia;
  let siteId: string;
  beforeAll(async () => {
    own = openTestMedia(on.deps);
    const site = await createSite(on.deps, { identifier: 'demo', title: 'Demo' });
    siteId = site.kind === 'created' ? site.siteId : '';
  });
  afterAll(() => own.remove());

  const upload = (input: Partial<UploadMedia>) =>
    uploadMedia(own.media, actor, { siteId, filename: 'bowl.jpg', bytes: new Uint8Array(), ...input });
  const stored = async (input: Partial<UploadMedia>) => {
    const result = await upload(input);
    if (result.kind !== 'stored') throw new Error(result.message);
    return result.media;
  };
  const filesOf = (id: string): string[] => {
    const folder = join(own.folder, 'media', id.slice(-2), id);
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('a picture is measured, kept as it came, and copied for visitors', async () => {
    const bytes = await plainPicture(600, 400);
    const media = await stored({ bytes, alt: 'A bowl', focalPoint: { x: 0.2, y: 0.8 } });
    expect(media).toMatchObject({
      kind: 'image',
      filename: 'bowl.jpg',
      mime: 'image/jpeg',
      bytes: bytes.length,
      width: 600,
      height: 400,
      alt: 'A bowl',
      focalPoint: { x: 0.2, y: 0.8 },
    });
    expect(media.color).toMatch(/^#3[2-4]6[5-7]9[89a]$/);
    expect(media.luminance).toHaveLength(16);
    const record = await findMedia(on.db.read, siteId, media.id);
    expect(record?.hash.startsWith(media.hash)).toBe(true);
    expect(await own.media.storage.get(originalKey(record!))).toEqual(bytes);
    expect(await own.media.storage.size(servedKey(record!))).toBeGreaterThan(0);
    expect(readdirSync(own.media.tempDir)).toEqual([]);
  });

  test('what is uploaded with a source is stored once, and replaced when its bytes differ', async () => {
    const first = await stored({ bytes: await plainPicture(40, 40), sourceId: 'wp:7', alt: 'Old' });
    const again = await stored({ bytes: await plainPicture(40, 40), sourceId: 'wp:7' });
    expect(again).toEqual(first);
    const other = await stored({ bytes: await plainPicture(50, 40), sourceId: 'wp:7' });
    expect(other).toMatchObject({ id: first.id, width: 50, alt: 'Old' });
    expect(other.hash).not.toBe(first.hash);
    expect(filesOf(first.id).every((name) => name.startsWith(other.hash))).toBe(true);
    expect(filesOf(first.id)).toHaveLength(2);
  });

  test('two uploads of one source at the same time leave one file', async () => {
    const bytes = await plainPicture(41, 40);
    const results = await Promise.all([1, 2, 3].map(() => stored({ bytes, sourceId: 'wp:8' })));
    expect(new Set(results.map((media) => media.id)).size).toBe(1);
    expect(filesOf(results[0]!.id)).toHaveLength(2);
  });

  test('IMAG-02 a picture without a focal point is looked at in its middle', async () => {
    const media = await stored({ bytes: await plainPicture(44, 40) });
    expect(media.focalPoint).toEqual({ x: 0.5, y: 0.5 });
  });

  test('uploads of one source that differ leave the last one whole', async () => {
    const [one, two] = [await plainPicture(42, 40), await plainPicture(43, 40)];
    const results = await Promise.all(
      [one, two, one, two, one].map((bytes) => stored({ bytes, sourceId: 'wp:9' })),
    );
    const record = await findMedia(on.db.read, siteId, results[0]!.id);
    expect(record?.width).toBe(42);
    expect(await own.media.storage.get(originalKey(record!))).toEqual(one);
    expect(filesOf(record!.id)).toHaveLength(2);
  });

  test('a file may bring its id', async () => {
    const id = 'examplelandscape00000000';
    const bytes = await plainPicture(60, 40);
    expect(await stored({ bytes, id })).toMatchObject({ id });
    expect(await stored({ bytes, id })).toMatchObject({ id });
  });

  test('OWNR-12 a file without a name is refused', async () => {
    const bytes = await plainPicture(10, 10);
    expect(await upload({ bytes, filename: ' / ' })).toMatchObject({
      kind: 'refused',
      reason: 'name',
      message: 'Please enter a file name',
    });
  });

  test('OWNR-10 OWNR-12 a picture of more than 25 million bytes is refused, one of 25 million is looked at', async () => {
    const start = await plainPicture(10, 10);
    const sized = (size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);
    expect(await upload({ bytes: sized(25_000_001) })).toMatchObject({
      kind: 'refused',
      reason: 'size',
      message: 'The file bowl.jpg is too large. The maximum allowed file size is 24 MB.',
    });
    expect(await upload({ bytes: sized(25_000_000) })).toMatchObject({ kind: 'stored' });
  });

  test('OWNR-12 the type is read from the bytes, never from the name', async () => {
    for (const [name, bytes] of [
      ['bowl.jpg', '<html><script>alert(1)</script>'],
      ['bowl.jpg', 'MZ\x90\0\x03'],
      ['bowl.jpg', ''],
    ] as const) {
      expect(await upload({ filename: name, bytes: Buffer.from(bytes, 'latin1') })).toEqual({
        kind: 'refused',
        reason: 'type',
        message: 'The file does not appear to be a supported file type',
      });
    }
    const png = await plainPicture(10, 10, '#fff', 'png');
    expect(await stored({ filename: 'page.html', bytes: png })).toMatchObject({
      filename: 'page.png',
      mime: 'image/png',
    });
  });

  test('OWNR-13 a broken picture is refused and leaves nothing behind', async () => {
    const bytes = (await plainPicture(400, 400)).subarray(0, 700);
    const before = readdirSync(join(own.folder, 'media'));
    expect(await upload({ bytes })).toMatchObject({
      kind: 'refused',
      reason: 'processing',
      message: 'File processing failed',
    });
    expect(readdirSync(join(own.folder, 'media'))).toEqual(before);
    expect(readdirSync(own.media.tempDir)).toEqual([]);
  });

  test('documents keep their endings, and an SVG is rebuilt without what acts', async () => {
    expect(await stored({ filename: 'Preise 2026.csv', bytes: Buffer.from('a;b\n1;2\n') })).toMatchObject({
      kind: 'file',
      filename: 'Preise 2026.csv',
      mime: 'text/csv',
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="x()"><script/></svg>';
    const media = await stored({ filename: 'logo.svg', bytes: Buffer.from(svg) });
    expect(media).toMatchObject({ kind: 'svg', width: 48, height: 24 });
    const record = await findMedia(on.db.read, siteId, media.id);
    expect((await own.media.storage.get(servedKey(record!)))?.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
    );
    expect((await own.media.storage.get(originalKey(record!)))?.toString()).toBe(svg);
  });

  test('keys of the storage hold nothing that somebody typed', async () => {
    const media = await stored({ filename: '../../evil.jpg', bytes: await plainPicture(11, 11) });
    expect(media.filename).toBe('evil.jpg');
    for (const name of filesOf(media.id)) expect(name).toMatch(/^[0-9a-f]{64}\.(original|served)$/);
    const mode = statSync(
      join(own.folder, 'media', media.id.slice(-2), media.id, filesOf(media.id)[0]!),
    ).mode;
    expect(mode & 0o077).toBe(0);
  });
});
