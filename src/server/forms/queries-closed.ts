import { type ClosedForm, closedBy } from '#domain/forms/limits.ts';
import type { Queryable } from '../db/schema.ts';

/** Undefined for a form that takes entries at the moment. */
export async function findClosedForm(
  db: Queryable,
  siteId: string,
  formId: string,
  now: number,
): Promise<ClosedForm | undefined> {
  const row = await db
    .selectFrom('form_limits')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('form_submissions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('form_submissions.site_id', '=', 'form_limits.site_id')
        .whereRef('form_submissions.form_id', '=', 'form_limits.form_id')
        .where('is_spam', '=', 0)
        .as('taken'),
    )
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (!row) return undefined;
  const limits = {
    maxEntries: row.max_entries,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    earlyText: row.early_text,
    closedText: row.closed_text,
  };
  return closedBy(limits, now, Number(row.taken));
}
