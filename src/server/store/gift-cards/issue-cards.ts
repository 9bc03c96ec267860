/** Makes cards: those an order paid for, each once, and those an owner issues by hand. */

import type { CurrencyCode } from '#domain/money/currencies.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { deleteWish, findWish, type GiftWishTable } from '../cart/queries-wishes.ts';
import { expiryOf } from './expiry.ts';
import { type GiftCardTable, insertCards, insertEntries } from './queries.ts';
import { sumIssued } from './queries-entries.ts';
import { keptOfCode } from './secret-code.ts';

export type IssueDeps = Pick<Deps, 'now' | 'newId'> & { readonly secret: string };

export interface NewCard
  extends Pick<GiftCardTable, 'siteId' | 'currency' | 'email' | 'recipientName' | 'senderName' | 'message'> {
  readonly amountMinor: number;
  readonly isTest: boolean;
  readonly locale: string | null;
  readonly sender: string | null;
  readonly buyerEmail?: string;
  readonly orderId?: string;
  readonly orderLineId?: string;
  readonly actor?: string;
  /** Of the call that issues it: none is issued twice under it. */
  readonly key?: string | undefined;
  readonly reason?: string;
  /** Null: it is not mailed. */
  readonly deliverAt: number | null;
}

export async function issueCard(tx: Queryable, deps: IssueDeps, card: NewCard): Promise<GiftCardTable> {
  const now = deps.now();
  const made = { id: deps.newId(), siteId: card.siteId, version: 1 };
  const row: GiftCardTable = {
    ...made,
    ...keptOfCode(deps.secret, made),
    ...pick(card, 'currency', 'recipientName', 'senderName', 'message', 'locale', 'sender', 'deliverAt'),
    email: card.email.toLowerCase(),
    buyerEmail: card.buyerEmail?.toLowerCase() ?? null,
    balanceMinor: card.amountMinor,
    heldMinor: 0,
    state: 'active',
    isTest: card.isTest ? 1 : 0,
    orderId: card.orderId ?? null,
    orderLineId: card.orderLineId ?? null,
    expiresAt: await expiryOf(tx, { ...pick(card, 'siteId', 'orderId'), now }),
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
      key: card.key ?? 'issued',
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
  /** A visitor who tries the shop out sends nothing to others. */
  readonly mayMailOthers: boolean;
}

export interface GiftLine {
  readonly id: string;
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
  readonly refundedMinor: number;
  /** What its buyer wrote; null where nothing was. */
  readonly wishId: string | null;
}

/** Any number of times: a card that is there is not made again, and what was refunded before is on none. */
export async function issueCardsOf(
  tx: Queryable,
  deps: IssueDeps,
  order: PaidOrder,
  lines: readonly GiftLine[],
): Promise<void> {
  const issued = await sumIssued(tx, order.id);
  for (const line of lines) {
    let missingMinor = line.totalMinor - line.refundedMinor - (issued.get(line.id) ?? 0);
    if (missingMinor <= 0 || line.unitPriceMinor <= 0) continue;
    const wish = line.wishId === null ? undefined : await findWish(tx, order.siteId, line.wishId);
    const card = cardOf(deps, order, line, wish);
    for (; missingMinor > 0; missingMinor -= line.unitPriceMinor)
      await issueCard(tx, deps, { ...card, amountMinor: Math.min(line.unitPriceMinor, missingMinor) });
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
  const email = wish?.email || order.email;
  const isMailed = order.mayMailOthers || email === order.email;
  return {
    ...pick(order, 'siteId', 'currency', 'locale', 'sender', 'isTest'),
    amountMinor: line.unitPriceMinor,
    email,
    buyerEmail: order.email,
    recipientName: wish?.recipientName ?? '',
    senderName: wish?.senderName ?? '',
    message: wish?.message ?? '',
    orderId: order.id,
    orderLineId: line.id,
    deliverAt: isMailed ? Math.max(wish?.deliverAt ?? 0, now()) : null,
  };
}
