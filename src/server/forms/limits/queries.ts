import type { FormLimits } from '#domain/forms/calls.ts';
import { type ClosedForm, closedBy, NO_LIMITS } from '#domain/forms/limits.ts';
import { pick } from '#domain/pick.ts';
import { type OpenHours, readHours } from '#domain/settings/opening-hours.ts';
import type { Queryable } from '../../db/schema.ts';
import { findSiteSettings, raiseSiteVersion } from '../../kernel/sites/queries.ts';
import type { FormLimitsTable } from '../tables.ts';

export async function findFormLimits(db: Queryable, siteId: string, formId: string): Promise<FormLimits> {
  const row = await db
    .selectFrom('formLimits')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .executeTakeFirst();
  return row ? toLimits(row) : NO_LIMITS;
}

function toLimits(row: FormLimitsTable): FormLimits {
  return pick(row, 'maxEntries', 'opensAt', 'closesAt', 'earlyText', 'closedText');
}

/** The site's version grows: its pages show another form from now on. */
export async function saveFormLimits(
  tx: Queryable,
  form: { readonly siteId: string; readonly formId: string; readonly now: number },
  limits: FormLimits,
): Promise<void> {
  await tx
    .insertInto('formLimits')
    .values({ siteId: form.siteId, formId: form.formId, ...limits })
    .onConflict((conflict) => conflict.columns(['siteId', 'formId']).doUpdateSet(limits))
    .execute();
  await raiseSiteVersion(tx, form.siteId, form.now);
}

/** How many entries count: all but spam. */
export async function countTaken(db: Queryable, siteId: string, formId: string): Promise<number> {
  const row = await db
    .selectFrom('formSubmissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .where('isSpam', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Undefined for a form that takes entries at the moment. */
export async function findClosedForm(
  db: Queryable,
  siteId: string,
  formId: string,
  now: number,
): Promise<ClosedForm | undefined> {
  const row = await db
    .selectFrom('formLimits')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('formSubmissions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('formSubmissions.siteId', '=', 'formLimits.siteId')
        .whereRef('formSubmissions.formId', '=', 'formLimits.formId')
        .where('isSpam', '=', 0)
        .as('taken'),
    )
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .executeTakeFirst();
  return row && closedBy(toLimits(row), now, row.taken ?? 0);
}

/** In which zone and words a site tells the time, and when it is open. */
export async function findSiteClock(
  db: Queryable,
  siteId: string,
): Promise<{ readonly locale: string; readonly timeZone: string; readonly hours: readonly OpenHours[] }> {
  const { locale = 'en', timeZone = 'UTC', business } = (await findSiteSettings(db, siteId)) ?? {};
  return { locale, timeZone, hours: readHours(business?.hours ?? '').hours };
}
