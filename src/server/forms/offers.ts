/** Forms of a site and what was sent by them, for lists, webhooks and figures. */
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { findFieldsOfForm } from './find-fields.ts';
import { readPublishedForm } from './find-form.ts';
import { countSetAside, findSubmission } from './inbox/queries.ts';
import { listForms } from './list-forms.ts';

declare module '../feature.ts' {
  interface Common {
    readonly listForms: typeof listForms;
    readonly findSubmission: typeof findSubmission;
    /** How many submissions of a form wait among those that look like spam. */
    readonly setAside: typeof countSetAside;
    /** Whether a form, as it is published, signs people up for a newsletter. */
    readonly isSignUp: (
      form: Parameters<typeof readPublishedForm>[2] & { readonly siteId: string },
    ) => Promise<boolean>;
    readonly fieldsOf: (
      db: Queryable,
      siteId: string,
      formId: string,
    ) => Promise<Pick<NonNullable<Awaited<ReturnType<typeof findFieldsOfForm>>>, 'fields' | 'isSignUp'>>;
  }
}

export const offers: MakeOffers<'listForms' | 'findSubmission' | 'setAside' | 'isSignUp' | 'fieldsOf'> = ({
  db,
}) => ({
  listForms,
  findSubmission,
  setAside: countSetAside,
  isSignUp: async (form) => (await readPublishedForm(db.read, form.siteId, form))?.isSignUp ?? false,
  async fieldsOf(from, siteId, formId) {
    const { fields = [], isSignUp = false } = (await findFieldsOfForm(from, siteId, formId)) ?? {};
    return { fields, isSignUp };
  },
});
