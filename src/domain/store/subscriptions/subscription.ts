/**
 * The life of a subscription: when it is charged, what follows a payment that comes in or fails, and what its subscriber
 * and its seller may do. Nothing here knows the time: every step is given it.
 */
import { DAY_MS } from '../../time.ts';
import { cyclesOf, periodStart, type SubscriptionPlan } from '../catalogue/subscription-plan.ts';

export const SUBSCRIPTION_STATES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'cancelled',
  'completed',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Days after a payment was due on which it is tried: eight times in two weeks. */
const DUNNING_DAYS = [0, 1, 3, 5, 7, 9, 11, 14] as const;

export interface SubscriptionCourse {
  readonly state: SubscriptionState;
  readonly plan: SubscriptionPlan;
  /** Periods are counted from here. */
  readonly anchorAt: number;
  /** Of the period that is charged next. */
  readonly period: number;
  /** How many payments came in. */
  readonly cycles: number;
  /** Until when it is paid for, or its trial lasts. */
  readonly paidUntil: number;
  /** When something is to be done; null where nothing is. */
  readonly nextAt: number | null;
  /** Of the payment that is due. */
  readonly tries: number;
  readonly endsAtPeriodEnd: boolean;
  readonly skipsNext: boolean;
  readonly endedAt: number | null;
}

/** With its first payment, or its trial. */
export function begin(plan: SubscriptionPlan, now: number): SubscriptionCourse {
  const isTrial = plan.trialDays > 0;
  const anchorAt = now + plan.trialDays * DAY_MS;
  const paidUntil = isTrial ? anchorAt : periodStart(anchorAt, plan.billingPeriod, 1);
  return {
    state: isTrial ? 'trialing' : 'active',
    plan,
    anchorAt,
    period: isTrial ? 0 : 1,
    cycles: isTrial ? 0 : 1,
    paidUntil,
    nextAt: paidUntil,
    tries: 0,
    endsAtPeriodEnd: false,
    skipsNext: false,
    endedAt: null,
  };
}

/** The period that is charged next. */
export function duePeriod({ anchorAt, plan, period }: SubscriptionCourse): {
  readonly start: number;
  readonly end: number;
} {
  const startOf = (index: number) => periodStart(anchorAt, plan.billingPeriod, index);
  return { start: startOf(period), end: startOf(period + 1) };
}

export type Due = 'nothing' | 'end' | 'skip' | 'charge';

/** What is to be done now. */
export function judgeDue(course: SubscriptionCourse, now: number): Due {
  if (course.nextAt === null || course.nextAt > now) return 'nothing';
  if (course.endsAtPeriodEnd || hasAllCycles(course)) return 'end';
  return course.skipsNext ? 'skip' : 'charge';
}

export function hasAllCycles({ plan, cycles }: SubscriptionCourse): boolean {
  const most = cyclesOf(plan);
  return most !== undefined && cycles >= most;
}

/** A period that is paid: of one that was paid late, the next is due when it would have been. */
export function afterPayment(course: SubscriptionCourse): SubscriptionCourse {
  const { end } = duePeriod(course);
  return {
    ...course,
    state: 'active',
    period: course.period + 1,
    cycles: course.cycles + 1,
    paidUntil: end,
    nextAt: end,
    tries: 0,
    skipsNext: false,
  };
}

/** A payment that was on its way when the subscription ended or was paused: its period is paid for, and nothing follows. */
export function afterLatePayment(course: SubscriptionCourse): SubscriptionCourse {
  const { state, endedAt } = course;
  const paid = afterPayment(course);
  const until = endedAt === null ? null : Math.max(endedAt, paid.paidUntil);
  return { ...paid, state, nextAt: null, endedAt: until };
}

/** Its whole period has passed before anybody tried to charge it: the server was off, or nothing was in stock. */
export function isMissed(course: SubscriptionCourse, now: number): boolean {
  return course.tries === 0 && duePeriod(course).end <= now;
}

/** Periods are counted from now: what was missed is not charged. */
export function countedFromNow(course: SubscriptionCourse, now: number): SubscriptionCourse {
  return { ...course, anchorAt: now, period: 0, nextAt: now };
}

/** Tries again after some days; after the last try the subscription is unpaid. */
export function afterFailure(course: SubscriptionCourse, now: number): SubscriptionCourse {
  const tries = course.tries + 1;
  const days = DUNNING_DAYS[tries];
  if (days === undefined) return { ...course, tries, state: 'unpaid', nextAt: null, endedAt: now };
  return { ...course, tries, state: 'past_due', nextAt: duePeriod(course).start + days * DAY_MS };
}

/** The period passes without a payment and without a delivery. */
export function afterSkip(course: SubscriptionCourse): SubscriptionCourse {
  const { end } = duePeriod(course);
  return { ...course, period: course.period + 1, paidUntil: end, nextAt: end, skipsNext: false };
}

/** At the end of what is paid for. */
export function afterEnd(course: SubscriptionCourse): SubscriptionCourse {
  const state = hasAllCycles(course) ? 'completed' : 'cancelled';
  return { ...course, state, nextAt: null, endsAtPeriodEnd: false, endedAt: course.paidUntil };
}

export const SUBSCRIPTION_ACTIONS = ['cancel', 'revive', 'pause', 'resume', 'skip', 'unskip', 'end'] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

const MAY: Readonly<Record<SubscriptionAction, (course: SubscriptionCourse) => boolean>> = {
  cancel: ({ state, endsAtPeriodEnd }) => RUNNING.has(state) && !endsAtPeriodEnd,
  revive: ({ state, endsAtPeriodEnd }) => endsAtPeriodEnd || state === 'unpaid' || state === 'cancelled',
  pause: ({ state, endsAtPeriodEnd }) => (state === 'active' || state === 'trialing') && !endsAtPeriodEnd,
  resume: ({ state }) => state === 'paused',
  skip: (course) =>
    course.state === 'active' && !course.endsAtPeriodEnd && !course.skipsNext && !hasAllCycles(course),
  unskip: ({ skipsNext }) => skipsNext,
  end: ({ state }) => RUNNING.has(state) || state === 'unpaid',
};
const RUNNING: ReadonlySet<SubscriptionState> = new Set(['trialing', 'active', 'past_due', 'paused']);

export function isRunning({ state }: Pick<SubscriptionCourse, 'state'>): boolean {
  return RUNNING.has(state);
}

/** @returns undefined where that cannot be done now */
export function act(
  course: SubscriptionCourse,
  action: SubscriptionAction,
  now: number,
): SubscriptionCourse | undefined {
  if (!MAY[action](course)) return undefined;
  switch (action) {
    case 'cancel':
      return cancel(course, now);
    case 'revive':
      return revive(course, now);
    case 'pause':
      return { ...course, state: 'paused', nextAt: null, skipsNext: false };
    case 'resume':
      return resume(course, now);
    case 'skip':
      return { ...course, skipsNext: true };
    case 'unskip':
      return { ...course, skipsNext: false };
    case 'end':
      return ended(course, now);
  }
}

export function actionsFor(course: SubscriptionCourse): readonly SubscriptionAction[] {
  return SUBSCRIPTION_ACTIONS.filter((action) => MAY[action](course));
}

/** What is paid for stays; where nothing is, it ends now. */
function cancel(course: SubscriptionCourse, now: number): SubscriptionCourse {
  if (course.paidUntil <= now || course.state === 'past_due') return ended(course, now);
  const state = course.state === 'paused' ? 'active' : course.state;
  return { ...course, state, endsAtPeriodEnd: true, skipsNext: false, nextAt: course.paidUntil };
}

function ended(course: SubscriptionCourse, now: number): SubscriptionCourse {
  return {
    ...course,
    state: 'cancelled',
    nextAt: null,
    endsAtPeriodEnd: false,
    skipsNext: false,
    endedAt: now,
  };
}

function resume(course: SubscriptionCourse, now: number): SubscriptionCourse {
  if (course.paidUntil <= now) return anew(course, now);
  const state = course.cycles === 0 && course.period === 0 ? 'trialing' : 'active';
  return { ...course, state, nextAt: course.paidUntil };
}

function revive(course: SubscriptionCourse, now: number): SubscriptionCourse {
  if (course.endsAtPeriodEnd) return { ...course, endsAtPeriodEnd: false };
  // It is paid for until then.
  if (course.endedAt !== null && course.endedAt > now)
    return { ...course, state: 'active', nextAt: course.paidUntil, endedAt: null };
  return anew(course, now);
}

/** Its periods are counted from now, and the first of them is due: what was missed is not charged. */
function anew(course: SubscriptionCourse, now: number): SubscriptionCourse {
  return {
    ...course,
    state: 'past_due',
    anchorAt: now,
    period: 0,
    paidUntil: Math.min(course.paidUntil, now),
    nextAt: now,
    tries: 0,
    endsAtPeriodEnd: false,
    skipsNext: false,
    endedAt: null,
  };
}

/**
 * Until when a plan of members is open to its subscriber; null where no end is known. A late payment keeps it open for a
 * while; the first one, of a trial that is over or of a subscription that begins again, does not.
 */
export function opensUntil(course: SubscriptionCourse, now: number): number | null {
  if (course.state === 'unpaid' || course.state === 'paused' || course.endsAtPeriodEnd)
    return course.paidUntil;
  if (course.state === 'past_due' && course.period === 0) return course.paidUntil;
  return isRunning(course) ? null : (course.endedAt ?? now);
}
