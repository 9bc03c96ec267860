/** What files are called that came with a form that was refused: they need not be sent again. */
import { listName } from '#domain/forms/contract.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { readReference } from './file-reference.ts';
import type { FormFilesDeps } from './form-files.ts';
import { findFiles } from './queries.ts';

/** @returns names by references, of files that can still be sent */
export async function nameFiles(
  { db, secret, now }: Pick<FormFilesDeps, 'db' | 'secret' | 'now'>,
  address: { readonly siteId: string; readonly formId: string },
  form: { readonly settings: Pick<FormSettings, 'fields'> } | undefined,
  entries: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, string>>> {
  const fields = form?.settings.fields.filter(({ type }) => type === 'file') ?? [];
  const references = new Map(
    fields.flatMap(({ id: fieldId }) =>
      (entries[listName(fieldId)] ?? []).map((reference): [string, string] => [
        readReference(secret, { ...address, fieldId }, reference) ?? '',
        reference,
      ]),
    ),
  );
  references.delete('');
  if (references.size === 0) return {};
  const rows = await findFiles(db.read, [...references.keys()]);
  const waiting = rows.filter((row) => row.submissionId === null && row.expiresAt > now());
  return Object.fromEntries(waiting.map((row) => [references.get(row.id) ?? '', row.name]));
}
