/**
 * A purchase of cards is refunded: its money leaves the cards. It is held while the payment service is asked, so that
 * nothing is both refunded and spent, and taken when the refund is done.
 */
import { takeFrom } from '#domain/store/gift-cards/gift-card.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { changeBalance } from './change-balance.ts';
import { CardSpentError, leftOn, release } from './hold-cards.ts';
import { findCard, type GiftCardTable, listCardsOfOrder, updateCard } from './queries.ts';
import {
  holdForRefund,
  insertHold,
  listHoldsOfRefund,
  releaseAmount,
  setHoldState,
} from './queries-balance.ts';
import { listRedeemed } from './queries-entries.ts';

type Clock = Pick<Deps, 'now' | 'newId'>;

interface PurchaseRefund {
  readonly id: string;
  readonly siteId: string;
  readonly orderId: string;
  readonly attemptId: string;
}

interface LineRefund {
  readonly id: string;
  readonly amountMinor: number;
}

const REASON = 'The purchase of this card was refunded.';

/** What can be refunded of each line whose cards are made: what is left on them. */
export async function freeOfLines(db: Queryable, orderId: string): Promise<ReadonlyMap<string, number>> {
  const free = new Map<string, number>();
  for (const card of await listCardsOfOrder(db, orderId))
    if (card.orderLineId !== null)
      free.set(card.orderLineId, (free.get(card.orderLineId) ?? 0) + leftOn(card));
  return free;
}

/** @throws CardSpentError where less is left on the cards of a line */
export async function holdPurchase(
  tx: Queryable,
  { now, newId }: Clock,
  { id: refundId, siteId, orderId, attemptId }: PurchaseRefund,
  lines: readonly LineRefund[],
): Promise<void> {
  for (const line of lines) {
    const cards = await cardsToTakeFrom(tx, orderId, line.id);
    if (cards.length === 0) continue;
    const taken = takeFrom(
      cards.map((card) => ({ id: card.id, leftMinor: leftOn(card) })),
      line.amountMinor,
    );
    const sum = taken.reduce((all, { amountMinor }) => all + amountMinor, 0);
    if (sum < line.amountMinor) throw new CardSpentError('A gift card was spent.');
    for (const { id: cardId, amountMinor } of taken.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (!(await holdForRefund(tx, cardId, amountMinor))) throw new CardSpentError('A gift card was spent.');
      const hold = { id: newId(), siteId, attemptId, refundId, cardId, amountMinor };
      await insertHold(tx, { ...hold, state: 'held', createdAt: now() });
    }
  }
}

/** Untouched cards first: those not yet delivered, then those of which a refund has taken some already, then the latest. */
async function cardsToTakeFrom(
  db: Queryable,
  orderId: string,
  lineId: string,
): Promise<readonly GiftCardTable[]> {
  const cards = (await listCardsOfOrder(db, orderId)).filter(({ orderLineId }) => orderLineId === lineId);
  const redeemed = await listRedeemed(
    db,
    cards.map(({ id }) => id),
  );
  const rank = ({ id, heldMinor, deliveredAt }: GiftCardTable) =>
    redeemed.has(id) || heldMinor > 0 ? 2 : deliveredAt === null ? 0 : 1;
  return cards.toReversed().toSorted((a, b) => rank(a) - rank(b) || a.balanceMinor - b.balanceMinor);
}

export async function releasePurchase(tx: Queryable, refundId: string): Promise<void> {
  await release(tx, await listHoldsOfRefund(tx, refundId));
}

/** Takes what is held; of cards that were made since it was asked for, what is left on them. */
export async function takePurchaseBack(
  tx: Queryable,
  deps: Clock,
  { id: refundId, siteId, orderId }: PurchaseRefund,
  lines: readonly LineRefund[],
): Promise<void> {
  const about = { kind: 'adjusted', orderId, reason: REASON } as const;
  const done = new Map<string, number>();
  const take = async (cardId: string, amountMinor: number, key: string) => {
    const isTaken = await changeBalance(
      tx,
      deps,
      { id: cardId, siteId },
      { ...about, amountMinor: -amountMinor, key },
    );
    if (isTaken) done.set(cardId, (done.get(cardId) ?? 0) + amountMinor);
  };
  for (const { id, cardId, amountMinor } of await listHoldsOfRefund(tx, refundId)) {
    await releaseAmount(tx, cardId, amountMinor);
    await setHoldState(tx, id, 'claimed');
    await take(cardId, amountMinor, `hold ${id}`);
  }
  for (const line of lines) {
    const cards = await cardsToTakeFrom(tx, orderId, line.id);
    const open = cards.reduce((left, { id }) => left - (done.get(id) ?? 0), line.amountMinor);
    const left = cards.map((card) => ({ id: card.id, leftMinor: leftOn(card) }));
    for (const { id, amountMinor } of takeFrom(left, open)) await take(id, amountMinor, `refund ${refundId}`);
  }
  for (const id of done.keys()) await endIfUnspent(tx, siteId, id);
}

/** A card that was spent in part stays: a refund of what it bought can still go back onto it. */
async function endIfUnspent(tx: Queryable, siteId: string, id: string): Promise<void> {
  const card = await findCard(tx, siteId, id);
  if (!card || card.balanceMinor > 0 || (await listRedeemed(tx, [id])).size > 0) return;
  await updateCard(tx, id, { state: 'disabled' });
}
