/** A post ends with the ways to the others, unless its author has placed them elsewhere. */

import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { ShownItem } from '../kernel/page-ports.ts';

/** What is read one after the other; shops, portfolios and calendars have ways of their own. */
const READ: ReadonlySet<number> = new Set([COLLECTION_TYPES.blog, COLLECTION_TYPES.generic]);

export async function postsAfter({ page, collection }: ShownItem): Promise<Body | undefined> {
  const block = definitions['post-nav'];
  const isPlaced = page.body.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'post-nav'));
  const found = block && !isPlaced ? await collection() : undefined;
  if (!block || !found || !READ.has(found.type)) return undefined;
  const { showsNeighbours, showsRelated, isManuallyOrdered } = found.settings;
  if (!showsNeighbours && !showsRelated) return undefined;
  const order = isManuallyOrdered ? 'manual' : 'newest';
  const props = { ...block.defaults, showsNeighbours, showsRelated, order };
  const { sections } = bodyOf('', RESERVED_IDS.endOfPostSection, [
    blockOf(RESERVED_IDS.endOfPost, block.type, props, block.version),
  ]);
  return {
    title: '',
    fields: {},
    sections: sections.map((section) => ({ ...section, width: 'reading', spacing: 'small' })),
  };
}
