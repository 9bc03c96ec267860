/** What is shown beside the value of a discount: who gets it, whether it is active, and how often it was used. */
import type { StoreDiscount } from '#domain/store/settings/settings.ts';

type Standing = Pick<StoreDiscount, 'title' | 'code' | 'isOn' | 'startsAt' | 'endsAt' | 'limit'>;

/** Who gets it, or why it is not in force. */
export function standingWords(discount: Standing, used: number, now: number): readonly string[] {
  const { title, code } = discount;
  const whose = code === '' ? 'for everybody' : 'with a coupon';
  const named = code === '' || code === title ? whose : `${whose}: ${code}`;
  return [named, ...outOfForce(discount, used, now)];
}

function outOfForce({ isOn, startsAt, endsAt, limit }: Standing, used: number, now: number): string[] {
  if (!isOn) return ['not in force'];
  if (endsAt !== null && endsAt <= now) return ['ended'];
  if (startsAt !== null && startsAt > now) return ['not begun yet'];
  return limit !== null && used >= limit ? ['used up'] : [];
}

export function usedWords(used: number, limit: number | null): string {
  if (used === 0) return limit === null ? 'Not used yet' : `Not used yet, ${timesOf(limit)} at most`;
  return limit === null || limit === used ? `Used ${timesOf(used)}` : `Used ${used} of ${limit} times`;
}

/** Those of the team use up a limit as others do, and say so. */
export function testOrdersWords(testOrders: number): string {
  return testOrders === 1
    ? '1 of them by a test order of your team, which counts until you cancel it'
    : `${testOrders} of them by test orders of your team, which count until you cancel them`;
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
