/** Newsletter lists on the account page: joining the site's own, and leaving any. */
import { joinNewsletter, leaveNewsletter } from '#domain/members/calls-visitor.ts';
import { storable } from '#domain/storable.ts';
import { type AnswerMember, done } from './answer-member.ts';
import type { MemberVisitorDeps } from './visitor-deps.ts';

export function newsletterRoutes({ db, newsletter }: MemberVisitorDeps, answer: AnswerMember): void {
  answer(joinNewsletter, async (_context, { member }) => {
    // The mailbox was proved when the account was made.
    await db.write((tx) => newsletter.join(tx, member));
    return done('saved');
  });
  answer(leaveNewsletter, async (_context, { member }, fields) => {
    const listId = storable(fields['list'] ?? '').slice(0, 40);
    await db.write((tx) => newsletter.leave(tx, { siteId: member.siteId, email: member.email, listId }));
    return done('saved');
  });
}
