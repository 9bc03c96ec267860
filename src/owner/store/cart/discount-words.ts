/** What is said of a discount in short: whether it is in force, and how often it was used. */
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import type { BadgeProps } from '../../ui/badge.tsx';

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
  if (!isOn) return { label: 'Inactive', tone: 'neutral' };
  if (endsAt !== null && endsAt <= now) return { label: 'Ended', tone: 'neutral' };
  if (startsAt !== null && startsAt > now) return { label: 'Scheduled', tone: 'neutral' };
  if (limit !== null && used >= limit) return { label: 'Used up', tone: 'warning' };
  return { label: 'Active', tone: 'good' };
}

export function timesWords(used: number): string {
  return used === 0 ? 'Not used yet' : timesOf(used);
}

export function usedWords(used: number, limit: number | null): string {
  if (used === 0) return limit === null ? 'Not used yet' : `Not used yet, limit ${timesOf(limit)}`;
  return limit === null || limit === used ? `Used ${timesOf(used)}` : `Used ${used} of ${limit} times`;
}

/** Those of the team use up a limit as others do, and say so. */
export function testOrdersWords(testOrders: number): string {
  return testOrders === 1
    ? '1 of them by a test order from your team, which counts until you cancel it'
    : `${testOrders} of them by test orders from your team, which count until you cancel them`;
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
