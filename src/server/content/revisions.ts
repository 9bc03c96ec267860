/** History: naming a revision, and bringing an old one back as the newest. */
import type { Actor, Deps } from '../deps.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';
import { keepRevision } from './queries.ts';
import { replaceDraft } from './replace-draft.ts';

export type RevisionChanged =
  | { readonly kind: 'changed'; readonly revisionId: string }
  | { readonly kind: 'missing'; readonly message: string };

const MISSING = { kind: 'missing', message: 'This version no longer exists.' } as const;

/** Makes a copy of an old revision the draft. What was the draft stays in the history. */
export async function restoreRevision(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: DocumentAddress & { readonly revisionId: string },
): Promise<RevisionChanged> {
  return deps.db.write(async (tx) => {
    const version = await findVersion(tx, input);
    if (!version) return MISSING;
    const { document, revision } = version;
    const { revisionId } = await replaceDraft(tx, deps, { document, actor, body: revision.body });
    return { kind: 'changed', revisionId };
  });
}

export async function nameRevision(
  deps: Pick<Deps, 'db'>,
  input: DocumentAddress & { readonly revisionId: string; readonly name: string },
): Promise<RevisionChanged> {
  return deps.db.write(async (tx) => {
    const revision = await findRevision(tx, input.siteId, input.revisionId);
    if (revision?.documentId !== input.documentId) return MISSING;
    await keepRevision(tx, revision.id, input.name);
    return { kind: 'changed', revisionId: revision.id };
  });
}
