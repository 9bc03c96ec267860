/** What owners read of gift cards. */
import { formatMoney } from '#domain/money/format-money.ts';
import type { CardSummary, GiftCard } from '#domain/store/gift-cards/calls.ts';
import type { CardState, EntryKind } from '#domain/store/gift-cards/gift-card.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

interface StateWords {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const STATES: Readonly<Record<CardState, StateWords>> = {
  active: { label: 'Active', tone: 'good' },
  disabled: { label: 'Disabled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

export function stateWords({ state, balanceMinor }: CardSummary): StateWords {
  return state === 'active' && balanceMinor === 0 ? { label: 'Used up', tone: 'neutral' } : STATES[state];
}

export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = {
  issued: 'Issued',
  redeemed: 'Redeemed',
  refunded: 'Refunded to the card',
  adjusted: 'Adjusted',
  expired: 'Expired',
};

export function moneyText({ currency }: Pick<GiftCard, 'currency'>, minor: number): string {
  const text = formatMoney({ minor: Math.abs(minor), currency });
  return minor < 0 ? `−${text}` : text;
}

export const cardName = ({ lastFour }: Pick<CardSummary, 'lastFour'>): string => `Gift card …${lastFour}`;
