/**
 * Subscriptions move with their site, where its visitors do. What runs arrives paused: two installations must never
 * charge one subscriber, and only its owner knows when the old one has stopped.
 */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { pick } from '#domain/pick.ts';
import { subscriptionPlanSchema } from '#domain/store/catalogue/subscription-plan.ts';
import { savedMethodSchema } from '#domain/store/orders/saved-method.ts';
import { TEST_BUYERS } from '#domain/store/settings/payment-methods.ts';
import {
  isRunning,
  SUBSCRIPTION_STATES,
  type SubscriptionCourse,
} from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import { wordsOf } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import { instant } from '../../kernel/moves/instant.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../kernel/moves/rows-of-visitors.ts';
import { columnsOf, courseOf } from './keep-subscription.ts';
import { insertCharges, insertSubscriptions } from './queries.ts';
import { closePlan, hasRunningPlan } from './queries-list.ts';
import { isPlanBought } from './queries-plans.ts';
import type { SubscriptionChargeTable, SubscriptionTable } from './tables.ts';

const time = instant.nullable().default(null);
const minor = z.int();
const text = z.string().max(1000);

const courseSchema: z.ZodType<SubscriptionCourse> = z.strictObject({
  state: z.enum(SUBSCRIPTION_STATES),
  plan: subscriptionPlanSchema,
  anchorAt: instant,
  period: minor.min(0).max(100_000),
  cycles: minor.min(0).max(100_000),
  paidUntil: instant,
  nextAt: time,
  tries: minor.min(0).max(100),
  endsAtPeriodEnd: z.boolean(),
  skipsNext: z.boolean(),
  endedAt: time,
});

const entry = z.strictObject({
  id: idSchema,
  version: z.int().min(1),
  course: courseSchema,
  offerKind: z.enum(['product', 'plan', 'donation']),
  offerId: idSchema,
  memberId: idSchema.nullable().default(null),
  title: text,
  quantity: z.int().min(1),
  currency: z.enum(CURRENCY_CODES),
  recurringMinor: minor.min(0),
  balanceMinor: minor,
  recurring: z.looseObject({}),
  buyer: z.looseObject({}),
  email: z.string().max(254),
  name: text,
  locale: z.string().max(35).nullable().default(null),
  provider: z.string().max(40),
  method: savedMethodSchema.nullable().default(null),
  testBy: z.enum(TEST_BUYERS).nullable().default(null),
  problem: text.nullable().default(null),
  createdAt: instant,
  countedFrom: time,
  countedUntil: time,
  isHeld: z.boolean().default(false),
});
type SubscriptionEntry = z.output<typeof entry>;

const SAME = [
  'id',
  'version',
  'offerKind',
  'offerId',
  'memberId',
  'title',
  'quantity',
  'currency',
  'recurringMinor',
  'balanceMinor',
  'email',
  'name',
  'locale',
  'provider',
  'testBy',
  'problem',
  'createdAt',
] as const;

const movedSubscriptions = rowsOfVisitors({
  table: 'subscriptions',
  file: 'subscriptions.jsonl',
  entry,
  once: ['the id of a subscription', 'id', ({ id }) => id],
  entryOf: (row): SubscriptionEntry => ({
    ...pick(row, ...SAME),
    ...countedAtRest(row),
    isHeld: isHeldAtRest(row),
    course: atRest(courseOf(row)),
    recurring: { ...readJson(row.recurring) },
    buyer: { ...readJson(row.buyer) },
    method: row.method === null ? null : readJson(row.method),
  }),
  rowOf,
  insert: insertAtRest,
});

/** Plans that are not paid for here are open for as long as they were paid for there. Orders are there before. */
async function insertAtRest(tx: Queryable, rows: readonly SubscriptionTable[]): Promise<void> {
  await insertSubscriptions(tx, rows);
  for (const { id, siteId, offerKind, memberId, offerId: planId, email, course } of rows) {
    const { state, paidUntil } = courseOf({ course });
    if (offerKind !== 'plan' || memberId === null || state !== 'paused') continue;
    const held = { siteMemberId: memberId, planId };
    if (await isPlanBought(tx, { ...held, siteId, email })) continue;
    if (!(await hasRunningPlan(tx, { ...held, except: id }))) await closePlan(tx, held, paidUntil);
  }
}

/** As it leaves: an export that is read twice finds nothing different. */
function atRest(course: SubscriptionCourse): SubscriptionCourse {
  // One that was cancelled charges nothing, and must not be resumed.
  if (!isRunning(course) || course.endsAtPeriodEnd) return course;
  return { ...course, state: 'paused', nextAt: null, endsAtPeriodEnd: false, skipsNext: false };
}

/** Only its owner knows when the old site charges nothing anymore. */
function isHeldAtRest({ course, isHeld }: Pick<SubscriptionTable, 'course' | 'isHeld'>): boolean {
  return isHeld === 1 || atRest(courseOf({ course })).state === 'paused';
}

/** What rests brings nothing from the end of what is paid for on. */
function countedAtRest({
  course,
  countedFrom,
  countedUntil,
}: Pick<SubscriptionTable, 'course' | 'countedFrom' | 'countedUntil'>) {
  const { state, paidUntil } = atRest(courseOf({ course }));
  const isResting = state === 'paused' && countedFrom !== null;
  return { countedFrom, countedUntil: countedUntil ?? (isResting ? paidUntil : null) };
}

function rowOf({ course, isHeld, ...each }: SubscriptionEntry, siteId: string): SubscriptionTable {
  return {
    ...each,
    siteId,
    // Also of an export that was changed by hand.
    ...columnsOf(atRest(course), each.recurringMinor),
    leasedUntil: 0,
    isHeld: Number(isHeld || atRest(course).state === 'paused'),
    recurring: JSON.stringify(each.recurring) as SubscriptionTable['recurring'],
    buyer: JSON.stringify(each.buyer) as SubscriptionTable['buyer'],
    method: each.method && JSON.stringify(each.method),
    search: wordsOf(each.name, each.email, each.title),
  };
}

const chargeEntry = z.strictObject({
  id: idSchema,
  subscription: idSchema,
  periodStart: instant,
  periodEnd: instant,
  amountMinor: minor,
  state: z.enum(['open', 'paid', 'failed']),
  order: idSchema.nullable().default(null),
  problem: text.nullable().default(null),
  createdAt: instant,
  paidAt: time,
});
type ChargeEntry = z.output<typeof chargeEntry>;

const movedCharges = rowsOfVisitors({
  table: 'subscriptionCharges',
  file: 'subscription-charges.jsonl',
  entry: chargeEntry,
  once: [
    'the charge of a period',
    'periodStart',
    ({ subscription, periodStart }) => `${subscription} ${periodStart}`,
  ],
  entryOf: ({ subscriptionId, orderId, ...row }: SubscriptionChargeTable): ChargeEntry => ({
    ...pick(row, 'id', 'periodStart', 'periodEnd', 'amountMinor', 'state', 'problem', 'createdAt', 'paidAt'),
    subscription: subscriptionId,
    order: orderId,
  }),
  rowOf: ({ subscription, order, ...each }, siteId) => ({
    ...each,
    siteId,
    subscriptionId: subscription,
    orderId: order,
  }),
  insert: insertCharges,
});

export const moved: readonly MovedRows[] = [movedSubscriptions, movedCharges];
