/**
 * Charges what is due. Each subscription is taken by one worker for a while; its period becomes one charge and one
 * order, which is completed like every other. Whatever ends the process in between, the order of the period is found
 * again by its name, and the payment service knows its key.
 */
import { NO_ENTRIES } from '#domain/store/cart/checkout-entries.ts';
import { renewalCart } from '#domain/store/subscriptions/renewal-cart.ts';
import type { SubscriptionMail } from '#domain/store/subscriptions/settings.ts';
import {
  afterEnd,
  afterFailure,
  afterSkip,
  countedFromNow,
  duePeriod,
  isMissed,
  judgeDue,
  type SubscriptionCourse,
} from '#domain/store/subscriptions/subscription.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { type Completed, completeOrder } from '../orders/complete-order.ts';
import type { CompletionDeps } from '../orders/ports.ts';
import { isBeingPaid } from './being-paid.ts';
import { mail } from './follow-up.ts';
import { columnsOf, courseOf, type KeepDeps, keepCourse } from './keep-subscription.ts';
import { type GoingOn, type GoOnDeps, howItGoesOn } from './may-go-on.ts';
import {
  findCharge,
  findSubscription,
  listDue,
  openCharge,
  updateCharge,
  updateSubscription,
} from './queries.ts';
import type { SubscriptionTable } from './tables.ts';

/** Longer than any payment service takes to answer. */
const LEASE_MS = 5 * MINUTE_MS;
const AT_A_TIME = 200;
/** Payments that run next to each other. */
const SIDE_BY_SIDE = 4;
/** Of what a bank is still looking at, the sweeper says more. */
const BANKS_TAKE_MS = HOUR_MS;

export type RenewDeps = CompletionDeps & KeepDeps & GoOnDeps;

/** @param signal aborted when another worker goes on with it */
export async function renewDue(deps: RenewDeps, signal?: AbortSignal): Promise<number> {
  let renewed = 0;
  for (;;) {
    const ids = await listDue(deps.db.read, deps.now(), AT_A_TIME);
    if (ids.length === 0) return renewed;
    for (let from = 0; from < ids.length; from += SIDE_BY_SIDE) {
      if (signal?.aborted) return renewed;
      await Promise.all(ids.slice(from, from + SIDE_BY_SIDE).map((id) => renewOne(deps, id)));
    }
    renewed += ids.length;
  }
}

/** What is due of one, now. */
export async function renewOne(deps: RenewDeps, id: string): Promise<void> {
  try {
    const taken = await deps.db.write((tx) => take(tx, deps, id));
    if (taken) await conclude(deps, taken, await charge(deps, taken));
  } catch (error) {
    // The others are charged all the same; this one again once its lease is over.
    deps.log.error({ err: error, subscriptionId: id }, 'a subscription cannot be renewed');
    await deps.db.write((tx) => putOff(tx, deps, id, HOUR_MS));
  }
}

async function putOff(tx: Queryable, deps: RenewDeps, id: string, ms: number): Promise<void> {
  const row = await findSubscription(tx, id);
  if (row) await updateSubscription(tx, row, { leasedUntil: deps.now() + ms });
}

/** Undefined where nothing is to be charged: another worker was quicker, or it ends or skips. */
async function take(tx: Queryable, deps: RenewDeps, id: string): Promise<SubscriptionTable | undefined> {
  const row = await findSubscription(tx, id);
  const now = deps.now();
  if (!row || row.leasedUntil > now) return undefined;
  const isPaying = await isBeingPaid(tx, row);
  const course = isPaying ? courseOf(row) : await withoutMissed(tx, row, now);
  const due = judgeDue(course, now);
  if (due === 'skip') await keepCourse(tx, deps, row, afterSkip(course));
  if (due === 'end') await become(tx, deps, row, { course: afterEnd(course), told: 'ended' });
  if (due !== 'charge') return undefined;
  const goingOn = isPaying ? 'charge' : await howItGoesOn(tx, deps, row);
  if (goingOn === 'charge') return lease(tx, deps, row, course);
  await become(tx, deps, row, INSTEAD[goingOn](course));
  return undefined;
}

interface Became {
  readonly course: SubscriptionCourse;
  readonly told?: SubscriptionMail;
}

const cancelled = (course: SubscriptionCourse): SubscriptionCourse => ({
  ...afterEnd(course),
  state: 'cancelled',
});

const INSTEAD: Readonly<Record<Exclude<GoingOn, 'charge'>, (course: SubscriptionCourse) => Became>> = {
  end: (course) => ({ course: cancelled(course), told: 'ended' }),
  'end-untold': (course) => ({ course: cancelled(course) }),
  pause: (course) => ({ course: { ...course, state: 'paused', nextAt: null, tries: 0 }, told: 'paused' }),
};

async function become(
  tx: Queryable,
  deps: RenewDeps,
  row: SubscriptionTable,
  { course, told }: Became,
): Promise<void> {
  if ((await keepCourse(tx, deps, row, course)) && told) await mail(tx, deps, row, told);
}

/** The charge of its period, for this worker alone. */
async function lease(
  tx: Queryable,
  deps: RenewDeps,
  row: SubscriptionTable,
  course: SubscriptionCourse,
): Promise<SubscriptionTable | undefined> {
  const now = deps.now();
  await openCharge(tx, {
    id: deps.newId(),
    siteId: row.siteId,
    subscriptionId: row.id,
    ...boundsOf(course),
    amountMinor: row.recurringMinor,
    state: 'open',
    orderId: null,
    problem: null,
    createdAt: now,
    paidAt: null,
  });
  const leased = { leasedUntil: now + LEASE_MS, ...columnsOf(course, row.recurringMinor) };
  if (!(await updateSubscription(tx, row, leased))) return undefined;
  return { ...row, ...leased, version: row.version + 1 };
}

/** Periods that could not be charged in time are not charged later, all at once. */
async function withoutMissed(
  tx: Queryable,
  row: SubscriptionTable,
  now: number,
): Promise<SubscriptionCourse> {
  const course = courseOf(row);
  if (judgeDue(course, now) !== 'charge' || !isMissed(course, now)) return course;
  const { start: periodStart } = duePeriod(course);
  const charged = await findCharge(tx, { subscriptionId: row.id, periodStart });
  if (charged?.state === 'open')
    await updateCharge(tx, charged.id, { state: 'failed', problem: row.problem });
  return countedFromNow(course, now);
}

function boundsOf(course: SubscriptionCourse) {
  const { start, end } = duePeriod(course);
  return { periodStart: start, periodEnd: end };
}

async function charge(deps: RenewDeps, row: SubscriptionTable): Promise<Completed> {
  if (row.method === null) return { kind: 'declined', message: 'There is no card for this subscription.' };
  const { address, phone, vatNumber } = readJson(row.buyer);
  const recurring = readJson(row.recurring);
  const cart = renewalCart({
    subscriptionId: row.id,
    title: row.title,
    periodStart: duePeriod(courseOf(row)).start,
    recurring,
    balanceMinor: row.balanceMinor,
  });
  const { email, provider: payment } = row;
  const delivery = recurring.deliveryId ?? '';
  return completeOrder(
    { ...deps, cart: { ...deps.cart, price: async () => cart } },
    {
      siteId: row.siteId,
      ...(row.locale !== null && { locale: row.locale }),
      cartId: cart.id,
      entries: { ...NO_ENTRIES, email, address, phone, vatNumber, delivery, payment },
      seenTotalMinor: cart.totalMinor,
      hasTerms: false,
      testBy: row.testBy,
      method: readJson(row.method),
    },
    '',
  );
}

/** What came of it, unless the order is placed: then its follow-up has noted it already. */
async function conclude(deps: RenewDeps, taken: SubscriptionTable, completed: Completed): Promise<void> {
  if (completed.kind === 'placed') return;
  await deps.at?.('finalized');
  await deps.db.write(async (tx) => {
    const row = await findSubscription(tx, taken.id);
    // A change since then is newer than what this run knows.
    if (!row || row.version !== taken.version) return;
    if (completed.kind === 'declined') return fail(tx, deps, row, completed.message);
    if (RUNNING.has(completed.kind))
      return void (await updateSubscription(tx, row, {
        leasedUntil: deps.now() + BANKS_TAKE_MS,
        problem: UNCONFIRMED,
      }));
    // It is looked at again tomorrow, and can be changed until then.
    const later = { ...courseOf(row), nextAt: deps.now() + DAY_MS };
    await keepCourse(tx, deps, row, later, { leasedUntil: 0, problem: problemOf(completed) });
  });
}

const UNCONFIRMED = 'The payment service has not confirmed this payment yet.';
/** What comes of it is not known yet. */
const RUNNING: ReadonlySet<Completed['kind']> = new Set(['pending', 'payment', 'completion_in_progress']);

function problemOf(completed: Completed): string | null {
  if (completed.kind === 'sold-out') return `Sold out: ${completed.titles.join(', ')}`;
  if (completed.kind === 'problems') return completed.problems.join(' ');
  return null;
}

async function fail(
  tx: Queryable,
  deps: RenewDeps,
  row: SubscriptionTable,
  problem: string | null,
): Promise<void> {
  const course = courseOf(row);
  const failed = afterFailure(course, deps.now());
  const charged = await findCharge(tx, { subscriptionId: row.id, periodStart: duePeriod(course).start });
  if (charged) await updateCharge(tx, charged.id, { state: 'failed', problem });
  await keepCourse(tx, deps, row, failed, { leasedUntil: 0, problem });
  await mail(tx, deps, row, failed.state === 'unpaid' ? 'unpaid' : 'failed');
}
