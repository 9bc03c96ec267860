/** Saves translations of a draft and its address in a language: all of it, or nothing. */
import { within } from '../db/within.ts';
import type { Actor, Deps } from '../deps.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { type DocumentEdited, type EditDocument, editDocument } from './edit-document.ts';
import { type LocalSlugRefused, setLocalSlug, whyNotLocalSlug } from './local-slugs.ts';

interface SaveTranslations extends EditDocument {
  readonly language: string;
  /** Undefined where the address stays. */
  readonly slug: string | null | undefined;
}

export function saveTranslations(
  { db, ...deps }: Deps,
  actor: Actor,
  { language, slug, ...input }: SaveTranslations,
): Promise<DocumentEdited | LocalSlugRefused> {
  return db.write(async (tx) => {
    const changeFor = async () => {
      const document =
        slug === undefined ? undefined : await findDocument(tx, input.siteId, input.documentId);
      return document && slug !== undefined && { document, language, slug };
    };
    const planned = await changeFor();
    const refused = planned && (await whyNotLocalSlug(tx, planned));
    if (refused) return refused;
    const edited = await editDocument({ ...deps, db: within(db, tx) }, actor, input);
    const change = edited.kind === 'saved' ? await changeFor() : undefined;
    if (change) await setLocalSlug(tx, deps, change);
    return edited;
  });
}
