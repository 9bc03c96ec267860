/**
 * The last step of completing an order, in one transaction: what a provider says of a payment becomes what the order is.
 * The page the buyer comes back to, news from the provider and the sweeper all come here, in any order and any number
 * of times.
 */

import { nextOrderState, type OrderEvent } from '#domain/store/orders/order-state.ts';
import { isGood, laterState, type PaymentState } from '#domain/store/orders/payment-state.ts';
import { withCard } from '#domain/store/settings/location-evidence.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { PaymentNews } from '../../payments/payment-provider.ts';
import { releaseHolds } from '../gift-cards/hold-cards.ts';
import { followPaid, followPaying, followPlaced } from './follow-ups.ts';
import { MAIL_JOB } from './mail-job.ts';
import { NEWS_JOB } from './news-job.ts';
import { NOTIFY_JOB } from './notify-owner.ts';
import { givenBackOf } from './order-money.ts';
import { type PaidWithCards, payWithCards } from './pay-with-cards.ts';
import type { CompletionDeps } from './ports.ts';
import { detailsOf, findOrder, insertEvent, nextNumber, updateOrder } from './queries.ts';
import { deleteCheckout } from './queries-checkouts.ts';
import {
  claimStock,
  findAttempt,
  listHolds,
  releaseStock,
  reserveStock,
  setHoldState,
  sumPayments,
  updateAttempt,
} from './queries-payments.ts';
import { searchTextOf } from './search-text.ts';
import type { OrderTable, PaymentAttemptTable } from './tables.ts';

export type Settled =
  | { readonly kind: 'placed'; readonly order: OrderTable }
  | { readonly kind: 'declined'; readonly message: string | null }
  | { readonly kind: 'pending' };

/** @param lookAgainAt when to ask again where nothing is decided yet */
export async function settlePayment(
  tx: Queryable,
  deps: CompletionDeps,
  attemptId: string,
  news: PaymentNews,
  lookAgainAt: number,
): Promise<Settled> {
  const known = await findAttempt(tx, attemptId);
  const order = known && (await findOrder(tx, known.orderId));
  if (!known || !order) throw new Error('A payment belongs to an order.');
  const state = laterState(known.state as PaymentState, news.state);
  const isNew = state !== known.state;
  const attempt = { ...known, state, capturedMinor: Math.max(known.capturedMinor, news.capturedMinor) };
  await updateAttempt(tx, known.id, {
    state,
    ref: news.ref,
    capturedMinor: attempt.capturedMinor,
    problem: news.problem ?? known.problem,
    ...(news.method && { method: JSON.stringify(news.method) }),
    lookAt: lookAgainAt,
  });
  if (order.state !== 'draft') return settlePlaced(tx, deps, order, attempt, known);
  if (isGood(state)) return { kind: 'placed', order: await place(tx, deps, order, attempt, news) };
  if (state !== 'failed' && state !== 'cancelled') return { kind: 'pending' };
  if (isNew) await letGo(tx, deps, order, attempt);
  return { kind: 'declined', message: news.problem ?? null };
}

/** News of a payment whose order stands already: a promise that is kept, or money nobody expected. */
async function settlePlaced(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  attempt: PaymentAttemptTable,
  before: PaymentAttemptTable,
): Promise<Settled> {
  const amountMinor = attempt.capturedMinor - before.capturedMinor;
  if (!isGood(attempt.state as PaymentState) || amountMinor <= 0) return { kind: 'placed', order };
  const { capturedMinor } = await sumPayments(tx, order.id);
  await updateOrder(tx, order.id, { capturedMinor });
  const kind =
    capturedMinor - order.refundedMinor > order.totalMinor - (await givenBackOf(tx, order))
      ? 'paidTwice'
      : 'paid';
  await addEvent(tx, deps, order, { kind, data: { amountMinor } });
  const paid = { ...order, capturedMinor };
  await followPaid(tx, deps, paid);
  return { kind: 'placed', order: paid };
}

async function place(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  attempt: PaymentAttemptTable,
  news: PaymentNews,
): Promise<OrderTable> {
  const isClaimed = await claimHolds(tx, order.siteId, attempt.id);
  const cards = await payWithCards(tx, deps, order, attempt);
  const decision =
    decisionOf(order, attempt, { news, isClaimed, ...cards }) ??
    (await followPaying(tx, deps, order)) ??
    null;
  const event: OrderEvent = decision === null ? 'place' : 'setAside';
  const state = nextOrderState('draft', event);
  if (!state) throw new Error('A draft can always be placed.');
  const number = await nextNumber(tx, order.siteId);
  const change = {
    state,
    decision,
    number,
    search: searchTextOf({ ...order, number }),
    capturedMinor: attempt.capturedMinor + cards.paidMinor,
    placedAt: deps.now(),
    details: detailsPaid(order, news),
    // Mail that follows later is caused by the shop.
    sender: null,
  };
  await updateOrder(tx, order.id, change);
  const data = { provider: order.provider, amountMinor: attempt.amountMinor + cards.paidMinor };
  await addEvent(tx, deps, order, { kind: decision === null ? 'placed' : 'setAside', data });
  await deps.at?.('finalizing');
  const typedBy = order.sender === null ? {} : { sender: order.sender };
  await deps.cart.markPurchased(tx, order.siteId, order.cartId ?? '');
  await deleteCheckout(tx, order.cartId ?? '');
  const placed = { ...order, ...change };
  const isMailed = await followPlaced(tx, deps, placed, order.sender);
  if (!isMailed)
    await enqueue(tx, deps, {
      type: MAIL_JOB,
      siteId: order.siteId,
      payload: { orderId: order.id, mail: 'received', ...typedBy },
    });
  await enqueue(tx, deps, { type: NOTIFY_JOB, siteId: order.siteId, payload: { orderId: order.id } });
  if (detailsOf(order).wantsNews)
    await enqueue(tx, deps, {
      type: NEWS_JOB,
      siteId: order.siteId,
      payload: { orderId: order.id, ...typedBy },
    });
  return placed;
}

/** The card says where its holder is as well, where that is asked. */
function detailsPaid(order: OrderTable, { cardCountry }: PaymentNews): OrderTable['details'] {
  const details = detailsOf(order);
  if (!details.buyerLocation || cardCountry === undefined) return order.details;
  return JSON.stringify({ ...details, buyerLocation: withCard(details.buyerLocation, cardCountry) });
}

interface Come extends PaidWithCards {
  readonly news: PaymentNews;
  readonly isClaimed: boolean;
}

/** Why the owner has to look at it; null where all is as it should be. */
function decisionOf(
  order: OrderTable,
  attempt: PaymentAttemptTable,
  { news, isClaimed, paidMinor, missingMinor }: Come,
): string | null {
  if (missingMinor > 0) return 'The payment arrived after a gift card had been used for something else.';
  const isRight = news.currency === order.currency && attempt.amountMinor + paidMinor === order.totalMinor;
  const isWhole = attempt.state === 'authorized' || attempt.capturedMinor === attempt.amountMinor;
  if (!isRight || !isWhole) return 'The amount paid does not match this order.';
  return isClaimed ? null : 'The payment arrived after the items were sold to others.';
}

/** Held pieces leave the stock. Those that were let go in the meantime are asked for again. */
async function claimHolds(tx: Queryable, siteId: string, attemptId: string): Promise<boolean> {
  let isComplete = true;
  for (const hold of await listHolds(tx, attemptId)) {
    if (hold.state === 'claimed') continue;
    const piece = { variantId: hold.variantId, quantity: hold.quantity };
    if (hold.state === 'held' || (await reserveStock(tx, siteId, piece))) {
      await claimStock(tx, siteId, piece);
      await setHoldState(tx, hold.id, 'claimed');
    } else isComplete = false;
  }
  return isComplete;
}

async function letGo(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  attempt: PaymentAttemptTable,
): Promise<void> {
  for (const hold of await listHolds(tx, attempt.id)) {
    if (hold.state !== 'held') continue;
    await releaseStock(tx, order.siteId, { variantId: hold.variantId, quantity: hold.quantity });
    await setHoldState(tx, hold.id, 'released');
  }
  await releaseHolds(tx, attempt.id);
  await deps.cart.unlock(tx, order.siteId, order.cartId ?? '');
}

export interface NewEvent {
  readonly kind: string;
  readonly data?: object;
  readonly actor?: string;
}

export async function addEvent(
  tx: Queryable,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  order: Pick<OrderTable, 'id' | 'siteId'>,
  { kind, data = {}, actor }: NewEvent,
): Promise<void> {
  await insertEvent(tx, {
    id: newId(),
    siteId: order.siteId,
    orderId: order.id,
    kind,
    actor: actor ?? null,
    data: JSON.stringify(data),
    createdAt: now(),
  });
}
