import { sql } from 'kysely';
import type { Membership } from '#domain/members/membership.ts';
import type { Queryable } from '../db/schema.ts';
import type { MembershipTable } from './tables.ts';

/** Those that have ended too. */
export async function listMemberships(db: Queryable, siteMemberId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom('memberships')
    .selectAll()
    .where('siteMemberId', '=', siteMemberId)
    .orderBy('since')
    .orderBy('id')
    .execute();
  return rows.map(membershipOf);
}

/** Of many members, by their ids. */
export async function listMembershipsOf(
  db: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Membership[]>> {
  const rows = await db
    .selectFrom('memberships')
    .selectAll()
    .where('siteMemberId', 'in', [...memberIds, ''])
    .orderBy('since')
    .orderBy('id')
    .execute();
  const held = Map.groupBy(rows, ({ siteMemberId }) => siteMemberId);
  return new Map([...held].map(([id, all]) => [id, all.map(membershipOf)]));
}

/** What members have, had or lost, as `member plan`. */
export async function listPlansHeld(
  db: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memberships')
    .select(['siteMemberId', 'planId'])
    .where('siteMemberId', 'in', [...memberIds, ''])
    .execute();
  return new Set(rows.map(({ siteMemberId, planId }) => `${siteMemberId} ${planId}`));
}

function membershipOf({ planId, since, until, isPaused, isGranted }: MembershipTable): Membership {
  return { planId, since, until, isPaused: isPaused === 1, isGranted: isGranted === 1 };
}

/** Whether somebody who runs the site has ended it for good. */
export async function isBarred(
  tx: Queryable,
  { siteMemberId, planId }: Pick<OfMember, 'siteMemberId' | 'planId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('isBarred')
    .where('siteMemberId', '=', siteMemberId)
    .where('planId', '=', planId)
    .executeTakeFirst();
  return row?.isBarred === 1;
}

export type OfMember = Pick<MembershipTable, 'id' | 'siteId' | 'siteMemberId' | 'planId'>;

/**
 * Begins now, unless the member has the plan already. Only owners lift a pause, also of a plan that was left since.
 * @returns whether it begins
 */
export async function joinPlan(tx: Queryable, of: OfMember, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('memberships')
    .values({ ...of, ...UNTOLD, since: now, until: null, isPaused: 0, isGranted: 0, isBarred: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['siteMemberId', 'planId'])
        .doUpdateSet({ since: now, until: null, isGranted: 0 })
        .where('memberships.until', '<=', now)
        .where('memberships.isBarred', '=', 0),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const UNTOLD = { warnedOf: null, toldOf: null } as const;

/**
 * As long as it is paid for. Of one that goes on, the beginning stays as it is. What was granted until some time gives way
 * to what is paid for, so that a refund ends it; what was granted without an end stays granted.
 */
export async function holdPlan(
  tx: Queryable,
  of: OfMember,
  { until, now }: { readonly until: number | null; readonly now: number },
): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', of.siteMemberId)
    .where('siteId', '=', of.siteId)
    .executeTakeFirst();
  if (!member) return;
  await tx
    .insertInto('memberships')
    .values({ ...of, ...UNTOLD, since: now, until, isPaused: 0, isGranted: 0, isBarred: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['siteMemberId', 'planId'])
        .doUpdateSet({
          until,
          since: sql<number>`case when memberships.until <= ${now} then ${now} else memberships.since end`,
          isGranted: sql<number>`case when memberships.until is null then memberships.is_granted else 0 end`,
        })
        .where('memberships.isBarred', '=', 0),
    )
    .execute();
}

export async function mayHoldPlan(
  db: Queryable,
  held: Pick<OfMember, 'siteMemberId' | 'planId'>,
): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', held.siteMemberId)
    .executeTakeFirst();
  return member !== undefined && !(await isBarred(db, held));
}

/** Whether somebody who runs the site has paused it. */
export async function isPlanPaused(
  db: Queryable,
  { siteMemberId, planId }: Pick<OfMember, 'siteMemberId' | 'planId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('isPaused')
    .where('siteMemberId', '=', siteMemberId)
    .where('planId', '=', planId)
    .executeTakeFirst();
  return row?.isPaused === 1;
}

/** Of a membership that goes on, the beginning stays as it is. */
export async function grantPlan(
  tx: Queryable,
  of: OfMember,
  { until, isPaused, now }: Pick<Membership, 'until' | 'isPaused'> & { readonly now: number },
): Promise<Membership> {
  const set = { until, isPaused: isPaused ? 1 : 0, isBarred: 0 };
  const row = await tx
    .insertInto('memberships')
    .values({ ...of, ...UNTOLD, ...set, since: now, isGranted: 1 })
    .onConflict((conflict) =>
      conflict.columns(['siteMemberId', 'planId']).doUpdateSet({
        ...set,
        since: sql<number>`case when memberships.until <= ${now} then ${now} else memberships.since end`,
        isGranted: sql<number>`case when memberships.until <= ${now} then 1 else memberships.is_granted end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return membershipOf(row);
}

type Held = Pick<OfMember, 'siteMemberId' | 'planId'>;

/** By the member, who may join again. */
export async function leavePlan(tx: Queryable, held: Held, now: number): Promise<void> {
  await end(tx, held, { now, isBarred: 0 });
}

/**
 * By somebody who runs the site: the member can’t join again.
 * @returns whether the member had the plan
 */
export function endMembership(tx: Queryable, held: Held, now: number): Promise<boolean> {
  return end(tx, held, { now, isBarred: 1 });
}

/** Bought, and given back. What an owner has granted stays. */
export async function endBoughtPlan(
  tx: Queryable,
  { siteMemberId, planId }: Held,
  now: number,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ until: now })
    .where('siteMemberId', '=', siteMemberId)
    .where('planId', '=', planId)
    .where('isGranted', '=', 0)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();
}

async function end(
  tx: Queryable,
  { siteMemberId, planId }: Held,
  { now, isBarred: barred }: { readonly now: number; readonly isBarred: 0 | 1 },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('memberships')
    .set({ until: now, isBarred: barred, ...(barred === 0 && { toldOf: now }) })
    .where('siteMemberId', '=', siteMemberId)
    .where('planId', '=', planId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type NewMembership = Omit<MembershipTable, 'warnedOf' | 'toldOf'> &
  Partial<Pick<MembershipTable, 'warnedOf' | 'toldOf'>>;

/** Those of members that are there. */
export async function insertMemberships(tx: Queryable, rows: readonly NewMembership[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ siteMemberId }) => siteMemberId);
  const found = await tx.selectFrom('members').select('id').where('id', 'in', ids).execute();
  const known = new Set(found.map(({ id }) => id));
  const fitting = rows.filter(({ siteMemberId }) => known.has(siteMemberId));
  if (fitting.length === 0) return;
  await tx
    .insertInto('memberships')
    .values(fitting.map((row) => ({ ...UNTOLD, ...row })))
    .onConflict((conflict) => conflict.columns(['siteMemberId', 'planId']).doNothing())
    .execute();
}
