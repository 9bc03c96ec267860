/** Goals and notes of owners, what was published, and who is sent the numbers of the week. */
import { newId } from '#domain/id.ts';
import { planSchema } from '#domain/tracking/goals-and-notes.ts';
import type { Queryable } from '../db/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';
import type { Span } from './queries-visits.ts';

export const plans = rowOfSite('tracking_plans', 'plan', planSchema);
export const { find: findPlan, write: writePlan } = plans;

export interface Published {
  readonly at: number;
  readonly documentId: string;
  readonly title: string;
}

/** Pages that went live, in the order they did; ids of the activity are in the order of time. */
export async function listPublished(
  db: Queryable,
  siteId: string,
  { from, until }: Span,
): Promise<Published[]> {
  const idAt = (at: number) => newId(Math.max(0, at), (size) => new Uint8Array(size));
  const rows = await db
    .selectFrom('activity')
    .innerJoin('documents', 'documents.id', 'activity.target_id')
    .select(['activity.created_at as at', 'documents.id as documentId', 'documents.title'])
    .where('activity.site_id', '=', siteId)
    .where('activity.id', '>=', idAt(from))
    .where('activity.id', '<', idAt(until))
    .where('activity.action', '=', 'publishing.published')
    .where('documents.kind', 'in', ['page', 'item'])
    .orderBy('activity.id')
    .execute();
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

export interface WeeklyReport {
  readonly siteId: string;
  readonly accountId: string;
  /** The Monday of the last one, or of the week in which it was turned on. */
  readonly sentFor: string;
}

export async function hasWeekly(db: Queryable, siteId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('weekly_reports')
    .select('sent_for')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listWeekly(db: Queryable): Promise<WeeklyReport[]> {
  const rows = await db
    .selectFrom('weekly_reports')
    .innerJoin('sites', 'sites.id', 'weekly_reports.site_id')
    .select(['site_id', 'account_id', 'sent_for'])
    .where('sites.deleted_at', 'is', null)
    .orderBy('site_id')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ siteId: row.site_id, accountId: row.account_id, sentFor: row.sent_for }));
}

export async function insertWeekly(tx: Queryable, report: WeeklyReport): Promise<void> {
  await tx
    .insertInto('weekly_reports')
    .values({ site_id: report.siteId, account_id: report.accountId, sent_for: report.sentFor })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doNothing())
    .execute();
}

export async function deleteWeekly(tx: Queryable, siteId: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('weekly_reports')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** False where somebody else has taken this week, or it was turned off. */
export async function takeWeek(tx: Queryable, report: WeeklyReport, monday: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('weekly_reports')
    .set({ sent_for: monday })
    .where('site_id', '=', report.siteId)
    .where('account_id', '=', report.accountId)
    .where('sent_for', '<', monday)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
