/** What has an address already: another document, or a language of the site, whose addresses begin with it. */
import { hasLanguageForm, languageOfPath } from '#domain/locale/site-languages.ts';
import type { Queryable } from '../db/schema.ts';
import { findByPath } from '../kernel/documents/queries.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';

/** @returns why nothing more can have the path; the id is that of the document that has it */
export async function whyTaken(
  tx: Queryable,
  siteId: string,
  path: string,
): Promise<{ readonly id?: string; readonly message: string } | undefined> {
  const other = await findByPath(tx, siteId, path);
  if (other)
    return { id: other.id, message: `“${other.title}” already has the address ${path}. Choose another one.` };
  if (!hasLanguageForm(path)) return undefined;
  const { languages = [] } = (await findSiteSettings(tx, siteId)) ?? {};
  const found = languageOfPath(path, languages);
  return (
    found && { message: `Addresses below ${found.written} are those of a language. Choose another one.` }
  );
}
