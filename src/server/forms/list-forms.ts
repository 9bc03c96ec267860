/** The forms of a site, for lists to choose from. */
import type { Body } from '#domain/content/content.ts';
import type { Queryable } from '../db/schema.ts';
import { listPublishedBodiesWith } from '../kernel/documents/queries-published.ts';
import { FORM_BLOCKS, settingsOf } from './find-form.ts';
import { summarizeForms } from './inbox/queries.ts';

export interface ListedForm {
  readonly id: string;
  readonly name: string;
}

/** Those that stand on published pages, and those that something was sent by, each once and by name. */
export async function listForms(db: Queryable, siteId: string): Promise<ListedForm[]> {
  const names = new Map<string, string>();
  for (const { id, name } of (await summarizeForms(db, siteId)).forms) names.set(id, name);
  for (const body of await listPublishedBodiesWith(db, siteId, FORM_BLOCKS))
    for (const { id, name } of formsIn(body)) names.set(id, name);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

function formsIn(body: Body): ListedForm[] {
  return body.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const settings = settingsOf(block);
      return settings ? [{ id: block.id, name: settings.name }] : [];
    }),
  );
}
