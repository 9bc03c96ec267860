/** A lesson ends with the way on, unless its author has placed it elsewhere. */
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { ShownItem } from '../kernel/page-ports.ts';

export async function lessonEnd({ page, collection }: ShownItem): Promise<Body | undefined> {
  const block = definitions['course'];
  if (!block || (await collection())?.type !== COLLECTION_TYPES.lessons) return undefined;
  if (page.body.sections.some(({ blocks }) => blocks.some(({ type }) => type === block.type)))
    return undefined;
  const body = bodyOf('', RESERVED_IDS.lessonEndSection, [
    blockOf(RESERVED_IDS.lessonEnd, block.type, block.defaults, block.version),
  ]);
  return {
    ...body,
    sections: body.sections.map((section) => ({ ...section, width: 'reading', spacing: 'small' })),
  };
}
