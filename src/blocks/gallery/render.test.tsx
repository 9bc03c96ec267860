/** What the server writes of a gallery, which is all that visitors without scripts have of it. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseProps } from '#domain/block.ts';
import { LAYOUTS } from '#domain/gallery/design.ts';
import { ratioNumber } from '#domain/gallery/layout.ts';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { renderExample } from '#testing/blocks/render-block.tsx';
import { load } from './data.ts';
import { gallery } from './definition.ts';
import { defaults, type GalleryProps, type Slide } from './props.ts';
import { render } from './render.tsx';
import { lookOf, lookRules } from './setting-classes.ts';

const grid = gallery.examples.find(({ name }) => name === 'Grid')?.props as GalleryProps;

async function shown(props: GalleryProps, query: Record<string, string> = {}): Promise<string> {
  const context = fakeContext({ blockId: 'b' });
  const request = { query } as unknown as Parameters<typeof load>[1];
  return renderToStaticMarkup(render({ props, context, data: await load(props, request) }));
}

test('GALL-84 the layout behind “autogrid” is that of rows, with its own numbers', async () => {
  const html = await renderExample('gallery', 'Rows that fit', { rowHeight: 250, gutter: 20 });
  expect(html).toContain('sqs-gallery-design-autogrid gallery-veiled gallery-over gallery-h250 gallery-g20');
  expect(lookRules()).toContain('.gallery-h250{--row:250px}');
});

test('GALL-70 GALL-71 GALL-72 GALL-73 GALL-75 a layout that is told nothing has its own numbers', () => {
  const look = (layout: Parameters<typeof lookOf>[0]) =>
    lookOf(layout, { ...defaults, captions: 'none' }, [{ width: 3, height: 2 }]);
  expect(look('autocolumns')).toEqual(['gallery-p250', 'gallery-u40', 'gallery-k0']);
  expect(look('autogrid')).toEqual(['gallery-h250', 'gallery-g20']);
  expect(look('grid')).toEqual(['gallery-n4', 'gallery-g20']);
  expect(look('carousel')).toEqual(['gallery-n3']);
  expect(lookRules()).toContain('.gallery{--turn:1cqi}');
  expect(look('strip')).toEqual(['gallery-v10', 'gallery-g20', 'gallery-at-middle']);
  expect(lookRules()).toContain('.gallery-v10{--v:50cqi}');
  expect(defaults.lightbox).toBe(true);
});

test('a slide leads to the page that shows it, and to nothing else', async () => {
  const html = await shown(grid);
  expect(html).toContain('href="/work/bowls?itemId=grid-pools#gallery-b"');
  expect(html.match(/<li /g)).toHaveLength(grid.items.length);
  expect(html).not.toContain(' style=');
});

test('the page of a slide shows it alone, with its place and its neighbours', async () => {
  const html = await shown({ ...grid, captions: 'below' }, { itemId: 'grid-pools' });
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('From pool to pool');
  expect(html).toContain('2 of 8');
  expect(html).toMatch(/rel="prev" href="[^"]*itemId=grid-ridge#/);
  expect(html).toMatch(/rel="next" href="[^"]*itemId=grid-meadow#/);
  expect(html).toContain('href="/work/bowls#gallery-b"');
});

test('the first and the last have one neighbour, and a slide of another gallery changes nothing', async () => {
  expect(await shown(grid, { itemId: 'grid-ridge' })).not.toContain('Previous');
  expect(await shown(grid, { itemId: 'grid-sundial' })).not.toContain('Next');
  expect(await shown(grid, { itemId: 'elsewhere' })).toBe(await shown(grid));
});

test('a picture that is gone leaves no gap, and its page is the gallery', async () => {
  const [first, ...rest] = grid.items;
  const gone = { ...first, id: 'gone', image: { ref: 'media' as const, id: 'nothing00000000000000000' } };
  const props = { ...grid, items: [gone, ...rest] } as GalleryProps;
  expect((await shown(props)).match(/<li /g)).toHaveLength(7);
  expect((await shown(props, { itemId: 'gone' })).match(/<li /g)).toHaveLength(7);
});

test('a slide that leads elsewhere says so, and does not open the viewer', async () => {
  const html = await renderExample('gallery', 'Carousel');
  const slide = /<div [^>]*data-slide-id="carousel-bowls".*?<\/div>/.exec(html)?.[0] ?? '';
  expect(slide).toContain('data-click-through-url="/work"');
  expect(slide).toContain('href="/work"');
  expect(slide).not.toContain('data-lightbox-item');
  expect(html.match(/data-lightbox-item/g)).toHaveLength(7);
  expect(await renderExample('gallery', 'Carousel', { lightbox: false })).not.toContain('data-lightbox');
});

test('every class that settings come to has a rule', () => {
  const rules = lookRules();
  const between = (min: number, max: number) => fc.integer({ min, max });
  const settings = fc.record({
    columnWidth: between(80, 800),
    gutter: between(0, 60),
    padding: between(0, 60),
    slidesPerRow: between(1, 12),
    rowHeight: between(100, 600),
    listImageSize: between(15, 85),
    vSize: between(4, 20),
  });
  fc.assert(
    fc.property(settings, fc.constantFrom(...LAYOUTS), (changes, layout) => {
      const named = lookOf(layout, { ...defaults, ...changes }, [{ width: 3, height: 2 }]);
      for (const name of named.filter((each) => /\d$/.test(each))) expect(rules).toContain(`.${name}{`);
    }),
  );
});

test('a gallery holds 2,000 pictures; one more is refused in words that say what to do', () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `s${at}`, caption: '' }));
  expect(parseProps(gallery, 1, { ...defaults, items: items(2000) }).ok).toBe(true);
  expect(parseProps(gallery, 1, { ...defaults, items: items(2001) })).toEqual({
    ok: false,
    message: 'items: A gallery can hold up to 2000 pictures. Add a second gallery for more.',
  });
});

test('a gallery that says nothing of the mouse waits for it', () => {
  const { pauseOnMouseover: _said, ...silent } = defaults;
  const parsed = parseProps(gallery, 1, silent);
  expect(parsed.ok && parsed.props.pauseOnMouseover).toBe(true);
});

const FILM = { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };

function dataOf(html: string): Record<string, unknown> {
  const [, json = ''] = /data-gallery="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"')) as Record<string, unknown>;
}

test('GALL-18 GALL-19 the block’s data names its settings, and whether it is mixed', async () => {
  const [first, second] = grid.items as [Slide, Slide];
  const set = { gutter: 8, slidesPerRow: 4, 'thumbnails-per-row': 4 };
  const data = dataOf(await shown({ ...grid, ...set }));
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      ...['design', 'imageAspectRatio', 'slidesPerRow', 'lightbox', 'lightboxTheme', 'mixedContent'],
      ...['columnWidth', 'gutter', 'listImageSize', 'padding'],
      ...['thumbnails', 'thumbnail-strip-height', 'thumbnail-strip-margin', 'thumbnails-per-row'],
      ...['square-thumbs', 'auto-crop', 'randomize', 'lazyLoad'],
    ]),
  );
  const isMixed = async (...items: Slide[]) => dataOf(await shown({ ...grid, items }))['mixedContent'];
  const film = { ...second, video: FILM };
  expect([await isMixed(first, second), await isMixed(first, film), await isMixed(film)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('GALL-19 as many small pictures share a row as is said', async () => {
  const html = await renderExample('gallery', 'Slideshow with small pictures', { 'thumbnails-per-row': 5 });
  expect(html).toContain('gallery-in-row gallery-q5');
  expect(lookRules()).toContain('.gallery-q5{--q:5}');
});

test('GALL-24 a slide with a video bears its embed and its service, and leads there without a script', async () => {
  const [first] = grid.items as [Slide];
  const items = [{ ...first, video: FILM, title: 'Throwing a bowl' }];
  const html = await shown({ ...grid, items, lightbox: false });
  expect(html).toContain('data-type="video"');
  expect(html).toContain('data-provider-name="YouTube"');
  expect(html).toMatch(
    /data-html="&lt;iframe src=&quot;[^"]*&quot; width=&quot;1280&quot; height=&quot;720&quot;/,
  );
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).toContain('aria-label="Play: Throwing a bowl"');
  expect(html).not.toContain('<iframe');
  const file = [{ ...first, video: { url: 'https://films.example/winter.mp4' } }];
  expect(await shown({ ...grid, items: file, lightbox: false })).toMatch(
    /<video controls="" [^>]*width="1280" height="720"/,
  );
});

test('VIDE-18 a video without a picture has a small one of its own shape', async () => {
  const items = [{ id: 'film', video: FILM, caption: '' }];
  const html = await shown({ ...grid, design: 'slideshow', thumbnails: true, items });
  expect(html).toContain('<span class="gallery-no-picture"></span>');
});

test('VIDE-15 the place of a video without a picture is 65 percent as high as wide, or its column’s share', async () => {
  const item = (id: string) => ({ id, video: { url: 'https://films.example/winter.mp4' }, caption: '' });
  const shapes = async (name: string, more: object) => {
    const example = gallery.examples.find((each) => each.name === name)?.props as GalleryProps;
    const html = await shown({ ...example, items: [item('one'), item('two')], ...more });
    return [...html.matchAll(/gallery-r(\d+)/g)].map(([, number]) => Number(number));
  };
  const low = ratioNumber({ width: 100, height: 65 });
  const square = ratioNumber({ width: 1, height: 1 });
  expect(low).not.toBe(square);
  for (const name of ['Columns that fit', 'One under the other'])
    expect(await shapes(name, {})).toEqual([low, low]);
  // A column’s share of the row on both sides.
  expect(await shapes('Grid', {})).toEqual([square, square]);
});
