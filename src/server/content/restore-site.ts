/**
 * Takes the drafts of a whole site back to how they were at an instant. Nothing visitors see changes until it is
 * published; nothing is lost, since going back is one more version of each page.
 */
import type { Actor, Deps } from '../deps.ts';
import { saveRevision } from './edit-document.ts';
import { findDocument, findRevision } from './queries.ts';
import { type DocumentAt, listDocumentsAt } from './queries-lists.ts';
import { stampBody } from './stamp-body.ts';

export interface RestoreSite {
  readonly siteId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface SiteRestored {
  readonly kind: 'changed';
  /** Pages, posts, menus and styles that were different then. */
  readonly documents: readonly { readonly id: string; readonly kind: string; readonly title: string }[];
}

/** What going back would change. */
export async function planSiteRestore(
  deps: Pick<Deps, 'db'>,
  { siteId, at }: RestoreSite,
): Promise<SiteRestored> {
  return { kind: 'changed', documents: summaries(await listDocumentsAt(deps.db.read, siteId, at)) };
}

export async function restoreSite(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { siteId, at }: RestoreSite,
): Promise<SiteRestored> {
  return deps.db.write(async (tx) => {
    const changed = await listDocumentsAt(tx, siteId, at);
    for (const { id, revisionId } of changed) {
      const document = await findDocument(tx, siteId, id);
      const old = await findRevision(tx, siteId, revisionId);
      if (!document || !old) continue;
      const current = document.draftId ? await findRevision(tx, siteId, document.draftId) : undefined;
      const body = stampBody(current?.body, old.body, actor);
      await saveRevision(tx, deps, { document, baseId: document.draftId, body, actor, operations: null });
    }
    return { kind: 'changed', documents: summaries(changed) };
  });
}

function summaries(documents: readonly DocumentAt[]): SiteRestored['documents'] {
  return documents.map(({ id, kind, title }) => ({ id, kind, title }));
}
