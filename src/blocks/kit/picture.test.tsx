import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MediaView } from '#domain/media/calls.ts';
import { fakeContext, fakeMedia } from '#testing/blocks/fake-context.ts';
import { Picture } from './picture.tsx';

const media = fakeMedia('media0000000000000000001');

function html(changes: Partial<MediaView> = {}, props: { ratio?: number; alt?: string } = {}, first = false) {
  const context = fakeContext({ isLikelyLargest: first });
  return renderToStaticMarkup(<Picture media={{ ...media, ...changes }} context={context} {...props} />);
}

test('reserves its space, offers every width and waits until it is near', () => {
  const shown = html();
  expect(shown).toContain('width="1800" height="1200"');
  expect(shown).toContain('stoneware%20bowls.jpg?format=2500w 1800w"');
  expect(shown).toContain('sizes="(min-width: 60em) 50vw, 100vw"');
  expect(shown).toContain('loading="lazy" decoding="async"');
  expect(shown).toContain('data-color="#b9a48c"');
});

test('comes first when it is likely the largest', () => {
  expect(html({}, {}, true)).toContain('loading="eager" fetchPriority="high" decoding="sync"');
  expect(html()).not.toContain('fetchPriority');
});

test('asks for a crop and reserves its ratio, without a style attribute', () => {
  const square = html({}, { ratio: 1 });
  expect(square).toContain('width="1200" height="1200"');
  expect(square).toContain('format=1000w&amp;crop=100&amp;focus=40-60"');
  expect(square).not.toContain('style=');
  expect(html({}, { ratio: 2 })).toContain('width="1800" height="900"');
});

test('always has an alternative text, empty where the picture only decorates', () => {
  expect(html()).toContain('alt="Three stoneware bowls on an ash board"');
  expect(html({}, { alt: '' })).toContain('alt=""');
  expect(html({ alt: '' })).toContain('alt=""');
});

test('a drawing is served as it is, on no ground of its own', () => {
  const svg = html({ kind: 'svg', mime: 'image/svg+xml', filename: 'mark.svg', width: 0, height: 0 });
  expect(svg).toContain('src="/s/media0000000000000000001-a1b2c3d4/mark.svg"');
  const sized = html({ kind: 'svg', mime: 'image/svg+xml', width: 40, height: 20 }, { ratio: 1 });
  expect(sized).toContain('width="40" height="20"');
  expect(svg).not.toMatch(/srcset|width=|data-color/i);
});
