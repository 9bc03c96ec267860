/** The proofs of a published page: there is something to choose only where a password says who may see them. */
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import { isId } from '#domain/id.ts';
import type { Access } from '#domain/members/access.ts';
import type { ProofsOfBlock, ShownProofs } from '#domain/proofing/proofs.ts';
import type { Queryable } from '../db/schema.ts';
import { findDocument, findRevision } from '../kernel/documents/queries.ts';
import { listGated } from '../kernel/documents/queries-locked.ts';
import { listMediaViews } from '../kernel/media/queries.ts';
import { listOfBlock } from './queries.ts';

export interface ProofsAddress {
  readonly siteId: string;
  readonly documentId: string;
  readonly blockId: string;
}

export interface FoundProofs {
  readonly title: string;
  readonly path: string;
  readonly passwordHash: string;
  readonly access: Access | undefined;
  readonly maximum: number | undefined;
  readonly pictures: readonly { readonly id: string; readonly mediaId: string; readonly filename: string }[];
}

export async function findProofs(
  db: Queryable,
  { siteId, documentId, blockId }: ProofsAddress,
): Promise<FoundProofs | undefined> {
  if (!isId(documentId)) return undefined;
  const document = await findDocument(db, siteId, documentId);
  const passwordHash = document?.settings.passwordHash;
  if (!document?.publishedId || document.deletedAt !== null || !passwordHash) return undefined;
  const published = await findRevision(db, siteId, document.publishedId);
  const block = published?.body.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ id, type }) => id === blockId && type === 'proofs');
  const definition = definitions['proofs'];
  const parsed = block && definition && parseProps(definition, block.version, block.props);
  if (!parsed?.ok) return undefined;
  const { items, maximum } = parsed.props as ProofsOfBlock;
  const files = await listMediaViews(
    db,
    siteId,
    items.flatMap(({ image }) => image?.id ?? []),
  );
  const names = new Map(files.map(({ id, filename }) => [id, filename]));
  return {
    title: document.title,
    path: document.path ?? '/',
    passwordHash,
    access: (await listGated(db, [document])).get(documentId),
    maximum,
    pictures: items.flatMap(({ id, image }) => {
      const filename = image && names.get(image.id);
      return filename === undefined ? [] : [{ id, mediaId: image?.id ?? '', filename }];
    }),
  };
}

/** What the page itself shows: it is made only for those who have given its password. */
export async function shownProofs(db: Queryable, address: ProofsAddress): Promise<ShownProofs> {
  if (!isId(address.documentId)) return { isOpen: false };
  const document = await findDocument(db, address.siteId, address.documentId);
  if (document?.settings.passwordHash === undefined) return { isOpen: false };
  const [last] = await listOfBlock(db, address, 1);
  return { isOpen: true, last };
}
