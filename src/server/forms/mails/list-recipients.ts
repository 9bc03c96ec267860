/** Who is told of what comes by a form: whom the owner named, or else those who look after the site. */
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Once } from '../../jobs/once.ts';
import { findFormSettings } from '../queries-settings.ts';

export interface RecipientDeps extends Pick<Deps, 'db'> {
  /** Addresses of those who look after a site. */
  readonly listCaretakers: (db: Queryable, siteId: string) => Promise<readonly string[]>;
}

export async function listRecipients(
  { db, listCaretakers }: RecipientDeps,
  { siteId, formId }: { readonly siteId: string; readonly formId: string },
  once: Once,
): Promise<readonly string[]> {
  const { notify } = await once(`settings ${formId}`, () => findFormSettings(db.read, siteId, formId));
  return notify ?? once('caretakers', () => listCaretakers(db.read, siteId));
}
