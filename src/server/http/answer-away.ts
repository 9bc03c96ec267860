/** The page in place of any other while the database is away. */
import type { Context } from 'hono';
import { answerShortPage } from './short-page.ts';

const RETRY_AFTER_S = 10;

/** In the words of somebody who runs a shop, not of its machines. */
export function answerAway(context: Context): Response {
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  return answerShortPage(context, {
    status: 503,
    title: 'Back in a moment',
    message: isRead
      ? 'This page can’t be shown right now. Please try again soon.'
      : 'This could not be sent right now, and we received nothing.',
    ...(isRead ? { hasWayBack: true } : {}),
    retryAfterS: RETRY_AFTER_S,
  });
}
