/** An item's page ends in its comments, unless its author has put them elsewhere on the page. */
import { definitions } from '#blocks/definitions.ts';
import { type CommentMode, settingsForItem } from '#domain/comments/comment-settings.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { CollectionSettings } from '#domain/content/document.ts';
import type { PageView } from '#domain/page.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** Ids of what is added to a page by the product itself; never stored. */
const SECTION_ID = `${'0'.repeat(23)}2`;
const BLOCK_ID = `${'0'.repeat(23)}3`;

export function mayHaveComments(page: PageView, settings: Pick<SiteSettings, 'commentsEnabled'>): boolean {
  return settings.commentsEnabled && page.type === PAGE_TYPES.contentItem && page.collectionId !== undefined;
}

/** @param own of the item itself */
export function withComments(
  page: PageView,
  { settings }: { readonly settings: CollectionSettings },
  own: CommentMode | undefined,
): PageView {
  const comments = definitions['comments'];
  const isPlaced = page.body.sections.some((section) =>
    section.blocks.some(({ type }) => type === 'comments'),
  );
  if (!comments || isPlaced || settingsForItem(settings.comments, own).mode === 'off') return page;
  const block = blockOf(BLOCK_ID, 'comments', comments.defaults, comments.version);
  const { sections } = bodyOf('', SECTION_ID, [block]);
  return {
    ...page,
    after: {
      title: '',
      fields: {},
      sections: sections.map((section) => ({ ...section, width: 'reading', spacing: 'small' })),
    },
  };
}
