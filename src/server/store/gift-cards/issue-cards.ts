/** Makes cards: those an order paid for, each once, and those an owner issues by hand. */

import type { CurrencyCode } from '#domain/money/currencies.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { deleteWish, findWish, type GiftWishTable } from '../cart/queries-wishes.ts';
import { findStore } from '../settings/queries.ts';
import { voidCard } from './change-balance.ts';
import { expiryFrom } from './expiry.ts';
import { type GiftCardTable, insertCards, insertEntries, listCardsOfOrder } from './queries.ts';
import { keptOfCode } from './secret-code.ts';

export type IssueDeps = Pick<Deps, 'now' | 'newId'> & { readonly secret: string };

export interface NewCard
  extends Pick<GiftCardTable, 'siteId' | 'currency' | 'email' | 'recipientName' | 'senderName' | 'message'> {
  readonly amountMinor: number;
  readonly isTest: boolean;
  readonly locale: string | null;
  readonly sender: string | null;
  readonly orderId?: string;
  readonly orderLineId?: string;
  readonly actor?: string;
  readonly reason?: string;
  /** Null: it is not mailed. */
  readonly deliverAt: number | null;
}

export async function issueCard(tx: Queryable, deps: IssueDeps, card: NewCard): Promise<GiftCardTable> {
  const now = deps.now();
  const { giftCards } = await findStore(tx, card.siteId);
  const made = { id: deps.newId(), siteId: card.siteId, version: 1 };
  const row: GiftCardTable = {
    ...made,
    ...keptOfCode(deps.secret, made),
    ...pick(card, 'currency', 'recipientName', 'senderName', 'message', 'locale', 'sender', 'deliverAt'),
    email: card.email.toLowerCase(),
    balanceMinor: card.amountMinor,
    heldMinor: 0,
    state: 'active',
    isTest: card.isTest ? 1 : 0,
    orderId: card.orderId ?? null,
    orderLineId: card.orderLineId ?? null,
    expiresAt: expiryFrom(now, giftCards.expiresAfterMonths),
    deliveredAt: null,
    createdAt: now,
  };
  await insertCards(tx, [row]);
  await insertEntries(tx, [
    {
      id: deps.newId(),
      siteId: row.siteId,
      cardId: row.id,
      kind: 'issued',
      amountMinor: card.amountMinor,
      key: 'issued',
      orderId: row.orderId,
      actor: card.actor ?? null,
      reason: card.reason ?? '',
      createdAt: now,
    },
  ]);
  return row;
}

export interface PaidOrder {
  readonly id: string;
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly email: string;
  readonly name: string;
  readonly locale: string | null;
  readonly sender: string | null;
  readonly isTest: boolean;
}

export interface GiftLine {
  readonly id: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly unitPriceMinor: number;
  /** What its buyer wrote; null where nothing was. */
  readonly wishId: string | null;
}

/** Any number of times: a card that is there is not made again. */
export async function issueCardsOf(
  tx: Queryable,
  deps: IssueDeps,
  order: PaidOrder,
  lines: readonly GiftLine[],
): Promise<void> {
  const made = Map.groupBy(await listCardsOfOrder(tx, order.id), ({ orderLineId }) => orderLineId);
  for (const line of lines) {
    const missing = line.quantity - line.refundedQuantity - (made.get(line.id)?.length ?? 0);
    if (missing <= 0) continue;
    const wish = line.wishId === null ? undefined : await findWish(tx, order.siteId, line.wishId);
    const card = cardOf(deps, order, line, wish);
    for (let each = 0; each < missing; each++) await issueCard(tx, deps, card);
    if (wish) await deleteWish(tx, wish.id);
  }
}

/** Without words of its buyer it goes to the buyer, to print or pass on. */
function cardOf(
  { now }: IssueDeps,
  order: PaidOrder,
  line: GiftLine,
  wish: GiftWishTable | undefined,
): NewCard {
  return {
    ...pick(order, 'siteId', 'currency', 'locale', 'sender', 'isTest'),
    amountMinor: line.unitPriceMinor,
    email: wish?.email || order.email,
    recipientName: wish?.recipientName ?? '',
    senderName: wish?.senderName ?? '',
    message: wish?.message ?? '',
    orderId: order.id,
    orderLineId: line.id,
    deliverAt: Math.max(wish?.deliverAt ?? 0, now()),
  };
}

/** Of a refunded purchase: as many cards of the line as were refunded are worth nothing, the latest first. */
export async function voidCardsOf(
  tx: Queryable,
  deps: IssueDeps,
  orderId: string,
  line: { readonly id: string; readonly quantity: number },
): Promise<void> {
  const cards = (await listCardsOfOrder(tx, orderId)).filter(
    ({ orderLineId, state }) => orderLineId === line.id && state !== 'disabled',
  );
  for (const card of cards.toReversed().slice(0, line.quantity))
    await voidCard(tx, deps, card, 'The purchase of this card was refunded.');
}
