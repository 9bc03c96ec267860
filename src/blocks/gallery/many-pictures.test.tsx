/** What is sent of the largest gallery there may be. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeContext, fakeMedia } from '#testing/blocks/fake-context.ts';
import { load } from './data.ts';
import { defaults, type GalleryProps, MAX_SLIDES } from './props.ts';
import { render } from './render.tsx';

/** Packs as badly as the ids of real files. */
const idAt = (index: number) => createHash('sha256').update(`picture ${index}`).digest('hex').slice(0, 24);
const items = Array.from({ length: MAX_SLIDES }, (_slide, index) => ({
  id: `s${index}`,
  image: { ref: 'media' as const, id: idAt(index) },
  caption: '',
}));

test.each(['grid', 'autogrid', 'autocolumns'] as const)(
  '2,000 pictures as %s: no more is sent than a photograph, and what is far is fetched later',
  async (design) => {
    const props: GalleryProps = { ...defaults, design, items, captions: 'none' };
    const context = {
      ...fakeContext({ blockId: 'b' }),
      media: (id: string | undefined) => (id === undefined ? undefined : fakeMedia(id)),
    };
    const data = await load(props, { query: {} } as unknown as Parameters<typeof load>[1]);
    const html = renderToStaticMarkup(render({ props, context, data }));
    expect(gzipSync(html).length).toBeLessThan(200_000);
    expect(html.match(/<img /g)).toHaveLength(MAX_SLIDES);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(MAX_SLIDES * 4);
    expect(html.match(/loading="lazy"/g)?.length).toBeGreaterThan(MAX_SLIDES - 20);
  },
);
