import { expect, test } from 'vitest';
import { fakeContext, fakeMedia } from '#blocks/testing/fake-context.ts';
import { blockOf } from '#domain/content/build-body.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { coverSizes, sizesOf } from './layout.ts';
import type { LoadedPage, LoadedSection } from './load-page.ts';
import { largestIdOf } from './page.tsx';
import { templates } from './templates/templates.ts';

const block = { ...blockOf('block1', 'image', {}), place: { column: 1, span: 6 } };

test('a picture is no narrower on wide screens than the template’s grid', () => {
  expect(sizesOf(block, { width: 'content' }, {})).toBe(
    '(max-width: 432px) 100vw, (max-width: 799px) 100vw, (max-width: 1120px) 50vw, 560px',
  );
  expect(sizesOf(block, { width: 'content' }, templates.folio)).toMatch(/\(max-width: 1600px\) 50vw, 800px$/);
  expect(sizesOf(block, { width: 'wide' }, templates.folio)).toMatch(/\(max-width: 1600px\) 50vw, 800px$/);
  expect(sizesOf(block, { width: 'full' }, templates.folio)).toMatch(/799px\) 100vw, 50vw$/);
  expect([coverSizes(templates.kiln), coverSizes(templates.folio), coverSizes(templates.plate)]).toEqual([
    '(max-width: 1120px) 100vw, 1120px',
    '(max-width: 1600px) 100vw, 1600px',
    '100vw',
  ]);
});

test.each(TEMPLATE_NAMES)('%s says the widths that its style sheet sets', (name) => {
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
});
