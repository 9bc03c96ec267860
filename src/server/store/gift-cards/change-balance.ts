/** Every change of a balance outside of a payment: the amount and its entry are one change. */
import type { EntryKind } from '#domain/store/gift-cards/gift-card.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type GiftCardTable, hasEntry, insertEntries, updateCard } from './queries.ts';
import { addAmount } from './queries-balance.ts';

/** A refund to a card that has expired can be spent for this long. */
const REOPENED_MS = 90 * DAY_MS;

export interface BalanceChange {
  readonly kind: Exclude<EntryKind, 'redeemed'>;
  /** Below zero to take away. */
  readonly amountMinor: number;
  readonly key?: string;
  readonly orderId?: string;
  readonly actor?: string;
  readonly reason?: string;
}

/** @returns false where less is left than it takes away, or an entry with its key stands there already */
export async function changeBalance(
  tx: Queryable,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  card: Pick<GiftCardTable, 'id' | 'siteId'>,
  { kind, amountMinor, key, orderId, actor, reason }: BalanceChange,
): Promise<boolean> {
  if (key !== undefined && (await hasEntry(tx, card.id, key))) return false;
  if (!(await addAmount(tx, card.id, amountMinor))) return false;
  await insertEntries(tx, [
    {
      id: newId(),
      siteId: card.siteId,
      cardId: card.id,
      kind,
      amountMinor,
      key: key ?? null,
      orderId: orderId ?? null,
      actor: actor ?? null,
      reason: reason ?? '',
      createdAt: now(),
    },
  ]);
  return true;
}

/** Puts back what was paid with a card. One that has expired can be used again for a while. */
export async function restoreCard(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  card: GiftCardTable,
  refund: { readonly key: string; readonly amountMinor: number },
): Promise<void> {
  if (!(await changeBalance(tx, deps, card, { kind: 'refunded', ...refund }))) return;
  const now = deps.now();
  if (card.state !== 'expired' && (card.expiresAt === null || card.expiresAt > now)) return;
  const state = card.state === 'disabled' ? 'disabled' : 'active';
  await updateCard(tx, card.id, { state, expiresAt: now + REOPENED_MS });
}

/** What is left of a card whose purchase was refunded: nothing. */
export async function voidCard(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  card: GiftCardTable,
  reason: string,
): Promise<void> {
  const left = card.balanceMinor - card.heldMinor;
  if (left > 0) await changeBalance(tx, deps, card, { kind: 'adjusted', amountMinor: -left, reason });
  await updateCard(tx, card.id, { state: 'disabled' });
}
