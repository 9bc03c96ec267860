/** Every change of a balance outside of a payment: the amount and its entry are one change. */
import type { EntryKind } from '#domain/store/gift-cards/gift-card.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type GiftCardTable, insertEntries, updateCard } from './queries.ts';
import { addAmount } from './queries-balance.ts';
import { hasEntry } from './queries-entries.ts';

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

/** @returns false where less is left than it takes away, or there is already an entry with its key */
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

/**
 * Puts back what was paid with a card. One that has expired can be used again for a while.
 * @returns false where the card is disabled: its holder could not use the money
 */
export async function restoreCard(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  card: GiftCardTable,
  refund: { readonly key: string; readonly amountMinor: number },
): Promise<boolean> {
  if (await hasEntry(tx, card.id, refund.key)) return true;
  if (card.state === 'disabled') return false;
  if (!(await changeBalance(tx, deps, card, { kind: 'refunded', ...refund }))) return true;
  const now = deps.now();
  if (card.state === 'expired' || (card.expiresAt !== null && card.expiresAt <= now))
    await updateCard(tx, card.id, { state: 'active', expiresAt: now + REOPENED_MS });
  return true;
}

/** Why nothing goes back onto a card that is disabled. */
export function disabledMessage({ lastFour }: Pick<GiftCardTable, 'lastFour'>): string {
  return `Gift card …${lastFour} is disabled. Enable it, then try again.`;
}
