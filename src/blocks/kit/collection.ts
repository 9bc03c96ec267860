/** How blocks that show a collection say which: one chosen by the owner, or the one their page belongs to. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import type { BlockDataRequest } from '../contract.ts';

export const collectionRefSchema = z
  .object({ ref: z.literal('collection'), id: idSchema })
  .meta({ id: 'CollectionRef', description: 'A collection of the site by id.', control: 'collection' });
export type CollectionRef = z.infer<typeof collectionRefSchema>;

/** Undefined when neither the block nor its page names a collection. */
export function collectionIdOf(
  props: { readonly collection?: CollectionRef | undefined },
  request: Pick<BlockDataRequest, 'collectionId'>,
): string | undefined {
  return props.collection?.id ?? request.collectionId;
}

/** Where the collection lives; undefined when it was deleted or is not published. */
export async function collectionPathOf(
  site: BlockDataRequest['site'],
  collectionId: string,
): Promise<string | undefined> {
  return (await site.collectionPage(collectionId))?.path;
}
