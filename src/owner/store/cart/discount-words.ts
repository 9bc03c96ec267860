/** What is said of a discount in short: whether it is in force, and how often it was used. */
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { fill } from '../../fill.ts';
import type { BadgeProps } from '../../ui/badge.tsx';
import * as texts from './words/en.ts';

type Standing = Pick<StoreDiscount, 'isOn' | 'startsAt' | 'endsAt' | 'limit'>;

interface DiscountState {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** In force, or why it is not. */
export function stateOfDiscount(
  { isOn, startsAt, endsAt, limit }: Standing,
  used: number,
  now: number,
): DiscountState {
  if (!isOn) return { label: texts.inactive, tone: 'neutral' };
  if (endsAt !== null && endsAt <= now) return { label: texts.ended, tone: 'neutral' };
  if (startsAt !== null && startsAt > now) return { label: texts.scheduled, tone: 'neutral' };
  if (limit !== null && used >= limit) return { label: texts.usedUp2, tone: 'warning' };
  return { label: texts.active, tone: 'good' };
}

export function timesWords(used: number): string {
  return used === 0 ? texts.notUsedYet : fill(texts.countTimes, { count: used });
}

export function usedWords(used: number, limit: number | null): string {
  if (used === 0) return limit === null ? texts.notUsedYet : fill(texts.notUsedYetLimitTimes, { limit });
  return limit === null || limit === used
    ? fill(texts.usedTimes, { used })
    : fill(texts.usedUsedOfLimitTimes, { used, limit });
}

/** Those of the team use up a limit as others do, and say so. */
export function testOrdersWords(testOrders: number): string {
  return fill(texts.testordersOfThemByTestOrders, { testOrders });
}
