/** The calls about subscriptions, for the people who run a shop. */
import { z } from 'zod';
import { instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { findsPeople, hiddenFromPrograms } from '../../calls/personal.ts';
import { idSchema } from '../../links/link.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';
import { subscriptionPlanSchema } from '../catalogue/subscription-plan.ts';
import { ADDRESS_PARTS } from '../settings/address-form.ts';
import { SUBSCRIPTION_ACTIONS, SUBSCRIPTION_STATES } from './subscription.ts';

const may = 'config.commerce';
/** Sees who subscribers are. */
const people = 'admin.customer-data';
const SUBSCRIPTIONS = '/api/sites/:site/subscriptions';
const SUBSCRIPTION = `${SUBSCRIPTIONS}/:subscription`;
const minor = z.int().meta({ description: 'In the currency’s smallest unit.' });
const currency = z.enum(CURRENCY_CODES);

const subscription = z
  .object({
    id: z.string(),
    version: z.int().meta({ description: 'Send it with a change: a change of an older version is refused.' }),
    state: z.enum(SUBSCRIPTION_STATES),
    isHeld: z.boolean().meta({ description: 'It was moved here, and waits until you resume it.' }),
    endsAtPeriodEnd: z.boolean(),
    skipsNext: z.boolean(),
    subscriber: hiddenFromPrograms(z.string().meta({ description: 'Empty once erased.' }), people),
    email: hiddenFromPrograms(z.string(), people),
    title: z.string(),
    kind: z.enum(['product', 'plan', 'donation']),
    quantity: z.int(),
    currency,
    recurringMinor: minor.meta({ description: 'For each period, delivery and tax included.' }),
    balanceMinor: minor.meta({ description: 'Added to the next payment. Below zero: a credit.' }),
    subscriptionPlan: subscriptionPlanSchema,
    cycles: z.int().meta({ description: 'Payments received.' }),
    paidUntil: instant,
    nextAt: instant.nullable().meta({ description: 'The next payment or try. Null for none.' }),
    problem: z.string().nullable().meta({ description: 'Why the last payment was not received.' }),
    card: hiddenFromPrograms(z.string(), people),
    isTest: z.boolean(),
    createdAt: instant,
    endedAt: instant.nullable(),
    actions: z.array(z.enum(SUBSCRIPTION_ACTIONS)).meta({ description: 'What can be done now.' }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = Shape<typeof subscription>;

const charge = z.object({
  id: z.string(),
  periodStart: instant,
  periodEnd: instant,
  amountMinor: minor,
  state: z.enum(['open', 'paid', 'failed']),
  orderId: z.string().nullable().meta({ description: 'Refund it there.' }),
  problem: z.string().nullable(),
  paidAt: instant.nullable(),
});
export type SubscriptionCharge = Shape<typeof charge>;

/** What is sold, and what is given. */
const SUBSCRIBED_KINDS = ['sales', 'donations'] as const;
export type SubscribedKind = (typeof SUBSCRIBED_KINDS)[number];

const filter = {
  kind: z.enum(SUBSCRIBED_KINDS).optional().meta({ description: 'Absent: all.' }),
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  search: findsPeople(
    z.string().max(200).default('').meta({ description: 'Part of a name, address or title.' }),
    people,
  ),
};

export const listSubscriptions = call('GET', SUBSCRIPTIONS, {
  may,
  summary: 'Lists subscriptions, the latest first.',
  query: z.object({
    ...filter,
    before: z.string().max(60).default('').meta({ description: 'Where the last page ended.' }),
  }),
  answer: z.object({ subscriptions: z.array(subscription), next: z.string().nullable() }),
  cache: 'no-store',
});

export const readSubscriptionsTable = call('GET', `${SUBSCRIPTIONS}/csv`, {
  may,
  summary: 'Exports subscriptions as CSV.',
  query: z.object(filter),
  gives: 'text/csv',
  personal: people,
  cache: 'no-store',
});

const month = z.object({
  month: z.string().meta({ description: 'Like 2027-01.' }),
  monthlyMinor: minor.meta({ description: 'Recurring sales of a month at its end.' }),
  running: z.int(),
  begun: z.int(),
  ended: z.int(),
});

export const readFigures = call('GET', `${SUBSCRIPTIONS}/figures`, {
  may,
  summary: 'Returns recurring sales, and subscriptions begun and ended in each of the last 12 months.',
  description:
    'Without tests, and in the currency of the store. Donations are counted apart from sales, and free trials and pauses are no recurring sales.',
  query: z.object({ kind: z.enum(SUBSCRIBED_KINDS).default('sales') }),
  answer: z.object({
    currency,
    running: z.int().meta({ description: 'With those in a trial and those that are paused.' }),
    trialing: z.int(),
    paused: z.int(),
    pastDue: z.int(),
    monthlyMinor: minor.meta({ description: 'Monthly recurring sales now.' }),
    churnPpm: z.int().meta({
      description: 'Of what ran 30 days ago, the share that ended since, in millionths.',
    }),
    months: z.array(month),
  }),
  cache: 'no-store',
});
export type SubscriptionFigures = Shape<typeof readFigures.answer>;

export const readSubscription = call('GET', SUBSCRIPTION, {
  may,
  summary: 'Returns a subscription with its charges.',
  answer: z.object({
    subscription,
    charges: z.array(charge),
    offers: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  errors: { missing: 404 },
  cache: 'no-store',
});

const refusals = { missing: 404, changed: 409, busy: 409, notPossible: 409 } as const;

export const actOnSubscription = call('POST', `${SUBSCRIPTION}/act`, {
  may,
  summary: 'Cancels, ends, pauses, resumes or skips a subscription.',
  description: '`cancel` ends it with the period that is paid for, `end` at once.',
  body: z.strictObject({ version: z.int(), action: z.enum(SUBSCRIPTION_ACTIONS).exclude(['revive']) }),
  answer: z.object({ subscription }),
  errors: refusals,
  leaves: 'order.subscription-changed',
});

export const changeSubscription = call('PUT', SUBSCRIPTION, {
  may,
  summary: 'Changes what is subscribed to, or how many.',
  description:
    'To another variant of the product or another plan of members that is billed by the same period. The rest of the period is charged or credited with the next payment.',
  body: z.strictObject({ version: z.int(), offer: idSchema, quantity: z.int().min(1).max(9999) }),
  answer: z.object({ subscription }),
  errors: refusals,
  leaves: 'order.subscription-changed',
});

export const SUBSCRIPTIONS_OF_PERSON = z.array(
  z.object({
    id: z.string(),
    state: z.enum(SUBSCRIPTION_STATES),
    title: z.string(),
    name: z.string(),
    email: z.string(),
    currency: z.string(),
    recurringMinor: minor,
    createdAt: instant,
    address: z.object(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, z.string()]))),
    phone: z.string(),
    card: z.string(),
  }),
);
