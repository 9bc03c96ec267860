import type { TemplateName } from '#domain/design/style.ts';
import { editDocument } from '#server/content/edit-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import { findRevision, findSystemDocument } from '#server/kernel/documents/queries.ts';

/** Shows the same content in another template. */
export async function switchTemplate(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  siteId: string,
  template: TemplateName,
): Promise<void> {
  const document = await findSystemDocument(deps.db.read, siteId, 'style');
  const draft = document?.draftId ? await findRevision(deps.db.read, siteId, document.draftId) : undefined;
  const before = draft?.body.fields['template'];
  if (before === template) return;
  if (!document?.draftId) throw new Error('the site has no style');
  const address = { siteId, documentId: document.id };
  const edited = await editDocument(deps, ACTOR, {
    ...address,
    baseId: document.draftId,
    operations: [{ op: 'set', id: 'body', path: ['fields', 'template'], before, after: template }],
  });
  if (edited.kind !== 'saved') throw new Error(JSON.stringify(edited));
  await publishDocument(deps, address);
}

const ACTOR = { name: 'Ingrid Halden', mayInjectCode: true };
