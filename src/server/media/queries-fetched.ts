/** Which addresses of other sites have been asked for a file, and what came of it. */
import type { MediaView } from '#domain/media/calls.ts';
import type { Queryable } from '../db/schema.ts';
import { listMediaViews } from '../kernel/media/queries.ts';

interface FetchedFileTable {
  siteId: string;
  address: string;
  /** Null: there was no picture. */
  mediaId: string | null;
  /** Why there was none, in a sentence. */
  problem: string | null;
  askedAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    fetchedFiles: FetchedFileTable;
  }
}

export type FetchedFile =
  | { readonly kind: 'stored'; readonly media: MediaView }
  | { readonly kind: 'failed'; readonly reason: string };

interface Asked {
  readonly siteId: string;
  readonly address: string;
}

const DELETED = 'It was fetched before and has been deleted from the media library.';

export async function findFetched(
  db: Queryable,
  { siteId, address }: Asked,
): Promise<FetchedFile | undefined> {
  const row = await db
    .selectFrom('fetchedFiles')
    .select(['mediaId', 'problem'])
    .where('siteId', '=', siteId)
    .where('address', '=', address)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.mediaId === null) return { kind: 'failed', reason: row.problem ?? '' };
  const [media] = await listMediaViews(db, siteId, [row.mediaId]);
  return media ? { kind: 'stored', media } : { kind: 'failed', reason: DELETED };
}

export async function noteFetched(
  tx: Queryable,
  asked: Asked,
  result: { readonly mediaId: string | null; readonly problem: string | null; readonly askedAt: number },
): Promise<void> {
  await tx
    .insertInto('fetchedFiles')
    .values({ ...asked, ...result })
    .onConflict((oc) => oc.columns(['siteId', 'address']).doUpdateSet(result))
    .execute();
}

/** They are asked again. */
export async function forgetFailed(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('fetchedFiles').where('siteId', '=', siteId).where('mediaId', 'is', null).execute();
}
