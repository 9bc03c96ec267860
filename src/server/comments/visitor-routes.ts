/** Where visitors send comments: from a script as JSON, or from the form itself. */
import { type Context, Hono } from 'hono';
import { type CommentAnswer, leaveComment } from '#domain/comments/calls-visitor.ts';
import { commentAnchor, commentWaitsAnchor } from '#domain/comments/comment-link.ts';
import { commentTexts } from '#domain/comments/comment-texts.ts';
import { COMMENT_HONEYPOT, COMMENTS_TERM, type CommentFields } from '#domain/comments/contract.ts';
import type { CommentEcho } from '#domain/comments/echo.ts';
import { commentWords } from '#domain/comments/words/words.ts';
import type { Deps } from '../deps.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { isJsonSent, readSent } from '../http/read-sent.ts';
import { answerShortPage, type ShortPage, TOO_LONG } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { httpWords } from '../http/words/words.ts';
import type { MaySee } from '../kernel/documents/lock.ts';
import { type Posted, postComment } from './post-comment.ts';

export interface CommentRoutesDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly clientAddress: ClientAddress;
  /** What the visitor has given the password of. */
  readonly maySee: (context: Context<SiteEnvironment>) => MaySee;
  /** The page of the form again, with what was written. */
  readonly answerPage: (
    context: Context<SiteEnvironment>,
    refused: { path: string; status: number; echo: CommentEcho },
  ) => Promise<Response>;
}

/** Of one visitor: five at once, then one every twenty seconds. */
const OF_ONE = { burst: 5, everyMs: 20_000 };
/** Of all visitors of a site. */
const OF_SITE = { burst: 60, everyMs: 1000 };
/** Longer than any comment. */
const MAX_BYTES = 64_000;

export function commentRoutes(deps: CommentRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  const ofSite = new RateLimiter(OF_SITE, deps.now);
  const mayPost = (context: Context<SiteEnvironment>): boolean =>
    ofOne.take(deps.clientAddress(context)) && ofSite.take(context.get('site').id);
  answerVisitors(app, leaveComment, async (context) => {
    const sent = await readComment(context);
    if (sent === 'too-large') return refuseTooLarge(context);
    const { id: siteId, locale } = context.get('site');
    const texts = commentTexts(locale);
    const http = httpWords(locale);
    if (!mayPost(context)) {
      const tooOften = { status: 429, title: http('busy'), message: texts.tooMany, retryAfterS: 60 } as const;
      return refuseShortly(context, sent, tooOften);
    }
    const input = { ...sent.fields, ...sent.signs, siteId, texts };
    const posted = await postComment(deps, input, deps.maySee(context));
    if (posted.kind === 'locked') {
      // The lock screen in its place would keep nothing of what was written.
      const link = { href: localPath(sent.page), label: commentWords(locale)('openPost') };
      return refuseShortly(context, sent, {
        status: 403,
        title: http('password'),
        message: texts.locked,
        link,
      });
    }
    if (posted.kind === 'refused') return refuse(deps, context, sent, posted);
    return accept(context, sent, posted);
  });
  return app;
}

interface Sent {
  readonly isJson: boolean;
  readonly fields: CommentFields;
  readonly signs: { readonly honeypot: string; readonly filledInMs: number | undefined };
  /** Of the page the form was on. */
  readonly page: string;
}

async function readComment(context: Context): Promise<Sent | 'too-large'> {
  const values = await readSent(context, MAX_BYTES);
  if (values === 'too-large') return values;
  const text = (name: string): string => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const filledInMs = values['filledInMs'];
  return {
    isJson: isJsonSent(context),
    page: text('page'),
    fields: {
      item: text('item'),
      parent: text('parent'),
      name: text('name'),
      email: text('email'),
      body: text('body'),
    },
    signs: {
      honeypot: text(COMMENT_HONEYPOT),
      filledInMs: typeof filledInMs === 'number' && filledInMs >= 0 ? filledInMs : undefined,
    },
  };
}

interface Refused extends Pick<CommentEcho, 'message' | 'errors'> {
  readonly status: 400 | 403 | 404;
}

async function refuse(
  deps: CommentRoutesDeps,
  context: Context<SiteEnvironment>,
  { isJson, fields, page }: Sent,
  { status, message, errors }: Refused,
): Promise<Response> {
  const answer: CommentAnswer = { status: 'refused', message, errors };
  if (isJson) return context.json(answer, status, { 'cache-control': 'no-store' });
  return deps.answerPage(context, { path: page, status, echo: { fields, message, errors } });
}

/** Without its page, which costs far more, but with the words. */
function refuseShortly(context: Context, { isJson, fields, signs, page }: Sent, short: ShortPage): Response {
  const { message, status, retryAfterS } = short;
  if (isJson) {
    const answer: CommentAnswer = { status: 'refused', message, errors: {} };
    const wait = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
    return context.json(answer, status, { 'cache-control': 'no-store', ...wait });
  }
  const sent = { ...fields, [COMMENT_HONEYPOT]: signs.honeypot, page };
  const entries = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value]]));
  return answerShortPage(context, { ...short, entries });
}

function accept(
  context: Context<SiteEnvironment>,
  { isJson, page: path }: Sent,
  posted: Exclude<Posted, { readonly kind: 'refused' | 'locked' }>,
): Response {
  const { kind, id, itemId, page } = posted;
  const headers = { 'cache-control': 'no-store' };
  if (isJson) {
    const answer: CommentAnswer = {
      status: kind,
      id,
      message: commentTexts(context.get('site').locale)[kind],
    };
    return context.json(answer, 200, headers);
  }
  const anchor = kind === 'published' ? commentAnchor(id) : commentWaitsAnchor(itemId);
  const terms = page > 1 ? `?${COMMENTS_TERM}=${page}` : '';
  context.header('cache-control', 'no-store');
  return context.redirect(`${localPath(path)}${terms}#${anchor}`, 303);
}

/** The path of a page of this site, whatever was sent in its place. */
function localPath(path: string): string {
  const url = URL.canParse(path, 'http://site') ? new URL(path, 'http://site') : undefined;
  return url?.host === 'site' && url.pathname.startsWith('/') ? url.pathname.replace(/^\/{2,}/, '/') : '/';
}

function refuseTooLarge(context: Context<SiteEnvironment>): Response {
  if (!isJsonSent(context)) return answerShortPage(context, TOO_LONG);
  return context.json(
    {
      status: 'refused',
      message: commentTexts(context.get('site').locale).failed,
      errors: {},
    } satisfies CommentAnswer,
    413,
  );
}
