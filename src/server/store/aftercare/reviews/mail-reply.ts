/** Emails a buyer once about the shop’s reply: after a few minutes, so that it can still be changed or taken back. */

import { z } from 'zod';
import { REPLY_MAIL_DELAY_MS } from '#domain/store/aftercare/reviews/contract.ts';
import { writeReviewReply } from '#domain/store/settings/write-buyer-mail.ts';
import type { Queryable } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobRun } from '../../../jobs/run-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readerOf } from '../../../kernel/sites/reader.ts';
import { findSiteAddress } from '../../../kernel/sites/site-address.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { listPublishedProducts } from '../../catalogue/queries-sellable.ts';
import { findStore } from '../../settings/queries.ts';
import { claimReplyMail, findLocaleOfBuyer, findReview, type ReviewTable } from './queries.ts';

export const REPLY_JOB = 'reviews.mail-reply';
export const replyPayload = z.object({ siteId: z.string(), reviewId: z.string() });

/** For the transaction that replies, or that shows a review with a reply. */
export async function mailReplyLater(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  review: ReviewTable | undefined,
): Promise<void> {
  if (review?.state !== 'shown' || review.reply === '' || review.replyMailedAt !== null) return;
  await enqueue(tx, deps, {
    type: REPLY_JOB,
    siteId: review.siteId,
    payload: { siteId: review.siteId, reviewId: review.id },
    runAt: deps.now() + REPLY_MAIL_DELAY_MS,
  });
}

/** Sends nothing for a reply that was removed, a review that is hidden, or where the owner sends none. */
export async function mailReply(
  deps: Kernel,
  { siteId, reviewId }: z.output<typeof replyPayload>,
  run: JobRun,
): Promise<void> {
  const site = await findSiteAddress(deps, siteId);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const review = await findReview(tx, siteId, reviewId);
    const { reviewReplies } = await findStore(tx, siteId);
    if (!review || review.email === '' || !reviewReplies.isMailed) return;
    const page = (await listPublishedProducts(tx, siteId, [review.productId])).get(review.productId);
    if (!page?.path || !(await claimReplyMail(tx, reviewId, deps.now()))) return;
    const locale = await findLocaleOfBuyer(tx, review.lineId);
    const reader = await readerOf(tx, { siteId, url: site.url, locale });
    const about = {
      shop: site.name,
      product: review.title,
      url: reader.urlOf(page.path),
      reply: review.reply,
    };
    const mail = writeReviewReply(reviewReplies, about, reader.locale);
    await queueMail(tx, deps, { to: review.email, siteId, sender: null, fromName: site.name, ...mail });
  });
}
