import type { FormLimits } from '#domain/forms/calls.ts';
import { type ClosedForm, closedBy, NO_LIMITS } from '#domain/forms/limits.ts';
import type { Queryable } from '../../db/schema.ts';
import { findSiteSettings, raiseSiteVersion } from '../../kernel/sites/queries.ts';
import type { FormLimitsTable } from '../tables.ts';

export async function findFormLimits(db: Queryable, siteId: string, formId: string): Promise<FormLimits> {
  const row = await db
    .selectFrom('form_limits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return row ? toLimits(row) : NO_LIMITS;
}

function toLimits(row: FormLimitsTable): FormLimits {
  return {
    maxEntries: row.max_entries,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    earlyText: row.early_text,
    closedText: row.closed_text,
  };
}

/** The site's version grows: its pages show another form from now on. */
export async function saveFormLimits(
  tx: Queryable,
  form: { readonly siteId: string; readonly formId: string; readonly now: number },
  limits: FormLimits,
): Promise<void> {
  const set = {
    max_entries: limits.maxEntries,
    opens_at: limits.opensAt,
    closes_at: limits.closesAt,
    early_text: limits.earlyText,
    closed_text: limits.closedText,
  };
  await tx
    .insertInto('form_limits')
    .values({ site_id: form.siteId, form_id: form.formId, ...set })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet(set))
    .execute();
  await raiseSiteVersion(tx, form.siteId, form.now);
}

/** How many entries count: all but spam. */
export async function countTaken(db: Queryable, siteId: string, formId: string): Promise<number> {
  const row = await db
    .selectFrom('form_submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('is_spam', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

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
  return row && closedBy(toLimits(row), now, Number(row.taken));
}

/** In which zone and words a site tells the time. */
export async function findSiteClock(
  db: Queryable,
  siteId: string,
): Promise<{ readonly locale: string; readonly timeZone: string }> {
  const { locale = 'en', timeZone = 'UTC' } = (await findSiteSettings(db, siteId)) ?? {};
  return { locale, timeZone };
}
