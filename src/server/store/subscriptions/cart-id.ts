/** The name under which the first order of a subscription is found again. */
import { keyWithContent } from '../../http/submission-key.ts';
import { countOfPlan } from './queries-list.ts';
import type { LoadedOffer, SubscribeDeps } from './show-subscribe.ts';

/** The token alone finds no order of another buyer. Of a plan a member has one order at a time, also from two tabs. */
export async function cartIdFor(
  { db }: SubscribeDeps,
  { token, offer, member }: LoadedOffer,
  email: string,
): Promise<string> {
  if (!member || offer.plan === null)
    return `subscribe-${keyWithContent(token.keyId, [email.toLowerCase(), offer.memberId])}`;
  const before = await countOfPlan(db.read, { siteMemberId: member.id, planId: offer.id });
  return `subscribe-${keyWithContent('plan', [member.id, offer.id, before])}`;
}
