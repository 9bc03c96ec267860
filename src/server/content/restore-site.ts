/**
 * Takes the drafts of a whole site back to how they were at an instant. Nothing visitors see changes until it is
 * published; nothing is lost, since going back is one more version of each page.
 */
import type { AnswerOf, Unchangeable } from '#domain/calls/call.ts';
import type { restoreDrafts } from '#domain/content/calls-versions.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { findDocument, findRevision } from '../kernel/documents/queries.ts';
import { type DocumentAt, listDocumentsAt } from './queries-lists.ts';
import { replaceDraft } from './replace-draft.ts';

export interface RestoreSite {
  readonly siteId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Leaves out the style, for people who may not change it. */
  readonly isWithoutStyle: boolean;
}

/** Pages, posts, menus and styles that were different then. */
export type SiteRestored = Unchangeable<AnswerOf<typeof restoreDrafts>>;

/** What going back would change. */
export async function planSiteRestore(deps: Pick<Deps, 'db'>, input: RestoreSite): Promise<SiteRestored> {
  return { kind: 'changed', documents: summaries(await listRestored(deps.db.read, input)) };
}

async function listRestored(
  db: Queryable,
  { siteId, at, isWithoutStyle }: RestoreSite,
): Promise<DocumentAt[]> {
  const documents = await listDocumentsAt(db, siteId, at);
  return documents.filter(({ kind }) => !(isWithoutStyle && kind === 'style'));
}

export async function restoreSite(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: RestoreSite,
): Promise<SiteRestored> {
  const { siteId } = input;
  return deps.db.write(async (tx) => {
    const changed = await listRestored(tx, input);
    for (const { id, revisionId } of changed) {
      const document = await findDocument(tx, siteId, id);
      const old = await findRevision(tx, siteId, revisionId);
      if (document && old) await replaceDraft(tx, deps, { document, actor, body: old.body });
    }
    return { kind: 'changed', documents: summaries(changed) };
  });
}

function summaries(documents: readonly DocumentAt[]): SiteRestored['documents'] {
  return documents.map(({ id, kind, title }) => ({ id, kind, title }));
}
