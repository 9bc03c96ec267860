/** Versions of documents, for commands that take one. */
import type { Queryable } from '../db/schema.ts';
import { findDocument, findRevision, type Revision } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';

export interface DocumentAddress {
  readonly siteId: string;
  readonly documentId: string;
}

interface Version {
  readonly document: DocumentRecord;
  readonly revision: Revision;
}

/** The named version of a document, or its draft; undefined where it is not there, or the document has been deleted. */
export async function findVersion(
  db: Queryable,
  { siteId, documentId, revisionId }: DocumentAddress & { readonly revisionId?: string },
): Promise<Version | undefined> {
  const document = await findDocument(db, siteId, documentId);
  const id = revisionId ?? document?.draftId;
  const revision = id ? await findRevision(db, siteId, id) : undefined;
  const isThere = document?.deletedAt === null && revision?.documentId === document.id;
  return isThere ? { document, revision } : undefined;
}
