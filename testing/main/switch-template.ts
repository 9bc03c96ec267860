import type { TemplateName } from '#domain/design/style.ts';
import { findRevision, findSystemDocument } from '#server/kernel/documents/queries.ts';
import { type CommandDeps, editSystemDocument } from '../../src/main/demo/edit-system-document.ts';

/** Shows the same content in another template. */
export async function switchTemplate(
  deps: CommandDeps,
  siteId: string,
  template: TemplateName,
): Promise<void> {
  const document = await findSystemDocument(deps.db.read, siteId, 'style');
  const draft = document?.draftId ? await findRevision(deps.db.read, siteId, document.draftId) : undefined;
  const before = draft?.body.fields['template'];
  if (before === template) return;
  await editSystemDocument(deps, siteId, 'style', [
    { op: 'set', id: 'body', path: ['fields', 'template'], before, after: template },
  ]);
}
