/** What owners read of gift cards. */
import { formatMoney } from '#domain/money/format-money.ts';
import type { CardSummary, GiftCard } from '#domain/store/gift-cards/calls.ts';
import type { CardState, EntryKind } from '#domain/store/gift-cards/gift-card.ts';
import { fill } from '../../fill.ts';
import type { BadgeProps } from '../../ui/badge.tsx';
import * as say from './words/en.ts';

interface StateWords {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const STATES: Readonly<Record<CardState, StateWords>> = {
  active: { label: say.active, tone: 'good' },
  disabled: { label: say.disabled, tone: 'neutral' },
  expired: { label: say.expired, tone: 'neutral' },
};

export function stateWords({ state, balanceMinor }: CardSummary): StateWords {
  return state === 'active' && balanceMinor === 0 ? { label: say.usedUp, tone: 'neutral' } : STATES[state];
}

export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
  issued: say.issued,
  redeemed: say.redeemed,
  refunded: say.refundedToTheCard,
  adjusted: say.adjusted,
  expired: say.expired,
};

export function moneyText({ currency }: Pick<GiftCard, 'currency'>, minor: number): string {
  const text = formatMoney({ minor: Math.abs(minor), currency });
  return minor < 0 ? `−${text}` : text;
}

export const cardName = ({ lastFour }: Pick<CardSummary, 'lastFour'>): string =>
  fill(say.giftCardLastfour, { lastFour });
