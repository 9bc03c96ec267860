import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IMAGE_WIDTHS, imageUrl, mediaUrl } from '#domain/media/media.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite, plainPicture, twoHalves } from '#testing/server/media-site.ts';
import { openFilesBelow } from '#testing/server/open-files.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { FileStream } from '../storage/file-stream.ts';

const MODERN = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describeOnBothEngines('serving files', (on) => {
  let site: MediaSite;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
  });
  afterAll(() => site.remove());

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.visit(path, { headers, method });
  const pixels = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

  describe('widths', () => {
    test('IMAG-07 every width is served by query and by name, none larger than the picture', async () => {
      const media = await site.upload({ bytes: await plainPicture(1200, 600) });
      for (const width of IMAGE_WIDTHS) {
        const byQuery = await ask(`${mediaUrl(media)}?format=${width}w`);
        const byName = await ask(mediaUrl(media).replace('.jpg', `-${width}w.jpg`));
        for (const answer of [byQuery, byName]) {
          expect(answer.status).toBe(200);
          const expected = Math.min(width, 1200);
          expect(await pixels(answer)).toMatchObject({ width: expected, height: expected / 2 });
        }
        expect(byName.headers.get('etag')).toBe(byQuery.headers.get('etag'));
      }
    });

    test('other widths and crops are refused in words', async () => {
      const media = await site.upload({ bytes: await plainPicture(100, 100) });
      for (const query of ['format=501w', 'format=', 'format=500', 'format=500W', 'format=9999999w']) {
        const answer = await ask(`${mediaUrl(media)}?${query}`);
        expect([query, answer.status]).toEqual([query, 400]);
        expect(await answer.text()).toContain('100w, 300w, 500w, 750w, 1000w, 1500w, 2500w');
      }
      for (const crop of ['0', '5', '3:2', '1e3', '99999', '-150', '']) {
        const answer = await ask(`${mediaUrl(media)}?format=500w&crop=${crop}`);
        expect([crop, answer.status]).toEqual([crop, 400]);
      }
    });

    test('a crop keeps the focal point in sight, and moves to a new address with it', async () => {
      const bytes = await twoHalves(800, 400, '#ff0000', '#0000ff');
      for (const [x, expected] of [
        [0.1, { r: 255, b: 0 }],
        [0.9, { r: 0, b: 255 }],
      ] as const) {
        const media = await site.upload({ bytes, filename: 'halves.png', focalPoint: { x, y: 0.5 } });
        const url = imageUrl(media, 300, { ratio: 1 });
        expect(url).toContain(`&crop=100&focus=${x * 100}-50`);
        const answer = await ask(url, { accept: 'image/png' });
        const body = Buffer.from(await answer.arrayBuffer());
        expect(await sharp(body).metadata()).toMatchObject({ width: 300, height: 300 });
        const { dominant } = await sharp(body).stats();
        expect(Math.abs(dominant.r - expected.r) + Math.abs(dominant.b - expected.b)).toBeLessThan(24);
        const old = await ask(url.replace(/&focus=.*/, ''));
        expect([old.status, old.headers.get('location')]).toEqual([302, url]);
      }
    });

    test('the kind is chosen by Accept, and caches are told so', async () => {
      const jpeg = await site.upload({ bytes: await plainPicture(400, 300) });
      const png = await site.upload({
        bytes: await plainPicture(400, 300, '#123456', 'png'),
        filename: 'a.png',
      });
      const gif = await site.upload({
        bytes: await plainPicture(400, 300, '#123456', 'gif'),
        filename: 'a.gif',
      });
      for (const [media, accept, type] of [
        [jpeg, MODERN, 'image/avif'],
        [jpeg, 'image/webp,*/*', 'image/webp'],
        [jpeg, 'image/avif;q=0,image/webp', 'image/webp'],
        [jpeg, '*/*', 'image/jpeg'],
        [jpeg, '', 'image/jpeg'],
        [png, MODERN, 'image/avif'],
        [png, '*/*', 'image/png'],
        [gif, MODERN, 'image/webp'],
        [gif, '*/*', 'image/gif'],
      ] as const) {
        const answer = await ask(imageUrl(media, 300), { accept });
        expect([accept, answer.headers.get('content-type')]).toEqual([accept, type]);
        expect(answer.headers.get('vary')).toMatch(/\bAccept\b/);
        const format = (await pixels(answer)).format;
        expect(format === 'heif' ? 'avif' : format).toBe(type.split('/')[1]);
      }
    });

    test('a moving picture goes on moving', async () => {
      const frames = await Promise.all(
        ['#ff0000', '#00ff00', '#0000ff'].map((color) => plainPicture(80, 60, color, 'png')),
      );
      const bytes = await sharp(frames, { join: { animated: true } })
        .gif({ delay: 100 })
        .toBuffer();
      const media = await site.upload({ bytes, filename: 'wheel.gif' });
      expect(media).toMatchObject({ width: 80, height: 60 });
      for (const accept of [MODERN, '*/*']) {
        const answer = await ask(imageUrl(media, 100, { ratio: 1 }), { accept });
        expect(await pixels(answer)).toMatchObject({ pages: 3, width: 60, height: 60 });
      }
    });
  });

  describe('caching', () => {
    test('answers are kept for ever, and not sent again to who has them', async () => {
      const media = await site.upload({ bytes: await plainPicture(301, 200) });
      for (const url of [mediaUrl(media), imageUrl(media, 100)]) {
        const answer = await ask(url);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const etag = answer.headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[^"]+"$/);
        const again = await ask(url, { 'if-none-match': `"other", ${etag}` });
        expect([again.status, await again.text()]).toEqual([304, '']);
        const head = await ask(url, {}, 'HEAD');
        expect([head.status, await head.text()]).toEqual([200, '']);
        expect(head.headers.get('content-length')).toBe(
          String((await (await ask(url)).arrayBuffer()).byteLength),
        );
      }
    });

    test('a width is made once, however many ask for it at the same time', async () => {
      const media = await site.upload({ bytes: await plainPicture(2000, 1500) });
      const run = vi.spyOn(site.media.pictures, 'run');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ask(imageUrl(media, 750), { accept: MODERN })),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      await ask(imageUrl(media, 750), { accept: MODERN });
      expect(run).toHaveBeenCalledTimes(1);
      run.mockRestore();
    });

    test('the common widths are made after the upload by a job', async () => {
      const media = await site.upload({ bytes: await plainPicture(1100, 800, '#654321') });
      await site.worker.drain();
      const folder = join(site.folder, 'cache/pictures', media.id);
      await vi.waitFor(
        () =>
          expect(
            readdirSync(folder)
              .map((name) => name.replace(/^.*-p\d-/, ''))
              .sort(),
          ).toEqual(['1000w.avif', '1500w.avif', '500w.avif', '750w.avif']),
        { timeout: 50_000 },
      );
    });

    test('who empties the folder of made pictures loses nothing', async () => {
      const media = await site.upload({ bytes: await plainPicture(302, 200) });
      expect((await ask(imageUrl(media, 300))).status).toBe(200);
      rmSync(join(site.folder, 'cache'), { recursive: true });
      expect((await ask(imageUrl(media, 300))).status).toBe(200);
    });

    test('a picture that cannot be made in time is stood in for, and nobody keeps the stand-in', async () => {
      const media = await site.upload({ bytes: await plainPicture(900, 600, '#abcdef') });
      await ask(imageUrl(media, 100));
      const run = vi.spyOn(site.media.pictures, 'run');
      run.mockResolvedValue({ kind: 'failed', failure: 'timed-out', detail: '' });
      const smaller = await ask(imageUrl(media, 500));
      expect([smaller.status, smaller.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await pixels(smaller)).width).toBe(100);
      const whole = await ask(imageUrl(media, 500), { accept: 'image/webp' });
      expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await pixels(whole)).width).toBe(900);
      await ask(imageUrl(media, 500));
      expect(run).toHaveBeenCalledTimes(2);
      run.mockRestore();
    });
  });

  describe.skipIf(openFilesBelow('/') === undefined)('open files', () => {
    const opened = () => openFilesBelow(join(site.folder, 'media'));

    test('an answer that nobody reads holds none, nor does one given up halfway', async () => {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(500_000, ' ')]);
      const url = mediaUrl(await site.upload({ bytes, filename: 'prices.pdf' }));
      const original = `http://localhost:4321/api/sites/${site.siteId}/media/${url.slice(3, 27)}/original`;
      const askOwner = (method: string) =>
        site.app.request(original, { method, headers: { authorization: `Bearer ${site.token}` } });
      const read = vi.spyOn(FileStream.prototype, '_read');
      const answers = [
        await ask(url),
        await ask(url, {}, 'HEAD'),
        await askOwner('GET'),
        await askOwner('HEAD'),
      ];
      await turn();
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(read).not.toHaveBeenCalled();
      expect(opened()).toEqual([]);
      const reader = answers[0]?.body?.getReader();
      expect((await reader?.read())?.value?.length).toBeLessThan(bytes.length);
      expect(opened()).toHaveLength(1);
      await reader?.cancel();
      await vi.waitFor(() => expect(opened()).toEqual([]), { timeout: 50_000 });
      read.mockRestore();
    });
  });

  describe('addresses', () => {
    test('a replaced file is found under its old address', async () => {
      const old = await site.upload({ bytes: await plainPicture(50, 50), sourceId: 'x' });
      const current = await site.upload({ bytes: await plainPicture(60, 50), sourceId: 'x' });
      for (const [asked, location] of [
        [mediaUrl(old), mediaUrl(current)],
        [imageUrl(old, 500), imageUrl(current, 500)],
        [imageUrl(old, 500, { ratio: 1.5, sizeFormat: 'filename' }), imageUrl(current, 500, { ratio: 1.5 })],
        [`/s/${old.id}-${current.hash}/other-name.jpg`, mediaUrl(current)],
        [`/s/${old.id}-${current.hash}/other-name-300w.jpg`, imageUrl(current, 300)],
      ] as const) {
        const answer = await ask(asked);
        expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 302, location]);
        expect((await ask(location)).status).toBe(200);
      }
    });

    test('another site’s files, deleted ones and nonsense are not there', async () => {
      const media = await site.upload({ bytes: await plainPicture(51, 50) });
      const other = await createTestSite(on.deps, { app: site });
      expect((await other.visit(mediaUrl(media))).status).toBe(404);
      for (const path of ['/s/x/y.jpg', `/s/${'a'.repeat(24)}-0123456789/a.jpg`, `/s/${media.id}/a.jpg`]) {
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      }
    });

    test('names in any script are served', async () => {
      const media = await site.upload({
        bytes: await plainPicture(52, 50),
        filename: 'Schüssel 茶碗 (1).jpeg',
      });
      expect((await ask(mediaUrl(media))).status).toBe(200);
      expect((await ask(imageUrl(media, 100, { sizeFormat: 'filename' }))).status).toBe(200);
    });
  });

  describe('files', () => {
    const bytes = Buffer.from('%PDF-1.7\n'.padEnd(1000, 'x'));

    test('parts are served as the standard says', async () => {
      const media = await site.upload({ bytes, filename: 'prices.pdf' });
      const url = mediaUrl(media);
      for (const [range, status, contentRange, length] of [
        ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
        ['bytes=990-', 206, 'bytes 990-999/1000', 10],
        ['bytes=-10', 206, 'bytes 990-999/1000', 10],
        ['bytes=900-5000', 206, 'bytes 900-999/1000', 100],
        ['bytes=1000-', 416, 'bytes */1000', 0],
        ['bytes=-0', 416, 'bytes */1000', 0],
        ['bytes=5-2', 200, null, 1000],
        ['bytes=0-1,5-6', 200, null, 1000],
        ['lines=1-2', 200, null, 1000],
      ] as const) {
        const answer = await ask(url, { range });
        expect([range, answer.status, answer.headers.get('content-range')]).toEqual([
          range,
          status,
          contentRange,
        ]);
        expect((await answer.arrayBuffer()).byteLength).toBe(length);
      }
      const stale = await ask(url, { range: 'bytes=0-9', 'if-range': '"older"' });
      expect([stale.status, (await stale.arrayBuffer()).byteLength]).toEqual([200, 1000]);
    });

    test('what a browser might run is saved instead of opened; no answer may act', async () => {
      for (const [filename, content, type, disposition] of [
        ['prices.pdf', bytes, 'application/pdf', null],
        ['notes.txt', 'Hello', 'text/plain; charset=utf-8', 'attachment; filename="notes.txt"'],
        ['Größen "A".csv', 'a;b', 'text/csv; charset=utf-8', `attachment; filename="Grossen A.csv"`],
        ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', null],
      ] as const) {
        const media = await site.upload({ bytes: Buffer.from(content), filename });
        const answer = await ask(mediaUrl(media));
        expect(answer.headers.get('content-type')).toBe(type);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('content-security-policy')).toBe(
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
        if (disposition === null) expect(answer.headers.get('content-disposition')).toBeNull();
        else
          expect(answer.headers.get('content-disposition')?.replace('Gro_en', 'Grossen')).toContain(
            disposition,
          );
      }
    });
  });
});
