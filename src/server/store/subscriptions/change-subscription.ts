/** Changes that a subscriber or an owner asks for. Each names the version it was made on, so a second tab gets a conflict. */
import type { SubscriptionMail } from '#domain/store/subscriptions/settings.ts';
import {
  act,
  type SubscriptionAction,
  type SubscriptionCourse,
} from '#domain/store/subscriptions/subscription.ts';
import type { Queryable } from '../../db/schema.ts';
import { isBeingPaid } from './being-paid.ts';
import { mail } from './follow-up.ts';
import { courseOf, type KeepDeps, keepCourse } from './keep-subscription.ts';
import { findSubscription, updateSubscription } from './queries.ts';
import { hasRunningPlan } from './queries-list.ts';
import type { SubscriptionTable } from './tables.ts';

export interface AskedChange {
  readonly siteId: string;
  readonly id: string;
  readonly version: number;
  /** Whose it must be; absent: any of the site. */
  readonly email?: string;
}

export type Refusal = 'missing' | 'changed' | 'busy' | 'notPossible';
export type Changed =
  | { readonly kind: 'changed-now'; readonly row: SubscriptionTable; readonly course: SubscriptionCourse }
  | { readonly kind: Refusal };

/** The subscription as it was seen, if nothing is happening with it. */
export async function findUnchanged(
  tx: Queryable,
  { now }: Pick<KeepDeps, 'now'>,
  { siteId, id, version, email }: AskedChange,
): Promise<SubscriptionTable | Refusal> {
  const row = await findSubscription(tx, id);
  if (!row || row.siteId !== siteId || (email !== undefined && row.email !== email)) return 'missing';
  if (row.leasedUntil > now()) return 'busy';
  return row.version === version ? row : 'changed';
}

export async function actOn(
  tx: Queryable,
  deps: KeepDeps,
  asked: AskedChange,
  action: SubscriptionAction,
): Promise<Changed> {
  const row = await findUnchanged(tx, deps, asked);
  if (typeof row === 'string') return { kind: row };
  // Both may begin a period.
  if (BEGINS.has(action) && (await isBeingPaid(tx, row))) return { kind: 'busy' };
  if (BEGINS.has(action) && (await isPausedPlan(tx, deps, row))) return { kind: 'notPossible' };
  if (action === 'revive' && !(await mayRevive(tx, deps, row))) return { kind: 'notPossible' };
  const course = act(courseOf(row), action, deps.now());
  if (!course) return { kind: 'notPossible' };
  const kept = { problem: null, ...(BEGINS.has(action) && { isHeld: 0 }) };
  if (!(await keepCourse(tx, deps, row, course, kept))) return { kind: 'changed' };
  const told = mailAbout(action, course);
  if (told) await mail(tx, deps, row, told);
  return { kind: 'changed-now', row, course };
}

const BEGINS: ReadonlySet<SubscriptionAction> = new Set(['revive', 'resume']);

/** Its owner paused the plan of this member, and nothing is charged for it until they lift the pause. */
async function isPausedPlan(
  tx: Queryable,
  { members }: KeepDeps,
  { offerKind, memberId, offerId: planId }: SubscriptionTable,
): Promise<boolean> {
  if (offerKind !== 'plan' || memberId === null) return false;
  return members.isPlanPaused(tx, { siteMemberId: memberId, planId });
}

function mailAbout(action: SubscriptionAction, { state }: SubscriptionCourse): SubscriptionMail | undefined {
  if (action === 'pause') return 'paused';
  if (action !== 'cancel' && action !== 'end') return undefined;
  return state === 'cancelled' ? 'ended' : 'cancelled';
}

async function mayRevive(
  tx: Queryable,
  deps: KeepDeps,
  { id, offerKind, memberId, offerId }: SubscriptionTable,
): Promise<boolean> {
  return offerKind !== 'plan' || mayPayPlan(tx, deps, { id, memberId, planId: offerId });
}

/** The member is there and has the plan by no other subscription: a plan is paid once. */
export async function mayPayPlan(
  tx: Queryable,
  { members }: KeepDeps,
  { id, memberId, planId }: Pick<SubscriptionTable, 'id' | 'memberId'> & { readonly planId: string },
): Promise<boolean> {
  if (memberId === null) return false;
  const held = { siteMemberId: memberId, planId };
  return (await members.mayHoldPlan(tx, held)) && !(await hasRunningPlan(tx, { ...held, except: id }));
}

/** The same subscription with another card; what is due is tried with it at once. */
export async function changeMethod(
  tx: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  method: { readonly ref: string; readonly label: string },
): Promise<boolean> {
  const course = courseOf(row);
  const kept = { method: JSON.stringify(method) };
  if (course.state !== 'past_due') return updateSubscription(tx, row, kept);
  return keepCourse(tx, deps, row, { ...course, nextAt: deps.now() }, kept);
}
