import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NARROW_IMAGE_WIDTH } from '#domain/design/breakpoints.ts';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { EXAMPLE_MEDIA } from '../kit/example-media.ts';
import { image } from './definition.ts';
import { render } from './render.tsx';
import css from './styles.css?inline';

const sizesIn = (sizes: string) => {
  const props = { ...image.defaults, image: EXAMPLE_MEDIA.landscape, width: 'half' as const };
  const html = renderToStaticMarkup(render({ props, data: undefined, context: fakeContext({ sizes }) }));
  return /sizes="([^"]*)"/.exec(html)?.[1];
};

test('IMAG-21 a picture takes all of an image block that is under 415 px wide, and the file for that', () => {
  expect(NARROW_IMAGE_WIDTH).toBe(415);
  expect(css.replace(/\s/g, '')).toMatch(
    /@container\(inline-size<415px\)\{\.image-wide,\.image-half,\.image-third\{inline-size:100%;?\}\}/,
  );
  expect(sizesIn('(max-width: 432px) 100vw, (max-width: 799px) 50vw, (max-width: 1120px) 33vw, 414px')).toBe(
    '(max-width: 432px) 100vw, (max-width: 799px) 50vw, (max-width: 1120px) 33vw, 414px',
  );
  expect(sizesIn('(max-width: 432px) 100vw, (max-width: 799px) 100vw, (max-width: 1120px) 67vw, 415px')).toBe(
    '(max-width: 432px) 100vw, (max-width: 799px) 100vw, (max-width: 1120px) 34vw, 208px',
  );
});
