/** Asks whoever bought something how it is, some days after the order was fulfilled, where the owner wants that. */

import { z } from 'zod';
import { writeMail } from '#domain/mail/write-mail.ts';
import { REQUEST_GOOD_MS, reviewPath } from '#domain/store/aftercare/reviews/contract.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { newToken } from '../../../http/tokens.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobRun } from '../../../jobs/run-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readerOf } from '../../../kernel/sites/reader.ts';
import { findSiteAddress } from '../../../kernel/sites/site-address.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { findFulfilled } from '../../orders/queries-fulfilled.ts';
import { findStore } from '../../settings/queries.ts';
import { insertReviews } from './queries.ts';

export const ASK_JOB = 'reviews.ask';
export const askPayload = z.object({ orderId: z.string() });

/** Called in the transaction in which the last piece of an order is fulfilled. */
export async function askLater(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  order: { readonly id: string; readonly siteId: string },
): Promise<void> {
  const { isAsked, afterDays } = (await findStore(tx, order.siteId)).reviews;
  if (!isAsked) return;
  await enqueue(tx, deps, {
    type: ASK_JOB,
    siteId: order.siteId,
    payload: { orderId: order.id },
    runAt: deps.now() + afterDays * DAY_MS,
    dedupeKey: `${ASK_JOB}:${order.id}`,
  });
}

export async function askForReviews(
  deps: Kernel,
  { orderId }: z.output<typeof askPayload>,
  run: JobRun,
): Promise<void> {
  const found = await findFulfilled(deps.db.read, orderId);
  const site = found && (await findSiteAddress(deps, found.siteId));
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const order = await findFulfilled(tx, orderId);
    if (!site || !order || order.email === '' || order.lines.length === 0) return;
    // The owner may have thought better of it in the meantime.
    if (!(await findStore(tx, order.siteId)).reviews.isAsked) return;
    const token = newToken(18);
    await insertReviews(
      tx,
      order.lines.map((line) => ({
        id: deps.newId(),
        siteId: order.siteId,
        productId: line.productId,
        lineId: line.id,
        token,
        email: order.email,
        title: line.title,
        optionText: line.optionText,
        author: '',
        state: 'asked',
        rating: null,
        description: '',
        askedAt: deps.now(),
        expiresAt: deps.now() + REQUEST_GOOD_MS,
        writtenAt: null,
        isTest: Number(order.isTest),
        reply: '',
        repliedAt: null,
        replyMailedAt: null,
      })),
    );
    const reader = await readerOf(tx, { siteId: order.siteId, url: site.url, locale: order.locale });
    const say = aftercareWords(reader.locale);
    const subject = say('review.subject', { product: order.lines[0]?.title ?? say('review.purchase') });
    await queueMail(tx, deps, {
      to: order.email,
      about: orderId,
      sender: null,
      siteId: order.siteId,
      fromName: site.name,
      subject,
      ...writeMail({
        sender: site.name,
        language: reader.locale,
        heading: subject,
        paragraphs: [
          say('review.ordered', {
            shop: site.name,
            products: order.lines.map(({ title }) => title).join(', '),
          }),
          say('review.rate'),
        ],
        action: { label: say('review.title'), url: reader.urlOf(reviewPath(token)) },
        closing: say('review.closing', { shop: site.name }),
      }),
    });
  });
}
