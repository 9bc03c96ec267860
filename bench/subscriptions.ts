/** The list of subscriptions, their charges and their figures: a thousand beside a hundred thousand with a million charges. */
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { readFigures } from '#server/store/subscriptions/figures.ts';
import { insertCharges, insertSubscriptions, listCharges } from '#server/store/subscriptions/queries.ts';
import { listSubscriptions, type SubscriptionsAsked } from '#server/store/subscriptions/queries-list.ts';
import type { SubscriptionChargeTable, SubscriptionTable } from '#server/store/subscriptions/tables.ts';
import { measureCurve } from './curve.ts';
import { measureOnBoth } from './on-both-engines.ts';
import { newSite } from './orders.ts';
import { format, type Measurement, progress, type Result } from './result.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const CHARGES_EACH = 10;
const AT_A_TIME = 200;
const LIST_BAR_MS = 300;
const FIGURES_BAR_MS = 100;
const FROM = Date.UTC(2023, 0, 1);
const UNTIL = Date.UTC(2026, 0, 1);
const MONTH_MS = 30 * 86_400_000;
/** Of ten. */
const STATES = [
  ...(['active', 'active', 'active', 'active', 'active'] as const),
  ...(['trialing', 'past_due', 'paused', 'unpaid', 'cancelled'] as const),
];

const ASKED: readonly { readonly name: string; readonly asked: Partial<SubscriptionsAsked> }[] = [
  { name: 'the latest', asked: {} },
  { name: 'sales only', asked: { kind: 'sales' } },
  { name: 'donations only', asked: { kind: 'donations' } },
  { name: 'past due', asked: { state: 'past_due' } },
  { name: 'completed, of which there are none', asked: { state: 'completed' } },
  { name: 'a page far below', asked: { before: { createdAt: FROM + MONTH_MS, id: 'z' } } },
  { name: 'by a name', asked: { search: 'subscriber 77' } },
  { name: 'by words that no one has', asked: { search: 'xylophone' } },
];

export const subscriptions: Measurement = {
  name: 'subscriptions',
  title: 'The list of subscriptions, and their figures',
  run: () => measureOnBoth('subscriptions', measureEngine),
};

interface Filled {
  readonly siteId: string;
  readonly one: string;
}

async function measureEngine(deps: Deps, engine: string): Promise<Result[]> {
  const { db } = deps;
  const sites: Filled[] = [];
  for (const size of SIZES) {
    sites.push(await fillSite(deps, size));
    progress(
      `${engine}: ${format(size)} subscriptions with ${format(size * CHARGES_EACH)} charges are there`,
    );
  }
  // As PostgreSQL does by itself a minute after so much has changed.
  if (db.engine === 'postgres') await sql`vacuum analyze subscriptions`.execute(db.read);
  const lists = { sizes: SIZES, sites, barMs: LIST_BAR_MS };
  const results: Result[] = [];
  for (const { name, asked } of ASKED)
    results.push(
      await measureCurve(`${name}, ${engine}`, lists, ({ siteId }) =>
        listSubscriptions(db.read, siteId, { search: '', ...asked }),
      ),
    );
  results.push(
    await measureCurve(`charges of one, ${engine}`, lists, ({ one }) => listCharges(db.read, one)),
  );
  for (const kind of ['sales', 'donations'] as const)
    results.push(
      await measureCurve(
        `figures of ${kind}, ${engine}`,
        { ...lists, barMs: FIGURES_BAR_MS },
        async ({ siteId }) => {
          const { running } = await readFigures(db.read, { siteId, kind, now: UNTIL });
          if (running === 0) throw new Error('There are subscriptions of this kind in this currency.');
        },
      ),
    );
  return results;
}

async function fillSite(deps: Deps, size: number): Promise<Filled> {
  const siteId = await newSite(deps);
  let one = '';
  for (let from = 0; from < size; from += AT_A_TIME) {
    const rows = Array.from({ length: AT_A_TIME }, (_, index) => rowOf(deps, siteId, from + index, size));
    one ||= rows[0]?.id ?? '';
    const charges = rows.flatMap((row) => chargesOf(deps, row));
    await deps.db.write(async (tx) => {
      await insertSubscriptions(tx, rows);
      for (let at = 0; at < charges.length; at += AT_A_TIME)
        await insertCharges(tx, charges.slice(at, at + AT_A_TIME));
    });
  }
  return { siteId, one };
}

function rowOf({ newId }: Deps, siteId: string, index: number, size: number): SubscriptionTable {
  const createdAt = FROM + Math.floor(((UNTIL - FROM) * index) / size);
  const state = STATES[index % STATES.length] ?? 'active';
  const endedAt =
    state === 'cancelled' || state === 'unpaid' ? Math.min(UNTIL, createdAt + (index % 12) * MONTH_MS) : null;
  const isPaused = state === 'paused';
  const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0, trialDays: 0 } as const;
  const paidUntil = createdAt + MONTH_MS;
  const course = {
    ...{ state, plan: { ...plan, setUpFeeMinor: 0 }, anchorAt: createdAt, period: 1, cycles: 1, paidUntil },
    ...{ nextAt: null, tries: 0, endsAtPeriodEnd: false, skipsNext: false, endedAt },
  };
  const line = { title: 'Coffee', optionText: '', sku: '', kind: 'service', href: '/coffee', quantity: 1 };
  return {
    ...{ id: newId(), siteId, version: 1, state, course: JSON.stringify(course), nextAt: null },
    ...{ isHeld: 0, leasedUntil: 0, offerId: newId(), memberId: null, title: 'Coffee', quantity: 1 },
    offerKind: index % 7 === 0 ? 'donation' : 'product',
    ...{ currency: 'USD', recurringMinor: 900 + (index % 50), monthlyMinor: 900 + (index % 50) },
    balanceMinor: 0,
    recurring: JSON.stringify({ lines: [line], totalMinor: 900 }) as SubscriptionTable['recurring'],
    buyer: JSON.stringify({
      address: { line1: 'Way 1', city: 'Bath' },
      phone: '',
    }) as SubscriptionTable['buyer'],
    ...{ email: `subscriber${index}@example.org`, name: `Subscriber ${index}`, locale: 'en' },
    search: `subscriber ${index} subscriber${index}@example.org coffee`,
    ...{ provider: 'stripe', method: null, testBy: null, problem: null, createdAt, endedAt },
    countedFrom: state === 'trialing' ? null : createdAt,
    countedUntil: isPaused ? createdAt + MONTH_MS : endedAt,
  };
}

function chargesOf({ newId }: Deps, { id, siteId, createdAt }: SubscriptionTable): SubscriptionChargeTable[] {
  return Array.from({ length: CHARGES_EACH }, (_, index) => ({
    ...{ id: newId(), siteId, subscriptionId: id, amountMinor: 900, state: 'paid', orderId: newId() },
    ...{ periodStart: createdAt + index * MONTH_MS, periodEnd: createdAt + (index + 1) * MONTH_MS },
    ...{ problem: null, createdAt, paidAt: createdAt },
  }));
}
