import { expect, test } from 'vitest';
import { blockOf } from '#domain/content/build-body.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { fakeContext, fakeMedia } from '#testing/blocks/fake-context.ts';
import { coverSizes, LayoutStyles, sizesOf } from './layout.ts';
import type { LoadedPage, LoadedSection } from './load-page.ts';
import { largestIdOf } from './page.tsx';
import { templates } from './templates/templates.ts';

const FULL_ROW = { column: 1, span: 12 };
const block = { ...blockOf('block1', 'image', {}), place: { column: 1, span: 6 } };

test('a picture is no narrower on wide screens than the template’s grid', () => {
  expect(sizesOf(block, { width: 'content' }, {})).toBe(
    '(max-width: 432px) 90vw, (max-width: 799px) 90vw, (max-width: 1120px) 45vw, 560px',
  );
  expect(sizesOf(block, { width: 'content' }, templates.folio)).toMatch(/\(max-width: 1600px\) 45vw, 800px$/);
  expect(sizesOf(block, { width: 'wide' }, templates.folio)).toMatch(/\(max-width: 1600px\) 45vw, 800px$/);
  expect(sizesOf(block, { width: 'full' }, templates.folio)).toMatch(/799px\) 100vw, 50vw$/);
  expect([coverSizes(templates.kiln), coverSizes(templates.folio), coverSizes(templates.plate)]).toEqual([
    '(max-width: 1120px) 90vw, 1120px',
    '(max-width: 1600px) 90vw, 1600px',
    '100vw',
  ]);
});

test('a picture that reaches beyond its column is fetched as wide as it is shown', () => {
  const sizesTo = (reach: 'wide' | 'full', width: 'reading' | 'wide', span = 12) =>
    sizesOf({ ...block, place: { column: 1, span, reach } }, { width }, templates.market);
  expect(sizesTo('wide', 'reading')).toBe('(max-width: 1200px) 90vw, 1200px');
  expect(sizesTo('full', 'reading')).toBe('100vw');
  expect(sizesTo('wide', 'wide')).toBe(
    sizesOf({ ...block, place: FULL_ROW }, { width: 'wide' }, templates.market),
  );
  expect(sizesTo('full', 'reading', 6)).toMatch(/ 340px$/);
});

test('it keeps to the columns that phones give it', () => {
  const layout = new LayoutStyles();
  const place = { ...FULL_ROW, reach: 'full' as const };
  expect(layout.classesOf({ ...block, place }, { width: 'reading' })).toContain('to-full');
  expect(layout.classesOf({ ...block, place }, { width: 'full' })).not.toContain('to-full');
  expect(layout.css()).not.toContain('m-in');
  const onPhones = { ...block, place, overlays: { mobile: { place: { span: 6 } } } };
  expect(layout.classesOf(onPhones, { width: 'reading' })).toContain('m-in');
  expect(layout.css()).toContain('.m-in{inline-size:auto!important');
});

test.each(TEMPLATE_NAMES)('%s says how wide its wider pictures are, as its style sheet does', (name) => {
  const { css, innerWidths = {} } = templates[name];
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*--wider:\s*(\d+)px[^{}]*)\}/g)];
  const last = (selector: string) => rules.filter(([, each]) => each?.trim() === selector).at(-1)?.[3];
  const every = Number(last('[data-width]') ?? 1440);
  expect(every).toBe(innerWidths.wide ?? 1440);
  expect(Number(last('[data-width="reading"]') ?? (last('[data-width]') ? every : 1120))).toBe(
    innerWidths.content ?? 1120,
  );
});

test.each(TEMPLATE_NAMES)('%s says the the widths that its style sheet sets', (name) => {
  const { css, innerWidths = {} } = templates[name];
  const said = { wide: 1440, content: 1120, reading: 680, ...innerWidths };
  for (const width of ['wide', 'content', 'reading'] as const) {
    const rules = [...css.matchAll(/([^{}]+)\{([^{}]*--inner:\s*(\d+)px[^{}]*)\}/g)];
    const own = rules.filter(([, selector]) => selector?.includes(`[data-width="${width}"]`)).at(-1);
    expect(said[width], width).toBe(Number(own?.[3] ?? { wide: 1440, content: 1120, reading: 680 }[width]));
  }
});

test('the first picture of a gallery may be the largest of the first screen, an empty block is not', () => {
  const { page } = fakeContext();
  const picture = { ref: 'media', id: fakeMedia('media1').id };
  const sectionOf = (...blocks: [id: string, type: string, props: Record<string, unknown>][]) =>
    ({
      section: { id: 'section1', theme: 'paper', width: 'content', spacing: 'large', blocks: [] },
      blocks: blocks.map(([id, type, props]) => ({
        block: blockOf(id, type, props),
        props,
        data: undefined,
      })),
    }) satisfies LoadedSection;
  const largest = (...sections: LoadedSection[]) =>
    largestIdOf({ page, sections, media: new Map() } as unknown as LoadedPage);
  const words = ['words', 'text', {}] as const;
  expect(largest(sectionOf([...words], ['gallery', 'gallery', { items: [{ image: picture }] }]))).toBe(
    'gallery',
  );
  expect(largest(sectionOf(['none', 'gallery', { items: [] }], ['one', 'image', { image: picture }]))).toBe(
    'one',
  );
  expect(largest(sectionOf(['none', 'image', {}]), sectionOf([...words]))).toBeUndefined();
  expect(largest(sectionOf(['shop', 'product-grid', {}]))).toBe('shop');
});
