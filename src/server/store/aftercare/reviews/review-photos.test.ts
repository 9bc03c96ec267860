/** Photos with reviews: taken by a plain form, shown with the review and never before, and gone with it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SEND_REVIEW_PATH } from '#domain/store/aftercare/reviews/contract.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { reviewRequests } from '#testing/server/review-requests.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { reviewPhotoKey } from './queries-photos.ts';

const SECRET_PLACE = 'At home in the kitchen';

async function photo(width = 60, height = 40): Promise<Blob> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b4643c' } });
  const bytes = await picture
    .withExif({ IFD0: { ImageDescription: SECRET_PLACE }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

describeOnBothEngines('photos of reviews', (on) => {
  const { openRequest } = reviewRequests(on);

  async function openPhotos() {
    const shop = await openRequest();
    const submit = (photos: readonly Blob[], rating = '5') => {
      const form = new FormData();
      const texts = { token: shop.token, line: shop.line, rating, description: 'Lovely.', author: 'Ada' };
      for (const [name, value] of Object.entries(texts)) form.append(name, value);
      for (const [index, each] of photos.entries()) form.append('photos', each, `at-home-${index}.jpg`);
      return shop.visitor.submit(SEND_REVIEW_PATH, form);
    };
    const stored = () =>
      on.db.read
        .selectFrom('reviewPhotos')
        .selectAll()
        .where('siteId', '=', shop.siteId)
        .orderBy('id')
        .execute();
    const listed = async (state = 'waiting') =>
      (await shop.api('GET', `reviews?state=${state}`)).json.reviews[0];
    const decide = async (id: string, state: string) => shop.api('POST', 'reviews/decide', { id, state });
    const product = async () => (await shop.site.visit(shop.path)).text();
    return { ...shop, submit, stored, listed, decide, product };
  }

  test('photos are shown with an approved review and never before, in the sizes of the site, without their place', async () => {
    const shop = await openPhotos();
    const answered = await shop.submit([await photo(), await photo(40, 60)]);
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      `/commerce/reviews/${shop.token}?done=1`,
    ]);
    const { id, photos } = await shop.listed();
    expect(photos).toMatchObject([
      { width: 60, height: 40 },
      { width: 40, height: 60 },
    ]);
    const address = `/s/${photos[0].id}-f0/photo.webp`;
    expect((await shop.site.visit(address)).status).toBe(404);
    await shop.decide(id, 'shown');
    const html = await shop.product();
    expect(html).toContain('alt="Photo by Ada"');
    expect(html).toContain(`${address}?format=100w`);
    for (const path of [address, `${address}?format=100w`]) {
      const shown = await shop.site.visit(path);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes(SECRET_PLACE)).toBe(false);
    }
    const kept = await shop.site.media.storage.get(reviewPhotoKey(photos[0].id));
    expect(kept?.includes(SECRET_PLACE)).toBe(false);
    await shop.decide(id, 'hidden');
    expect((await shop.site.visit(address)).status).toBe(404);
    const other = await createTestSite(on.deps);
    await shop.decide(id, 'shown');
    expect((await other.visit(address)).status).toBe(404);
  });

  test('owners see photos before they are shown, and delete single ones', async () => {
    const shop = await openPhotos();
    await shop.submit([await photo(), await photo()]);
    const { photos } = await shop.listed();
    const first = `reviews/photos/${photos[0].id}`;
    const { app, token } = shop.site;
    const seen = await app.request(`http://localhost:4321/api/sites/${shop.siteId}/${first}`, {
      headers: { authorization: `Bearer ${token}`, host: 'localhost:4321' },
    });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const other = await createTestSite(on.deps);
    expect((await other.api('DELETE', first)).status).toBe(404);
    expect((await shop.api('DELETE', first)).json).toEqual({ kind: 'removed' });
    expect((await shop.api('DELETE', first)).status).toBe(404);
    expect((await shop.listed()).photos).toEqual([photos[1]]);
    expect(await shop.site.media.storage.size(reviewPhotoKey(photos[0].id))).toBeUndefined();
  });

  test('too many photos, too large ones and what is no picture are refused, and nothing of them stays', async () => {
    const shop = await openPhotos();
    const refused = async (photos: readonly Blob[]) => {
      const answered = await shop.submit(photos);
      return [answered.status, await answered.text()];
    };
    const one = await photo();
    expect(await refused([one, one, one, one, one])).toEqual([
      422,
      expect.stringContaining('Choose up to 4 photos.'),
    ]);
    expect(await refused([new Blob([new Uint8Array(15_000_001)])])).toEqual([
      422,
      expect.stringContaining('Each photo can have up to 15 MB.'),
    ]);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const broken = new Uint8Array(await one.arrayBuffer()).slice(0, 200);
    for (const bad of [new Blob([drawing]), new Blob(['hello']), new Blob([broken])])
      expect(await refused([one, bad])).toEqual([
        422,
        expect.stringContaining('We can’t read one of your photos.'),
      ]);
    expect(await shop.stored()).toEqual([]);
    expect((await shop.listed())?.photos).toBeUndefined();
    expect((await shop.submit([one])).status).toBe(303);
    expect(await shop.stored()).toHaveLength(1);
  });

  test('a photo without a good request is thrown away; of two sent at once, one review keeps its own', async () => {
    const shop = await openPhotos();
    const stranger = new FormData();
    stranger.append('token', 'nobodynobody');
    stranger.append('photos', await photo(), 'a.jpg');
    expect((await shop.visitor.submit(SEND_REVIEW_PATH, stranger)).status).toBe(404);
    const one = await photo();
    const both = await Promise.all([shop.submit([one]), shop.submit([one])]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await shop.stored()).toHaveLength(1);
  });

  test('photos go with the person who sent them', async () => {
    const shop = await openPhotos();
    await shop.submit([await photo()]);
    const [row] = await shop.stored();
    const key = reviewPhotoKey(row?.id ?? '');
    expect(await shop.site.media.storage.size(key)).toBe(row?.bytes);
    await shop.api('POST', 'submissions/erase', { email: 'ada@example.org' });
    await shop.site.worker.drain();
    expect(await shop.stored()).toEqual([]);
    expect(await shop.site.media.storage.size(key)).toBeUndefined();
  });
});
