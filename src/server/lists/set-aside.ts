/** Sign-ups that looked like spam: no mail was sent, so the lists screen shows how many there are. */
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findFormList } from './queries-links.ts';

/** A form, by its page. */
interface PlacedForm {
  readonly siteId: string;
  readonly formId: string;
  readonly pageId: string;
}

export interface SetAsideNeeds {
  /** What forms of a site hold as spam, by form and page. */
  readonly setAside: (
    db: Queryable,
    siteId: string,
  ) => Promise<readonly (Omit<PlacedForm, 'siteId'> & { readonly count: number })[]>;
  /** Whether the form is there to collect readers, and nothing else. */
  readonly isSignUp: (form: PlacedForm) => Promise<boolean>;
}

export async function countSignUpsSetAside(
  { db, setAside, isSignUp }: Pick<Deps, 'db'> & SetAsideNeeds,
  siteId: string,
): Promise<number> {
  const counts = (await setAside(db.read, siteId)).map(async ({ count, ...form }) => {
    const choice = await findFormList(db.read, siteId, form.formId);
    const feeds = choice ? choice.listId !== null : await isSignUp({ ...form, siteId });
    return feeds ? count : 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
