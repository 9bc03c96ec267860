/** Changes to the documents every site has, as an owner makes them: operations on the draft, then publishing. */
import type { DocumentKind } from '#domain/content/codes.ts';
import type { Operation } from '#domain/content/operations.ts';
import { editDocument } from '#server/content/edit-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import { findSystemDocument } from '#server/kernel/documents/queries.ts';

export type CommandDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** May inject code: two of the block examples are HTML of their own. */
export const actor = { name: 'Ingrid Halden', mayInjectCode: true };

/** Applies operations to one of the documents every site has, and publishes it. */
export async function editSystemDocument(
  deps: CommandDeps,
  siteId: string,
  kind: Extract<DocumentKind, 'header' | 'footer' | 'navigation' | 'style'>,
  operations: readonly Operation[],
): Promise<void> {
  const document = await findSystemDocument(deps.db.read, siteId, kind);
  if (!document?.draftId) throw new Error(`the site has no ${kind}`);
  const address = { siteId, documentId: document.id };
  const edited = await editDocument(deps, actor, { ...address, baseId: document.draftId, operations });
  expectKind(edited, 'saved');
  expectKind(await publishDocument(deps, address), 'published');
}

/** The demo's own content always fits: anything else is a bug in it. */
export function expectKind(result: { readonly kind: string }, kind: string): void {
  if (result.kind !== kind) throw new Error(`the demo site cannot be made: ${JSON.stringify(result)}`);
}
