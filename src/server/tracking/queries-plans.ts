/** Goals and notes of owners, what was published, and who is sent the numbers of the week. */
import { newId } from '#domain/id.ts';
import { planSchema } from '#domain/tracking/goals-and-notes.ts';
import type { Queryable } from '../db/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';
import type { Span } from './queries-visits.ts';

export const plans = rowOfSite('trackingPlans', 'plan', planSchema);
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
  return db
    .selectFrom('activity')
    .innerJoin('documents', 'documents.id', 'activity.targetId')
    .select(['activity.createdAt as at', 'documents.id as documentId', 'documents.title'])
    .where('activity.siteId', '=', siteId)
    .where('activity.id', '>=', idAt(from))
    .where('activity.id', '<', idAt(until))
    .where('activity.action', '=', 'publishing.published')
    .where('documents.kind', 'in', ['page', 'item'])
    .orderBy('activity.id')
    .execute();
}

export interface WeeklyReport {
  readonly siteId: string;
  readonly accountId: string;
  /** The Monday of the last one, or of the week in which it was turned on. */
  readonly sentFor: string;
}

export async function hasWeekly(db: Queryable, siteId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('weeklyReports')
    .select('sentFor')
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listWeekly(db: Queryable): Promise<WeeklyReport[]> {
  return db
    .selectFrom('weeklyReports')
    .innerJoin('sites', 'sites.id', 'weeklyReports.siteId')
    .select(['siteId', 'accountId', 'sentFor'])
    .where('sites.deletedAt', 'is', null)
    .orderBy('siteId')
    .orderBy('accountId')
    .execute();
}

export async function insertWeekly(tx: Queryable, report: WeeklyReport): Promise<void> {
  await tx
    .insertInto('weeklyReports')
    .values({ siteId: report.siteId, accountId: report.accountId, sentFor: report.sentFor })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doNothing())
    .execute();
}

export async function deleteWeekly(tx: Queryable, siteId: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('weeklyReports')
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** False where somebody else has taken this week, or it was turned off. */
export async function takeWeek(tx: Queryable, report: WeeklyReport, monday: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('weeklyReports')
    .set({ sentFor: monday })
    .where('siteId', '=', report.siteId)
    .where('accountId', '=', report.accountId)
    .where('sentFor', '<', monday)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
