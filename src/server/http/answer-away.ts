/** The page in place of any other while the database is away. */
import type { Context } from 'hono';
import { answerShortPage } from './short-page.ts';
import { localeOf } from './site-environment.ts';
import { httpWords } from './words/words.ts';

const RETRY_AFTER_S = 10;

/** In the words of somebody who runs a shop, not of its machines. */
export function answerAway(context: Context): Response {
  const say = httpWords(localeOf(context));
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  return answerShortPage(context, {
    status: 503,
    title: say('away.title'),
    message: say(isRead ? 'away.page' : 'away.sent'),
    ...(isRead ? { hasWayBack: true } : {}),
    retryAfterS: RETRY_AFTER_S,
  });
}
