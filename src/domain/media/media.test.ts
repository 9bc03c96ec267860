import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import type { MediaView } from './calls.ts';
import { IMAGE_WIDTHS, imageUrl, mediaUrl, offeredWidths, srcSet } from './media.ts';

const media: MediaView = {
  id: 'm'.repeat(24),
  kind: 'image',
  filename: 'bowl.jpg',
  mime: 'image/jpeg',
  bytes: 1,
  width: 1200,
  height: 800,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: '',
  caption: '',
  luminance: [],
  color: '#808080',
  hash: 'abc123',
};
const start = `/s/${media.id}-abc123/`;

test('IMAG-08 the widths are 100, 300, 500, 750, 1000, 1500 and 2500', () => {
  expect(IMAGE_WIDTHS).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
});

describe('addresses', () => {
  test('carry id, hash and name', () => {
    expect(mediaUrl(media)).toBe(`${start}bowl.jpg`);
    expect(imageUrl(media, 500)).toBe(`${start}bowl.jpg?format=500w`);
    expect(imageUrl(media, 500, { ratio: 1.5 })).toBe(`${start}bowl.jpg?format=500w&crop=150`);
  });

  test('stay below /s/ and give the name back, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 }), (filename) => {
        const url = new URL(mediaUrl({ ...media, filename }), 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname.startsWith(start)).toBe(true);
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(url.search + url.hash).toBe('');
        if (!/^\.*$/.test(filename)) {
          expect(decodeURIComponent(url.pathname.slice(start.length))).toBe(filename.toWellFormed());
        }
      }),
    );
    for (const filename of ['.', '..', '...', ''])
      expect(mediaUrl({ ...media, filename })).toBe(`${start}file`);
  });
});

describe('offered widths', () => {
  test('are those below the picture’s, and the first at or above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), (width) => {
        const offered = offeredWidths({ width });
        expect(offered).toEqual(IMAGE_WIDTHS.slice(0, offered.length));
        expect(offered.at(-1)! >= Math.min(width, 2500)).toBe(true);
        expect((offered.at(-2) ?? 0) < width).toBe(true);
      }),
    );
  });

  test('a srcset names each address with its true width', () => {
    expect(srcSet({ ...media, width: 400 })).toBe(
      `${start}bowl.jpg?format=100w 100w, ${start}bowl.jpg?format=300w 300w, ${start}bowl.jpg?format=500w 400w`,
    );
  });

  test('a crop never promises more than is left of the picture', () => {
    expect(srcSet(media, { ratio: 0.25 })).toBe(
      `${start}bowl.jpg?format=100w&crop=25 100w, ${start}bowl.jpg?format=300w&crop=25 200w`,
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1, max: 6000 }),
        fc.constantFrom(0.5, 1, 1.5, 2),
        (width, height, ratio) => {
          const widths = [...srcSet({ ...media, width, height }, { ratio }).matchAll(/ (\d+)w/g)].map(
            (match) => Number(match[1]),
          );
          expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
          expect(widths.at(-1)!).toBeLessThanOrEqual(
            Math.max(1, Math.min(width, Math.round(height * ratio))),
          );
        },
      ),
    );
  });
});
