import { expect, test } from 'vitest';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Section } from '#domain/content/content.ts';
import type { TemplateName } from '#domain/design/style.ts';
import { headerTheme, isHeaderOverPicture } from './header-ground.ts';
import type { LoadedPage } from './load-page.ts';

const PICTURE = 'p'.repeat(24);
const tint = { theme: 'tint' };
const picture = { theme: 'photo', background: { media: { ref: 'media', id: PICTURE } } };

/** A page of that template, with that first section and what its owner says of the header. */
function pageWith(template: TemplateName, first: object, ground?: string): LoadedPage {
  return {
    site: { style: { template }, header: { fields: ground === undefined ? {} : { ground } } },
    page: { type: PAGE_TYPES.page },
    sections: [{ section: first as Section }],
    media: new Map([[PICTURE, {}]]),
    header: [],
  } as object as LoadedPage;
}

test.each([
  // Kiln gives its header a ground of its own, Plate lets it lie on pictures.
  ['kiln', undefined, undefined, undefined],
  ['plate', undefined, undefined, 'photo'],
  ['plate', 'own', undefined, undefined],
  ['kiln', 'picture', undefined, 'photo'],
  ['kiln', 'first', 'tint', 'photo'],
] as const)(
  'in %s a header with “%s” takes %s on a tint, and %s on a picture',
  (template, ground, onTint, onPicture) => {
    expect(headerTheme(pageWith(template, tint, ground))).toBe(onTint);
    expect(isHeaderOverPicture(pageWith(template, tint, ground))).toBe(false);
    expect(headerTheme(pageWith(template, picture, ground))).toBe(onPicture);
    expect(isHeaderOverPicture(pageWith(template, picture, ground))).toBe(onPicture === 'photo');
  },
);

test('below blocks of the header’s own, and above a post’s title, it has its own ground', () => {
  const page = pageWith('plate', picture, 'first');
  expect(headerTheme({ ...page, header: [{}] as object as LoadedPage['header'] })).toBeUndefined();
  const post = { ...page, page: { ...page.page, type: PAGE_TYPES.contentItem } };
  expect(headerTheme(post)).toBeUndefined();
});
