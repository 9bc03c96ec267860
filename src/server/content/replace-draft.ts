/** Makes a body the draft of a document as a whole. What was the draft stays in the history. */
import type { Body } from '#domain/content/content.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { type Heads, saveRevision } from './edit-document.ts';
import { recordCode } from './record-code.ts';
import { stampBody } from './stamp-body.ts';

export async function replaceDraft(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  {
    document,
    actor,
    ...given
  }: { readonly document: DocumentRecord; readonly actor: Actor; readonly body: Body },
): Promise<Heads> {
  const { siteId, draftId: baseId } = document;
  const before = baseId ? (await findRevision(tx, siteId, baseId))?.body : undefined;
  const body = stampBody(before, given.body, actor);
  const heads = await saveRevision(tx, deps, { document, baseId, body, actor, operations: null });
  await recordCode(tx, deps, { actor, document, before, after: body });
  return heads;
}
