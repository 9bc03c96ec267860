/** Writes what a subscription has become, with everything that follows from it: its columns, and the plan of its member. */
import { monthlyMinor } from '#domain/store/catalogue/subscription-plan.ts';
import { opensUntil, type SubscriptionCourse } from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Common } from '../../feature.ts';
import { updateSubscription } from './queries.ts';
import { findRunningPlan, type HeldPlan, isPlanBought } from './queries-plans.ts';
import type { SubscriptionTable } from './tables.ts';

export interface KeepDeps extends Pick<Deps, 'now' | 'newId'>, Pick<Common, 'members'> {}

export function courseOf({ course }: Pick<SubscriptionTable, 'course'>): SubscriptionCourse {
  return readJson(course);
}

/** The columns that say the same as the course. */
export function columnsOf(
  course: SubscriptionCourse,
  recurringMinor: number,
): Pick<SubscriptionTable, 'course' | 'state' | 'nextAt' | 'endedAt' | 'monthlyMinor'> {
  return {
    course: JSON.stringify(course),
    state: course.state,
    nextAt: course.nextAt,
    endedAt: course.endedAt,
    monthlyMinor: monthlyMinor(recurringMinor, course.plan.billingPeriod),
  };
}

/** From when until when it counts as recurring sales: while it pays. */
export function countedOf(
  { countedFrom, countedUntil }: Pick<SubscriptionTable, 'countedFrom' | 'countedUntil'>,
  { state, period }: SubscriptionCourse,
  now: number,
): Pick<SubscriptionTable, 'countedFrom' | 'countedUntil'> {
  const pays = (state === 'active' || state === 'past_due') && period > 0;
  const from = countedFrom ?? (pays ? now : null);
  return { countedFrom: from, countedUntil: pays || from === null ? null : (countedUntil ?? now) };
}

/** @returns false if it has changed since it was read */
export async function keepCourse(
  tx: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  course: SubscriptionCourse,
  more: Partial<SubscriptionTable> = {},
): Promise<boolean> {
  const kept = { ...row, ...more };
  const isKept = await updateSubscription(tx, row, {
    ...more,
    ...columnsOf(course, kept.recurringMinor),
    ...countedOf(row, course, deps.now()),
  });
  if (isKept) await openPlan(tx, deps, kept, course);
  return isKept;
}

/** Gives the member the plan for as long as it is paid for. A visitor who tries the shop out pays nothing, and gets nothing. */
export async function openPlan(
  tx: Queryable,
  { members, now, newId }: KeepDeps,
  {
    siteId,
    offerKind,
    offerId,
    memberId,
    email,
    testBy,
  }: Pick<SubscriptionTable, 'siteId' | 'offerKind' | 'offerId' | 'memberId' | 'email' | 'testBy'>,
  course: SubscriptionCourse,
): Promise<void> {
  if (offerKind !== 'plan' || memberId === null || testBy === 'visitor') return;
  const held = { siteId, siteMemberId: memberId, planId: offerId };
  const paid = opensUntil(course, now());
  // What was bought beside it has no end.
  const until = paid !== null && (await isPlanBought(tx, { ...held, email })) ? null : paid;
  await members.holdPlan(tx, { ...held, id: newId() }, { until, now: now() });
}

/** Money for the plan was given back: it stays open for as long as something else pays for it. */
export async function closeUnpaidPlan(tx: Queryable, deps: KeepDeps, held: HeldPlan): Promise<void> {
  if (await isPlanBought(tx, held)) return;
  const running = await findRunningPlan(tx, held, deps.now());
  if (running) return openPlan(tx, deps, running, courseOf(running));
  await deps.members.closeBoughtPlan(tx, held);
}
