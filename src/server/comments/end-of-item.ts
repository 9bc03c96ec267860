/** An item's page ends in its comments, unless its author has put them elsewhere on the page. */

import { definitions } from '#blocks/definitions.ts';
import { settingsForItem } from '#domain/comments/comment-settings.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { ShownItem } from '../kernel/page-ports.ts';

export async function commentsOfItem({
  page,
  site,
  settings,
  collection,
}: ShownItem): Promise<Body | undefined> {
  const block = definitions['comments'];
  const isPlaced = page.body.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'comments'));
  if (!block || isPlaced || !site.commentsEnabled) return undefined;
  const ofCollection = await collection();
  if (!ofCollection || settingsForItem(ofCollection.settings.comments, settings.comments).mode === 'off')
    return undefined;
  const { sections } = bodyOf('', RESERVED_IDS.commentsSection, [
    blockOf(RESERVED_IDS.comments, 'comments', block.defaults, block.version),
  ]);
  return {
    title: '',
    fields: {},
    sections: sections.map((section) => ({ ...section, width: 'reading', spacing: 'small' })),
  };
}
