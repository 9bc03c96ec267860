/** Subscriptions for those who run a shop: what there is, what it brings, and changing it. */
import { Hono } from 'hono';
import { pick } from '#domain/pick.ts';
import { readRecurring } from '#domain/store/donations/calls.ts';
import * as calls from '#domain/store/subscriptions/calls.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { changeOffer, listOffers } from './change-offer.ts';
import { actOn, type Refusal } from './change-subscription.ts';
import { describeCharge, describeSubscription } from './describe-subscription.ts';
import { readFigures } from './figures.ts';
import type { KeepDeps } from './keep-subscription.ts';
import { subscriptionOfOrderRoutes } from './order-routes.ts';
import { findSubscription, listCharges } from './queries.ts';
import { listSubscriptions, PAGE_SIZE } from './queries-list.ts';
import { subscriptionsCsv } from './subscriptions-csv.ts';
import type { SubscriptionTable } from './tables.ts';

type RoutesDeps = Kernel & KeepDeps;

const REFUSALS = {
  missing: { kind: 'missing', message: 'This subscription no longer exists.' },
  changed: {
    kind: 'changed',
    message: 'This subscription was changed in the meantime. Reload it, then try again.',
  },
  busy: { kind: 'busy', message: 'A payment is running. Wait a minute, then try again.' },
  notPossible: { kind: 'notPossible', message: 'You can’t do this with this subscription now.' },
} as const satisfies Readonly<Record<Refusal, object>>;

export function subscriptionRoutes(deps: RoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  readRoutes(deps, answer);
  changeRoutes(deps, answer);
  subscriptionOfOrderRoutes(deps, answer);
  return app;
}

const keyOf = ({ createdAt, id }: SubscriptionTable): string => `${createdAt}-${id}`;

function readKey(text = ''): { readonly createdAt: number; readonly id: string } | undefined {
  const match = /^(\d{1,15})-([\w-]{1,40})$/.exec(text);
  return match ? { createdAt: Number(match[1]), id: match[2] ?? '' } : undefined;
}

function readRoutes(deps: RoutesDeps, answer: AnswerCall): void {
  const { db, now } = deps;
  answer(calls.listSubscriptions, async ({ siteId, query: { kind, state, search = '', before } }) => {
    const rows = await listSubscriptions(db.read, siteId, { kind, state, search, before: readKey(before) });
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    return {
      subscriptions: shown.map(describeSubscription),
      next: last && rows.length > PAGE_SIZE ? keyOf(last) : null,
    };
  });
  answer(calls.readSubscriptionsTable, async ({ context, siteId, query: { kind, state, search = '' } }) =>
    context.body(await subscriptionsCsv(db.read, siteId, { kind, state, search }), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="subscriptions.csv"',
      'cache-control': 'no-store',
    }),
  );
  answer(calls.readFigures, ({ siteId, query: { kind = 'sales' } }) =>
    readFigures(db.read, { siteId, kind, now: now() }),
  );
  answer(readRecurring, async ({ siteId }) => {
    const figures = await readFigures(db.read, { siteId, kind: 'donations', now: now() });
    return { ...pick(figures, 'currency', 'monthlyMinor', 'paused', 'pastDue'), donors: figures.running };
  });
  answer(calls.readSubscription, async ({ siteId, params }) => {
    const row = await findOf(db.read, siteId, params.subscription);
    if (!row) return REFUSALS.missing;
    const [charges, offers] = await Promise.all([
      listCharges(db.read, row.id),
      listOffers(db.read, deps, row),
    ]);
    return { subscription: describeSubscription(row), charges: charges.map(describeCharge), offers };
  });
}

async function findOf(db: Queryable, siteId: string, id: string): Promise<SubscriptionTable | undefined> {
  const row = await findSubscription(db, id);
  return row?.siteId === siteId ? row : undefined;
}

function changeRoutes(deps: RoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(calls.actOnSubscription, (call, { version, action }) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const done = await actOn(tx, deps, { siteId, id: params.subscription, version }, action);
      if (done.kind !== 'changed-now') return REFUSALS[done.kind];
      return changed(tx, deps, call, params.subscription);
    }),
  );
  answer(calls.changeSubscription, (call, { version, offer, quantity }) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const asked = { siteId, id: params.subscription, version, offer, quantity };
      const refused = await changeOffer(tx, deps, asked);
      return refused ? REFUSALS[refused] : changed(tx, deps, call, params.subscription);
    }),
  );
}

async function changed(tx: Queryable, deps: RoutesDeps, call: Parameters<typeof leave>[2], id: string) {
  const row = await findSubscription(tx, id);
  if (!row) throw new Error('A subscription that was just changed is there.');
  await leave(tx, deps, call, `changed the subscription “${row.title}”`);
  return { subscription: describeSubscription(row) };
}
