/** What owners do with orders that stand: send them, take money, note something, take back the word. */

import { nextOrderState, type OrderEvent } from '#domain/store/orders/order-state.ts';
import { type Parcel, parcelsOf } from '#domain/store/orders/parcels.ts';
import { sentWords } from '#domain/store/orders/sent-words.ts';
import type { OrderMail } from '#domain/store/settings/order-mail.ts';
import { OTHER_MEANS, takesFromShop } from '#domain/store/settings/payment-methods.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { CartPort } from '../cart/cart-port.ts';
import { followCancelled, followPaid } from './follow-ups.ts';
import { leftOf, listPendingPieces, maySend } from './left-to-send.ts';
import { MAIL_JOB, type MailPayload } from './mail-job.ts';
import { newAttempt, nextAttemptNumber } from './new-attempt.ts';
import { dueOf } from './order-money.ts';
import type { OnFulfilled, OrderFollowUp } from './ports.ts';
import { findOwnOrder, listEvents, listLines, updateLine, updateOrder } from './queries.ts';
import { listOrderDiscounts } from './queries-discounts.ts';
import {
  insertAttempt,
  listAttempts,
  listHolds,
  returnStock,
  setHoldState,
  sumPayments,
  updateAttempt,
} from './queries-payments.ts';
import { restoreCards } from './restore-cards.ts';
import { addEvent } from './settle-payment.ts';
import type { OrderTable } from './tables.ts';

export interface Whose {
  readonly siteId: string;
  readonly orderId: string;
  readonly actor: string;
}

export type Changed =
  | { readonly kind: 'changed'; readonly order: OrderTable }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'notAllowed'; readonly message: string };

export const GONE = { kind: 'missing', message: 'This order no longer exists.' } as const;

interface ChangeDeps extends Pick<Deps, 'now' | 'newId'> {
  /** What follows in the same transaction when the last piece has been sent. */
  readonly onFulfilled?: OnFulfilled;
  readonly followUps?: readonly OrderFollowUp[];
}

const NOT_NOW: Readonly<Record<OrderEvent, string>> = {
  place: 'This order is already placed.',
  setAside: 'This order is already placed.',
  accept: 'This order needs no review.',
  fulfilSome: 'This order has nothing left to fulfil.',
  fulfilAll: 'This order has nothing left to fulfil.',
  cancel: 'You can’t cancel this order. Part of it has been fulfilled, or it is already cancelled.',
};

const VISITORS_TEST =
  'A visitor placed this test order. No money moved, so nothing is sent. You can cancel it.';

function refuse(event: OrderEvent): Changed {
  return { kind: 'notAllowed', message: NOT_NOW[event] };
}

/** What an owner does with an order of theirs, where it is still there. */
function changeOf<ItsDeps, Input extends readonly unknown[]>(
  change: (
    tx: Queryable,
    deps: ItsDeps,
    order: OrderTable,
    actor: string,
    ...input: Input
  ) => Promise<Changed>,
) {
  return async (tx: Queryable, deps: ItsDeps, whose: Whose, ...input: Input): Promise<Changed> => {
    const order = await findOwnOrder(tx, whose.siteId, whose.orderId);
    return order ? change(tx, deps, order, whose.actor, ...input) : GONE;
  };
}

export interface Fulfilment {
  /** Pieces by line. */
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly isMailed: boolean;
}

export const fulfilOrder = changeOf(async (tx, deps: ChangeDeps, order, actor, fulfilment: Fulfilment) => {
  const { lines: asked, carrier, trackingNumber, isMailed } = fulfilment;
  const lines = await listLines(tx, order.id);
  if (!maySend(order)) return { kind: 'notAllowed', message: VISITORS_TEST };
  const pending = await listPendingPieces(tx, order.id);
  // A refund that is under way may still be refused: its pieces keep the order open until it is done.
  const left = lines.reduce((sum, line) => sum + leftOf(line), 0);
  const pieces = asked.reduce((sum, { quantity }) => sum + quantity, 0);
  const event = pieces === left ? 'fulfilAll' : 'fulfilSome';
  const state = nextOrderState(order.state, event);
  if (!state) return refuse(event);
  for (const { id, quantity } of asked) {
    const line = lines.find((each) => each.id === id);
    if (!line || leftOf(line, pending) < quantity)
      return { kind: 'notAllowed', message: 'This is more than is left to fulfil. Check the order again.' };
    await updateLine(tx, id, { fulfilledQuantity: line.fulfilledQuantity + quantity });
  }
  await updateOrder(tx, order.id, { state });
  const titles = asked.flatMap(({ id, quantity }) => {
    const line = lines.find((each) => each.id === id);
    return line ? [{ title: line.title, optionText: line.optionText, quantity }] : [];
  });
  await addEvent(tx, deps, order, {
    kind: 'fulfilled',
    actor,
    data: { lines: titles, carrier, trackingNumber },
  });
  const parcel = { lines: titles, carrier, trackingNumber };
  if (isMailed) await queueOrderMail(tx, deps, order, { mail: 'sent', data: mailedOf(parcel) });
  if (event === 'fulfilAll') await deps.onFulfilled?.(tx, { id: order.id, siteId: order.siteId });
  return { kind: 'changed', order: { ...order, state } };
});

function mailedOf({ lines, carrier, trackingNumber }: Omit<Parcel, 'id'>): NonNullable<MailPayload['data']> {
  return { carrier, trackingNumber, pieces: lines.map(sentWords).join('\n') };
}

async function listParcels(db: Queryable, orderId: string): Promise<readonly Parcel[]> {
  const events = await listEvents(db, orderId);
  return parcelsOf(events.map((event) => ({ ...event, data: readJson(event.data) })));
}

interface Correction extends Pick<Fulfilment, 'carrier' | 'trackingNumber' | 'isMailed'> {
  readonly parcelId: string;
}

/** Nothing is written where nothing has changed, so that a second press leaves no second line. */
export const correctTracking = changeOf(
  async (tx, deps: ChangeDeps, order, actor, { parcelId, isMailed, ...tracking }: Correction) => {
    const parcel = (await listParcels(tx, order.id)).find(({ id }) => id === parcelId);
    if (!parcel) return { kind: 'missing', message: 'This parcel no longer exists.' };
    if (parcel.carrier !== tracking.carrier || parcel.trackingNumber !== tracking.trackingNumber)
      await addEvent(tx, deps, order, { kind: 'tracked', actor, data: { parcel: parcelId, ...tracking } });
    const data = mailedOf({ ...parcel, ...tracking });
    if (isMailed) await queueOrderMail(tx, deps, order, { mail: 'sent', data });
    return { kind: 'changed', order };
  },
);

/** A mail that is written once more says of the last parcel what the first one did. */
export const mailAgain = changeOf(async (tx, deps: ChangeDeps, order, actor, mail: OrderMail) => {
  const parcel = mail === 'sent' ? (await listParcels(tx, order.id)).at(-1) : undefined;
  await queueOrderMail(tx, deps, order, { mail, ...(parcel && { data: mailedOf(parcel) }) });
  await addEvent(tx, deps, order, { kind: 'mailed', actor, data: { mail } });
  return { kind: 'changed', order };
});

/** All that was to be paid has come: by bank, or over the counter. What was promised before may have been another sum. */
export const markPaid = changeOf(async (tx, deps: ChangeDeps, order, actor) => {
  const attempts = await listAttempts(tx, order.id);
  const amountMinor = dueOf(order, await listLines(tx, order.id));
  if (attempts.length === 0 || amountMinor <= 0 || order.state === 'cancelled')
    return { kind: 'notAllowed', message: 'This order has nothing left to pay.' };
  const [promised, ...others] = attempts.filter(({ state }) => state === 'authorized');
  const paid = { state: 'captured', amountMinor, capturedMinor: amountMinor };
  if (promised) await updateAttempt(tx, promised.id, paid);
  else
    await insertAttempt(tx, {
      ...newAttempt(deps, order, { number: nextAttemptNumber(attempts), provider: OTHER_MEANS, amountMinor }),
      ...paid,
    });
  for (const other of others) await updateAttempt(tx, other.id, { state: 'cancelled' });
  const { capturedMinor } = await sumPayments(tx, order.id);
  await updateOrder(tx, order.id, { capturedMinor });
  await addEvent(tx, deps, order, { kind: 'paid', actor, data: { amountMinor } });
  const paidOrder = { ...order, capturedMinor };
  await followPaid(tx, deps, paidOrder);
  return { kind: 'changed', order: paidOrder };
});

/** It was set aside for its owner to decide: it stands. */
export const acceptOrder = changeOf(async (tx, deps: ChangeDeps, order, actor) => {
  const state = nextOrderState(order.state, 'accept');
  if (!state) return refuse('accept');
  await updateOrder(tx, order.id, { state, decision: null });
  await addEvent(tx, deps, order, { kind: 'accepted', actor });
  const accepted = { ...order, state };
  await followPaid(tx, deps, accepted);
  return { kind: 'changed', order: accepted };
});

/**
 * What was taken goes back on the shelf, limited coupons may be used once more, and gift cards get back what was paid with
 * them. Other money is given back before, by a refund.
 */
export const cancelOrder = changeOf(
  async (
    tx,
    deps: ChangeDeps & { readonly cart: Pick<CartPort, 'giveBackUses'> },
    order,
    actor,
    { isMailed }: { readonly isMailed: boolean },
  ) => {
    const state = nextOrderState(order.state, 'cancel');
    if (!state) return refuse('cancel');
    const restored = await restoreCards(tx, deps, order, actor);
    if ('kind' in restored) return restored;
    for (const attempt of await listAttempts(tx, order.id)) {
      for (const hold of await listHolds(tx, attempt.id)) {
        if (hold.state !== 'claimed') continue;
        await returnStock(tx, order.siteId, { variantId: hold.variantId, quantity: hold.quantity });
        await setHoldState(tx, hold.id, 'released');
      }
      if (attempt.state === 'authorized') await updateAttempt(tx, attempt.id, { state: 'cancelled' });
    }
    await giveBackUses(tx, deps, order);
    const cancelled = { ...order, ...restored, state, decision: null };
    await updateOrder(tx, order.id, { ...restored, state, decision: null });
    await followCancelled(tx, deps, cancelled);
    await addEvent(tx, deps, order, { kind: 'cancelled', actor });
    if (isMailed) await queueOrderMail(tx, deps, order, { mail: 'cancelled' });
    return { kind: 'changed', order: cancelled };
  },
);

async function giveBackUses(
  tx: Queryable,
  { cart }: { readonly cart: Pick<CartPort, 'giveBackUses'> },
  { id, siteId, cartId, testBy }: OrderTable,
): Promise<void> {
  const counted = takesFromShop(testBy) ? await listOrderDiscounts(tx, id) : [];
  const taken = counted.map((discount) => discount.id);
  await cart.giveBackUses(tx, siteId, cartId ?? '', taken);
}

export async function queueOrderMail(
  tx: Queryable,
  deps: ChangeDeps,
  order: Pick<OrderTable, 'id' | 'siteId'>,
  mail: Omit<MailPayload, 'orderId'>,
): Promise<void> {
  const payload: MailPayload = { orderId: order.id, ...mail };
  await enqueue(tx, deps, { type: MAIL_JOB, siteId: order.siteId, payload });
}
