/** What lies over the pages of a site: whoever asks which pages show a document has to know of it, too. */
import { contentsOver } from '#domain/popups/contents.ts';
import { overPagesSchema } from '#domain/popups/schema.ts';
import type { Queryable } from '../../db/schema.ts';
import { rowOfSite } from '../sites/queries-settings.ts';

declare module '../../db/schema.ts' {
  interface Schema {
    overPages: {
      siteId: string;
      /** OverPages as JSON. */
      settings: string;
    };
  }
}

export const overPagesRow = rowOfSite('overPages', 'settings', overPagesSchema);
export const findOverPages = overPagesRow.find;

/** Whether a popup that is on, or a bar, shows this reusable section. */
export async function isShownOverPages(db: Queryable, siteId: string, sectionId: string): Promise<boolean> {
  const found = await findOverPages(db, siteId);
  if (!found) return false;
  const shown = { ...found, popups: found.popups.filter(({ isOn }) => isOn) };
  return contentsOver(shown).some((each) => each.sectionId === sectionId);
}
