/** The page on which somebody says how a purchase is, and where it is sent. */
import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { storable } from '#domain/storable.ts';
import { sendReview } from '#domain/store/aftercare/reviews/calls-visitor.ts';
import {
  REVIEW_LIMITS,
  REVIEW_ROUTE,
  readRating,
  requestState,
  reviewPath,
} from '#domain/store/aftercare/reviews/contract.ts';
import { PHOTO_LIMITS, type PhotoProblem } from '#domain/store/aftercare/reviews/photos.ts';
import { aftercareWords } from '#domain/store/aftercare/words/words.ts';
import { ReviewPage } from '#site/store/aftercare/review-page.tsx';
import { answerForm, type Done, type Refused } from '../../../http/answer-form.ts';
import type { ClientAddress } from '../../../http/client-address.ts';
import { limitVisitors } from '../../../http/limit-visitors.ts';
import type { Fields } from '../../../http/read-sent.ts';
import type { SiteEnvironment } from '../../../http/site-environment.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PagePorts } from '../../../kernel/page-ports.ts';
import { listRequested, type RequestedReview, writeReview } from './queries.ts';
import { deletePhotoFiles, type ReviewForm, readReviewForm } from './read-review-form.ts';
import type { PhotoDeps } from './sweep-photos.ts';
import { dropPhotos, keepPhotos, storePhotos } from './take-photos.ts';

export interface ReviewRoutesDeps
  extends Pick<Kernel, 'now' | 'newId' | 'tempDir'>,
    PhotoDeps,
    Pick<PagePorts, 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
}

type SiteContext = Context<SiteEnvironment>;

/** The address opens the request. */
const HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
const MAX_BYTES = 30_000;
const OF_ONE = { burst: 20, everyMs: 5000 };

export function reviewRoutes(deps: ReviewRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const sent = new WeakMap<Request, ReviewForm>();
  app.get(REVIEW_ROUTE, (context) => {
    const isDone = context.req.query('done') !== undefined;
    return show(deps, context, context.req.param('token'), { status: 200, isDone });
  });
  answerForm(app, sendReview, {
    rate: { mayCall: limitVisitors(deps, OF_ONE), busy: { message: BUSY }, keeps: (fields) => fields },
    max: MAX_BYTES,
    read: async (context) => {
      const { id: siteId } = context.get('site');
      const form = await readReviewForm(context, {
        tempDir: deps.tempDir,
        maxTextBytes: MAX_BYTES,
        takesPhotos: async (fields) => (await findLine(deps, siteId, fields)).line !== undefined,
      });
      if (form === 'too-large') return form;
      sent.set(context.req.raw, form);
      return form.fields;
    },
    run: async (context, fields) => {
      const form = sent.get(context.req.raw);
      try {
        return await take(deps, context.get('site'), { fields, form });
      } finally {
        await deletePhotoFiles(form?.photos ?? []);
      }
    },
    page: (context, { status, message }, fields) =>
      show(deps, context, fields['token'] ?? '', { status, refused: { message, fields } }),
  });
  return app;
}

type Say = ReturnType<typeof aftercareWords>;

const BUSY = 'Too many requests. Wait a few seconds, then send it again.';

const REFUSED = {
  expired: { kind: 'expired', status: 409 },
  reviewed: { kind: 'reviewed', status: 409 },
  noProducts: { kind: 'missing', status: 404 },
} as const;

function refusal(say: Say, reason: keyof typeof REFUSED): Refused {
  return { ...REFUSED[reason], message: say(`review.${reason}`) };
}

interface Sent {
  readonly fields: Fields;
  readonly form: ReviewForm | undefined;
}

async function take(
  deps: ReviewRoutesDeps,
  { id: siteId, locale }: SiteEnvironment['Variables']['site'],
  { fields, form }: Sent,
): Promise<Done | Refused> {
  const say = aftercareWords(locale);
  const { state, line, reviewed } = await findLine(deps, siteId, fields);
  if (state !== 'open') return refusal(say, state);
  if (!line) return refusal(say, reviewed ? 'reviewed' : 'noProducts');
  const rating = readRating(fields['rating'] ?? '');
  if (rating === undefined) return { kind: 'rating', status: 422, message: say('review.noRating') };
  if (form?.problem) return photoRefusal(say, form.problem);
  const taken = await storePhotos(deps, siteId, form?.photos ?? []);
  if (taken.kind === 'refused') return photoRefusal(say, taken.reason);
  const written = { ...writtenIn(fields), rating, writtenAt: deps.now() };
  const isWritten = await deps.db.write(async (tx) => {
    if (!(await writeReview(tx, line.id, written))) return false;
    await keepPhotos(tx, line.id, taken.photos);
    return true;
  });
  if (!isWritten) {
    await dropPhotos(deps, taken.photos);
    return refusal(say, 'reviewed');
  }
  const location = `${reviewPath(encodeURIComponent(fields['token'] ?? ''))}?done=1`;
  return { kind: 'done', json: { message: say('review.thanks') }, location };
}

function writtenIn(fields: Fields) {
  const clean = (name: string, limit: number) =>
    storable(fields[name] ?? '')
      .trim()
      .slice(0, limit);
  return {
    description: clean('description', REVIEW_LIMITS.description),
    author: clean('author', REVIEW_LIMITS.author).replace(/\s+/g, ' '),
  };
}

/** What is reviewed: undefined where the request does not take it, or not any more. */
async function findLine({ db, now }: ReviewRoutesDeps, siteId: string, fields: Fields) {
  const lines = await listRequested(db.read, siteId, fields['token'] ?? '');
  const state = stateOf(lines, now());
  const line = lines.find(({ id, isThere }) => id === fields['line'] && isThere);
  return { state, line: state === 'open' && line?.state === 'asked' ? line : undefined, reviewed: line };
}

function photoRefusal(say: Say, reason: PhotoProblem): Refused {
  const { count, megabytes } = PHOTO_LIMITS;
  return { kind: reason, status: 422, message: say(`review.${reason}`, { count, megabytes }) };
}

function stateOf(lines: readonly RequestedReview[], now: number) {
  const requested = lines.map((line) => ({ state: line.state as 'asked', isThere: line.isThere }));
  return requestState(requested, lines[0]?.expiresAt ?? 0, now);
}

interface Shown {
  readonly status: number;
  readonly isDone?: boolean;
  readonly refused?: { readonly message: string; readonly fields: Fields };
}

async function show(
  deps: ReviewRoutesDeps,
  context: SiteContext,
  token: string,
  { status, isDone = false, refused }: Shown,
): Promise<Response> {
  const lines = await listRequested(deps.db.read, context.get('site').id, token);
  const state = stateOf(lines, deps.now());
  const { locale } = context.get('site');
  const content = ReviewPage({
    token,
    locale,
    state,
    isDone,
    lines: lines
      .filter((line) => line.isThere && line.state === 'asked')
      .map(({ id, title, optionText }) => ({ id, title, optionText })),
    refused,
  });
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.reviewsRequest,
    path: context.req.path,
    status: status === 200 && lines.length === 0 ? 404 : status,
    headers: HEADERS,
    title: aftercareWords(locale)('review.title'),
    content,
  });
}
