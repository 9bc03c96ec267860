import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureEdit } from '#domain/media/calls.ts';
import { imageUrl, mediaUrl } from '#domain/media/media.ts';
import { UNEDITED } from '#domain/media/picture-edit.ts';
import { createMediaSite, type MediaSite, plainPicture, twoHalves } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { originalKey, toRow } from '../kernel/media/records.ts';
import { mediaEntryOf, mediaRowOf } from '../moves/transfer/records.ts';

const RED = '#ff0000';
const BLUE = '#0000ff';
const RIGHT = { x: 0.5, y: 0, width: 0.5, height: 1 };

describeOnBothEngines('turning and cropping pictures', (on) => {
  let site: MediaSite;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
  });
  afterAll(() => site.remove());

  const halves = async () =>
    site.upload({ bytes: await twoHalves(400, 300, RED, BLUE), filename: 'halves.png' });
  const edit = (id: string, change: Partial<PictureEdit>, more: object = {}) =>
    site.api('PUT', `media/${id}/edit`, { edit: { ...UNEDITED, ...change }, ...more });

  /** Colours as a visitor sees them, at shares of width and height. */
  async function look(url: string, points: readonly (readonly [number, number])[]) {
    const answer = await site.visit(url, { headers: { accept: 'image/webp' } });
    expect(answer.status).toBe(200);
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = points.map(([x, y]) => {
      const at = 3 * (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1)));
      return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
    });
    return { width: info.width, height: info.height, colours };
  }

  test('a quarter turn is seen by visitors at once, under another address; the file stays as it came', async () => {
    const media = await halves();
    const before = await findMedia(on.db.read, site.siteId, media.id);
    const turned = await edit(media.id, { rotate: 90 });
    expect(turned).toMatchObject({
      status: 200,
      json: { media: { width: 300, height: 400, edit: { rotate: 90 } } },
    });
    const { media: shown } = turned.json;
    expect(shown.hash).not.toBe(media.hash);
    for (const url of [imageUrl(shown, 300), mediaUrl(shown)])
      expect(
        await look(url, [
          [0.5, 0.1],
          [0.5, 0.9],
        ]),
      ).toEqual({ width: 300, height: 400, colours: ['red', 'blue'] });
    const old = await site.visit(imageUrl(media, 300));
    expect([old.status, old.headers.get('location')]).toEqual([302, imageUrl(shown, 300)]);
    expect(await site.media.storage.size(originalKey(before!))).toBe(before?.bytes);
  });

  test('a crop takes dimensions, colour, luminance and focal point with it', async () => {
    const media = await halves();
    await site.api('PATCH', `media/${media.id}`, { focalPoint: { x: 0.75, y: 0.5 } });
    const { json } = await edit(media.id, { crop: RIGHT });
    expect(json.media).toMatchObject({
      width: 200,
      height: 300,
      focalPoint: { x: 0.5, y: 0.5 },
      color: BLUE,
    });
    expect(new Set(json.media.luminance)).toEqual(new Set([0.072]));
    expect(
      (
        await look(imageUrl(json.media, 300), [
          [0.02, 0.5],
          [0.98, 0.5],
        ])
      ).colours,
    ).toEqual(['blue', 'blue']);
    const square = await look(imageUrl(json.media, 100, { ratio: 1 }), [[0.5, 0.5]]);
    expect(square).toEqual({ width: 100, height: 100, colours: ['blue'] });
  });

  test('a straightened picture has no empty corner, and is cut no further than that takes', async () => {
    const bytes = await plainPicture(400, 300, '#ffffff', 'png');
    const media = await site.upload({ bytes, filename: 'white.png' });
    const { json } = await edit(media.id, { straighten: 10 });
    expect(json.media.width / json.media.height).toBeCloseTo(4 / 3, 1);
    expect(json.media.width).toBeGreaterThan(300);
    const answer = await site.visit(imageUrl(json.media, 500), { headers: { accept: 'image/png' } });
    const { channels } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test('undone, a picture is what it was, at the address it had', async () => {
    const media = await halves();
    await edit(media.id, { rotate: 270, straighten: -3.5, crop: RIGHT });
    const { json } = await edit(media.id, {}, { focalPoint: media.focalPoint });
    expect(json.media).toEqual({ ...media, url: mediaUrl(media) });
    expect((await site.visit(mediaUrl(media))).status).toBe(200);
  });

  test('another file in its place is shown as it is', async () => {
    const media = await halves();
    await edit(media.id, { rotate: 90 });
    const bytes = await plainPicture(50, 40);
    const again = await site.upload({ bytes, id: media.id });
    expect(again).toMatchObject({ width: 50, height: 40 });
    expect(again).not.toHaveProperty('edit');
  });

  test('its owner sees it as it came, to edit it further', async () => {
    const media = await halves();
    await edit(media.id, { crop: RIGHT });
    const answer = await site.app.request(
      `http://localhost:4321/api/sites/${site.siteId}/media/${media.id}/unedited`,
      { headers: { authorization: `Bearer ${site.token}` } },
    );
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, width, height]).toEqual([200, 400, 300]);
  });

  test('what cannot be turned or cropped, and crops that lead outside, are refused in words', async () => {
    const media = await halves();
    expect((await edit(media.id, { crop: { ...RIGHT, x: 0.6 } })).status).toBe(400);
    expect((await edit(media.id, { straighten: 46 })).status).toBe(400);
    expect((await edit(media.id, { crop: { ...RIGHT, width: 0 } })).status).toBe(400);
    const frames = await Promise.all([RED, BLUE].map((color) => plainPicture(20, 20, color, 'png')));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const gif = await site.upload({ bytes: moving, filename: 'moving.gif' });
    expect(await edit(gif.id, { rotate: 90 })).toMatchObject({
      status: 400,
      json: { error: { message: 'You can’t rotate or crop an animated picture.' } },
    });
    const text = await site.upload({ bytes: new TextEncoder().encode('words'), filename: 'a.txt' });
    expect((await edit(text.id, { rotate: 90 })).status).toBe(400);
    expect((await edit('0'.repeat(24), { rotate: 90 })).status).toBe(404);
  });

  test('an edit moves with its site', async () => {
    const media = await halves();
    await edit(media.id, { rotate: 180, crop: RIGHT });
    const row = toRow((await findMedia(on.db.read, site.siteId, media.id))!);
    expect(mediaRowOf(mediaEntryOf(row, 'media/halves.png'), site.siteId)).toEqual(row);
  });
});
