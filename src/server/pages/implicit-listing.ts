/** A collection's page lists its items even where its author has placed no block that does. */
import { definitions } from '#blocks/definitions.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { PageView } from '#domain/page.ts';

/** Ids of what is added to a page by the product itself; never stored. */
const SECTION_ID = '0'.repeat(24);
const BLOCK_ID = `${'0'.repeat(23)}1`;

export function implicitListing(page: PageView): PageView {
  if (page.type !== PAGE_TYPES.mainCollection || !page.collectionId) return page;
  const summary = definitions['summary'];
  const hasListing = page.body.sections.some((section) =>
    section.blocks.some((block) => block.type === 'summary' || block.type === 'calendar'),
  );
  if (!summary || hasListing) return page;
  const listing = {
    id: BLOCK_ID,
    type: 'summary',
    version: summary.version,
    props: { ...summary.defaults, isPaged: true },
    place: { column: 1, span: 12 },
  };
  return {
    ...page,
    body: {
      ...page.body,
      sections: [
        ...page.body.sections,
        { id: SECTION_ID, theme: 'paper', width: 'content', spacing: 'medium', blocks: [listing] },
      ],
    },
  };
}
