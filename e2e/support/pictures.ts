/** Pages of pictures that open large, for the tests of the lightbox. */
import type { BlockPage } from './block-test.ts';

const pictureId = (index: number) => `picture${index}`.padEnd(24, '0');

/** A text of so many pictures, each with words and a caption of its own. */
export function pictureText(count: number, theme: 'dark' | 'light' = 'dark') {
  const content = Array.from({ length: count }, (_, index) => ({
    type: 'image',
    media: { ref: 'media', id: pictureId(index) },
    alt: `Bowl ${index}`,
    caption: `From firing ${index}`,
  }));
  return {
    type: 'text',
    props: { content: { type: 'doc', content }, size: 'regular', opensLarge: theme },
    context: { media: (id: string | undefined) => (id === undefined ? undefined : media(id)) },
  } satisfies Parameters<BlockPage['open']>[0];
}

/** What stands in the address while a picture of the text is open. */
export function slideId(index: number): string {
  return `block-text-${pictureId(index)}`;
}

function media(id: string) {
  return {
    id,
    kind: 'image' as const,
    filename: 'bowl.jpg',
    mime: 'image/jpeg',
    bytes: 412_000,
    width: 1800,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: '',
    caption: '',
    luminance: [],
    color: '#b9a48c',
    hash: 'a1b2c3d4',
  };
}
