/** How blocks that show a collection say which: one chosen by the owner, or the one their page belongs to, or the site's first. */
import { z } from 'zod';
import type { CollectionTypeCode } from '#domain/content/codes.ts';
import { idSchema } from '#domain/links/link.ts';
import type { BlockDataRequest } from '../contract.ts';

export const collectionRefSchema = z
  .object({ ref: z.literal('collection'), id: idSchema })
  .meta({ id: 'CollectionRef', description: 'A collection of the site by id.', control: 'collection' });
export type CollectionRef = z.infer<typeof collectionRefSchema>;

/**
 * @param type of the collection that is taken where neither the block nor its page names one
 * @returns undefined where the site has none of them either
 */
export async function collectionIdOf(
  props: { readonly collection?: CollectionRef | undefined },
  { site, collectionId }: Pick<BlockDataRequest, 'collectionId' | 'site'>,
  type: CollectionTypeCode,
): Promise<string | undefined> {
  return props.collection?.id ?? collectionId ?? site.firstCollection(type);
}

/** Where the collection lives; undefined when it was deleted or is not published. */
export async function collectionPathOf(
  site: BlockDataRequest['site'],
  collectionId: string,
): Promise<string | undefined> {
  return (await site.collectionPage(collectionId))?.path;
}
