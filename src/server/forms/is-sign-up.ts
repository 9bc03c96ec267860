/** Whether a submission came by a block whose one purpose is to collect readers. */
import type { FormSubmission } from '#domain/forms/submission.ts';
import type { Queryable } from '../db/schema.ts';
import { blockTypeIn } from './find-fields.ts';
import { findPublishedPart, listSharedParts } from './queries.ts';

export async function isSignUp(
  db: Queryable,
  { siteId, formId, pageId }: Pick<FormSubmission, 'siteId' | 'formId' | 'pageId'>,
): Promise<boolean> {
  const page = pageId === '' ? undefined : await findPublishedPart(db, siteId, pageId);
  const own = page && blockTypeIn(page.body, formId);
  if (own !== undefined) return own === 'newsletter';
  const shared = await listSharedParts(db, siteId);
  return shared.some((part) => blockTypeIn(part.body, formId) === 'newsletter');
}
