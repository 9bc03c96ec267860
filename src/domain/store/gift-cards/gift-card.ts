/** What a gift card is worth: entries add up to its balance, and what is being paid with it is held. */

export const CARD_STATES = ['active', 'disabled', 'expired'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** What changes a balance. */
export const ENTRY_KINDS = ['issued', 'redeemed', 'refunded', 'adjusted', 'expired'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Most cards in one checkout. */
export const MAX_CARDS = 10;

export interface Holding {
  readonly id: string;
  /** Without what others are paying with it right now. */
  readonly leftMinor: number;
}

export interface Taken {
  readonly id: string;
  readonly amountMinor: number;
}

/** Takes what is to be paid from cards in their order, each as far as it goes. */
export function takeFrom(cards: readonly Holding[], dueMinor: number): readonly Taken[] {
  let open = Math.max(0, dueMinor);
  return cards.flatMap(({ id, leftMinor }) => {
    const amountMinor = Math.min(open, Math.max(0, leftMinor));
    open -= amountMinor;
    return amountMinor > 0 ? [{ id, amountMinor }] : [];
  });
}

interface PaidWithCards {
  readonly totalMinor: number;
  readonly lines: readonly { readonly kind: string; readonly totalMinor: number }[];
}

/** How much of a cart cards can pay: everything but other gift cards. */
export function payableWithCards({ totalMinor, lines }: PaidWithCards): number {
  const cards = lines.filter(({ kind }) => kind === 'giftCard');
  return cards.reduce((sum, line) => sum - line.totalMinor, totalMinor);
}
