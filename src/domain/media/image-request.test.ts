import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MediaView } from './calls.ts';
import { ratioOfCrop, readImageRequest } from './image-request.ts';
import { IMAGE_WIDTHS, imageUrl, mediaUrl, SIZE_FORMATS } from './media.ts';

const media: MediaView = {
  id: 'm'.repeat(24),
  kind: 'image',
  filename: 'bowl.jpg',
  mime: 'image/jpeg',
  bytes: 1,
  width: 4000,
  height: 3000,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: '',
  caption: '',
  luminance: [],
  color: '#808080',
  hash: '0123456789',
};

function ask(view: MediaView, url: string) {
  const { pathname, searchParams } = new URL(url, 'http://site.example');
  return readImageRequest(view, {
    filename: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
    format: searchParams.get('format') ?? undefined,
    crop: searchParams.get('crop') ?? undefined,
    focus: searchParams.get('focus') ?? undefined,
  });
}

describe('addresses of pictures', () => {
  test('IMAG-06 IMAG-07 every address that is made is read as what it was made for', () => {
    const share = fc.float({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...IMAGE_WIDTHS),
        fc.constantFrom(...SIZE_FORMATS),
        fc.option(fc.integer({ min: 10, max: 2000 }), { nil: undefined }),
        fc.record({ x: share, y: share }),
        fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('bowl-500w.jpg', 'a-1000w', '..', '茶碗.png')),
        (width, sizeFormat, crop, focalPoint, filename) => {
          const view = { ...media, focalPoint, filename };
          const ratio = crop === undefined ? {} : { ratio: crop / 100 };
          const asked = ask(view, imageUrl(view, width, { sizeFormat, ...ratio }));
          expect(asked).toEqual({ kind: 'variant', variant: { width, crop } });
        },
      ),
    );
  });

  test('IMAG-07 the size stands in the query or before the ending of the name', () => {
    expect(imageUrl(media, 500, { sizeFormat: 'queryString' })).toBe(`${mediaUrl(media)}?format=500w`);
    expect(imageUrl(media, 500, { sizeFormat: 'filename' })).toBe(
      `/s/${media.id}-${media.hash}/bowl-500w.jpg`,
    );
    expect(imageUrl({ ...media, filename: 'bowl' }, 500, { sizeFormat: 'filename' })).toMatch(/\/bowl-500w$/);
  });

  test('a crop in hundredths stands for the ratio that was asked for, also where hundredths are too coarse', () => {
    for (const [width, height] of [
      [1, 1],
      [4, 3],
      [3, 4],
      [3, 2],
      [2, 3],
      [5, 4],
      [4, 5],
      [16, 9],
      [9, 16],
      [21, 9],
    ] as const) {
      const ratio = width / height;
      const { searchParams } = new URL(imageUrl(media, 300, { ratio }), 'http://site.example');
      expect(ratioOfCrop(Number(searchParams.get('crop')))).toBeCloseTo(ratio, 12);
    }
    expect(ratioOfCrop(134)).toBe(1.34);
  });

  test('the original, by no size or by name', () => {
    expect(ask(media, mediaUrl(media))).toEqual({ kind: 'original' });
    expect(ask(media, `${mediaUrl(media)}?format=original`)).toEqual({ kind: 'original' });
    expect(ask({ ...media, filename: 'a-500w.jpg' }, mediaUrl({ ...media, filename: 'a-500w.jpg' }))).toEqual(
      {
        kind: 'original',
      },
    );
  });

  test('a former name or focal point leads to the current address', () => {
    const moved = { ...media, filename: 'new.jpg', focalPoint: { x: 0.2, y: 0.5 } };
    expect(ask(moved, mediaUrl(media))).toEqual({ kind: 'moved', url: mediaUrl(moved) });
    for (const sizeFormat of SIZE_FORMATS) {
      expect(ask(moved, imageUrl(media, 750, { ratio: 1.5, sizeFormat }))).toEqual({
        kind: 'moved',
        url: `${mediaUrl(moved)}?format=750w&crop=150&focus=20-50`,
      });
    }
  });
});
