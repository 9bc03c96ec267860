/** Reviews of products: asked of those who bought them, looked at by the owner, shown with the product. */

import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import { pick } from '#domain/pick.ts';
import { REVIEWS_OF_PERSON } from '#domain/store/aftercare/reviews/calls.ts';
import { meanTenths } from '#domain/store/aftercare/reviews/contract.ts';
import { photoView } from '#domain/store/aftercare/reviews/photos.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../../db/schema.ts';
import type { Common, Feature } from '../../../feature.ts';
import { job, recurringJob } from '../../../jobs/job.ts';
import { keptFor } from '../../../kernel/kept-for.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PagePart, PagePorts } from '../../../kernel/page-ports.ts';
import { ASK_JOB, askForReviews, askPayload } from './ask-reviews.ts';
import { mailReply, REPLY_JOB, replyPayload } from './mail-reply.ts';
import {
  countByState,
  deleteReviewsOf,
  deleteUnanswered,
  listReviewsOf,
  listShown,
  sumShown,
} from './queries.ts';
import { photosByReview } from './queries-photos.ts';
import { reviewOwnerRoutes } from './routes.ts';
import { SWEEP_PHOTOS_JOB, sweepPhotos, sweepPhotosLater } from './sweep-photos.ts';
import { reviewRoutes } from './visitor-routes.ts';

export function reviewsFeature(
  kernel: Kernel,
  ports: PagePorts,
  common: Pick<Common, 'visitorPictures'>,
): Feature {
  const { db, now } = kernel;
  const photos = { ...kernel, visitorPictures: common.visitorPictures };
  return {
    routes: { owner: [reviewOwnerRoutes(photos)], site: [reviewRoutes({ ...photos, ...ports })] },
    jobs: [
      job({
        type: ASK_JOB,
        words: 'Ask buyers for reviews',
        payload: askPayload,
        run: (payload, run) => askForReviews(kernel, payload, run),
      }),
      job({
        type: REPLY_JOB,
        words: 'Email buyers about replies to reviews',
        payload: replyPayload,
        run: (payload, run) => mailReply(kernel, payload, run),
      }),
      recurringJob({
        type: SWEEP_PHOTOS_JOB,
        words: 'Delete photos of deleted reviews',
        everyMs: DAY_MS,
        run: (run) => sweepPhotos(photos, run),
      }),
      recurringJob({
        type: 'reviews.forget-unanswered',
        words: 'Delete old review requests',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteUnanswered(tx, now() - 30 * DAY_MS)),
      }),
    ],
    attention: [
      {
        kind: 'reviews',
        count: async (from, siteId) => (await countByState(from, siteId)).get('waiting') ?? 0,
      },
    ],
    page: { data: reviewData, itemEnd: reviewsOfItem },
    person: {
      known: {
        name: 'reviews',
        answer: REVIEWS_OF_PERSON,
        erased: 'Reviews and review requests.',
        find: findReviewsOfPerson,
      },
      erase: async (tx, siteId, email) => {
        const deleted = await deleteReviewsOf(tx, siteId, email);
        if (deleted > 0) await sweepPhotosLater(tx, kernel);
        return deleted;
      },
    },
  };
}

async function findReviewsOfPerson(from: Queryable, siteId: string, email: string) {
  const rows = await listReviewsOf(from, siteId, email);
  const photos = await photosByReview(from, rows);
  return rows.map((row) => ({
    ...pick(row, 'title', 'author', 'rating', 'description', 'reply', 'state', 'writtenAt'),
    photos: photos.get(row.id)?.length ?? 0,
  }));
}

const reviewData: NonNullable<PagePart['data']> = (db, site) => ({
  reviews: keptFor(async (productId) => {
    const { count, sum } = await sumShown(db, site.id, productId);
    if (count === 0) return undefined;
    const rows = await listShown(db, site.id, productId);
    const photos = await photosByReview(db, rows);
    return {
      count,
      tenths: meanTenths(sum, count),
      reviews: rows.map((row) => ({
        id: row.id,
        author: row.author,
        rating: row.rating ?? 0,
        description: row.description,
        writtenAt: row.writtenAt ?? 0,
        photos: (photos.get(row.id) ?? []).map(photoView),
        reply: row.reply === '' ? undefined : { text: row.reply, at: row.repliedAt ?? 0 },
      })),
    };
  }),
});

/** A product’s page ends in its reviews, unless its author has put them elsewhere. */
const reviewsOfItem: NonNullable<PagePart['itemEnd']> = async ({ page, data }) => {
  const block = definitions['product-reviews'];
  const types = new Set(page.body.sections.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  if (!block || !types.has('product') || types.has(block.type)) return undefined;
  if (!(await data.reviews(page.id))) return undefined;
  return bodyOf('', RESERVED_IDS.reviewsSection, [
    blockOf(RESERVED_IDS.reviews, block.type, block.defaults, block.version),
  ]);
};
