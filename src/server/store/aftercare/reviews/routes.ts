/** Reviews for those who look after a shop: which of them visitors see, and what the shop replies. */
import { Hono } from 'hono';
import { pick } from '#domain/pick.ts';
import { storable } from '#domain/storable.ts';
import * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { leave } from '../../../activity/record-activity.ts';
import { type AnswerCall, answerCalls } from '../../../http/answer-calls.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { raiseSiteVersion } from '../../../kernel/sites/queries.ts';
import { mailReplyLater } from './mail-reply.ts';
import { countByState, findReview, isTestReview, listByState, setReply, setState } from './queries.ts';
import { deletePhoto, findPhoto, photosByReview, recordOf } from './queries-photos.ts';
import { dropPhotoFile, type PhotoDeps } from './sweep-photos.ts';

/** Visitors take a review for the word of a buyer. */
const ONLY_A_TEST = {
  kind: 'notAllowed',
  message: 'This review is from a test order. Visitors only see real reviews.',
} as const;

const PHOTO_GONE = { kind: 'missing', message: 'This photo no longer exists.' } as const;
const GONE = { kind: 'missing', message: 'This review no longer exists.' } as const;

export function reviewOwnerRoutes(deps: Kernel & PhotoDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db, now } = deps;
  answer(calls.listReviews, async ({ siteId, query }) => {
    const [rows, counts] = await Promise.all([
      listByState(db.read, siteId, query.state),
      countByState(db.read, siteId),
    ]);
    const photos = await photosByReview(db.read, rows);
    return {
      reviews: rows.map((row) => ({
        id: row.id,
        state: query.state,
        title: row.title,
        optionText: row.optionText,
        author: row.author,
        rating: row.rating ?? 0,
        description: row.description,
        writtenAt: row.writtenAt ?? 0,
        photos: (photos.get(row.id) ?? []).map((photo) => pick(photo, 'id', 'width', 'height')),
        reply: row.reply,
        isReplyMailed: row.replyMailedAt !== null,
        isTest: row.isTest === 1,
      })),
      counts: {
        waiting: counts.get('waiting') ?? 0,
        shown: counts.get('shown') ?? 0,
        hidden: counts.get('hidden') ?? 0,
      },
    };
  });
  answer(calls.decideReview, (call, { id, state }) =>
    db.write(async (tx) => {
      if (state === 'shown' && (await isTestReview(tx, call.siteId, id))) return ONLY_A_TEST;
      if (!(await setState(tx, call.siteId, id, state))) return GONE;
      await mailReplyLater(tx, deps, await findReview(tx, call.siteId, id));
      await raiseSiteVersion(tx, call.siteId, now());
      await leave(tx, deps, call, state === 'shown' ? 'published a review' : 'hid a review');
      return { kind: 'decided' } as const;
    }),
  );
  answer(calls.replyToReview, (call, { reply }) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const repliedAt = reply === '' ? null : now();
      if (!(await setReply(tx, siteId, params.review, { reply: storable(reply), repliedAt }))) return GONE;
      await mailReplyLater(tx, deps, await findReview(tx, siteId, params.review));
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, reply === '' ? 'removed the reply to a review' : 'replied to a review');
      return { kind: 'replied' } as const;
    }),
  );
  photoRoutes(deps, answer);
  return app;
}

function photoRoutes(deps: Kernel & PhotoDeps, answer: AnswerCall): void {
  const { db, now } = deps;
  answer(calls.fetchPhoto, async ({ siteId, params, query }) => {
    const photo = await findPhoto(db.read, siteId, params.photo);
    const shown = photo && (await deps.visitorPictures.preview(recordOf(photo), Number(query.width)));
    return shown ?? PHOTO_GONE;
  });
  answer(calls.removePhoto, async (call) => {
    const photo = await findPhoto(db.read, call.siteId, call.params.photo);
    if (!photo) return PHOTO_GONE;
    // The file first: what a crash leaves is a row that can be removed again.
    await dropPhotoFile(deps, photo.id);
    await db.write(async (tx) => {
      await deletePhoto(tx, photo.id);
      await raiseSiteVersion(tx, call.siteId, now());
      await leave(tx, deps, call, 'deleted a photo of a review');
    });
    return { kind: 'removed' };
  });
}
