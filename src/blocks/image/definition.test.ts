import { expect, test } from 'vitest';
import { hydrationOf, parseProps } from '#domain/block.ts';
import { EMPTY_RICH_TEXT } from '#domain/content/rich-text.ts';
import { image } from './definition.ts';

test('SITE-05 pictures of before do not open large, and have no script', () => {
  const { opensLarge: _opensLarge, ...before } = image.defaults;
  const parsed = parseProps(image, 1, { ...before, caption: EMPTY_RICH_TEXT });
  expect(parsed).toEqual({ ok: true, props: image.defaults });
  expect(hydrationOf(image, image.defaults)).toBeUndefined();
});

test('one that leads somewhere has no script for opening large', () => {
  const large = { ...image.defaults, opensLarge: 'dark' as const };
  expect(hydrationOf(image, large)).toBe('load');
  expect(hydrationOf(image, { ...large, link: { url: '/work' } })).toBeUndefined();
});
