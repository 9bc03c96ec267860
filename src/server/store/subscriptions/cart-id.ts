/** The name under which the first order of a subscription is found again. */
import type { CheckoutEntries } from '#domain/store/cart/checkout-entries.ts';
import { keyWithContent } from '../../http/submission-key.ts';
import { countOfPlan } from './queries-list.ts';
import type { LoadedOffer, SubscribeDeps } from './show-subscribe.ts';

/**
 * The token alone finds no order of another buyer. Of a plan a member has one order at a time, also from two tabs: its
 * name says how often the plan was had before, and whether it is a test.
 */
export async function cartIdFor(
  { db, members }: SubscribeDeps,
  { token, offer, member }: LoadedOffer,
  { email, payment }: Pick<CheckoutEntries, 'email' | 'payment'>,
): Promise<string> {
  if (!member) return `subscribe-${keyWithContent(token.keyId, [email.toLowerCase(), offer.memberId])}`;
  const before = await countOfPlan(db.read, { siteMemberId: member.id, planId: offer.id });
  const { memberships } = await members.holderOf(member);
  const { since = 0, until = 0 } = memberships.find(({ planId }) => planId === offer.id) ?? {};
  const had = [before, since, until, payment === 'test'];
  return `subscribe-${keyWithContent('plan', [member.id, offer.id, ...had])}`;
}
