/** What a caller is told when a request fails for a reason nobody planned for; the log has the whole of it. */
import type { Context, ErrorHandler } from 'hono';
import { DatabaseUnavailableError } from '../db/unavailable.ts';
import type { Deps } from '../deps.ts';
import { answerAway } from './answer-away.ts';
import { CutOffError } from './read-body.ts';
import { localeOf } from './site-environment.ts';
import { en } from './words/en.ts';
import { httpWords } from './words/words.ts';

export const UNPLANNED: string = en.unplanned;
const RETRY_AFTER_S = '5';

export function answerError(deps: Pick<Deps, 'log'>): ErrorHandler {
  return (error, context) => {
    if (error instanceof CutOffError) {
      deps.log.debug({ path: context.req.path }, 'a request broke off');
      return answer(context, 'invalid', httpWords(localeOf(context))('cutOff'), 400);
    }
    deps.log.error({ err: error, path: context.req.path }, 'a request failed');
    if (error instanceof DatabaseUnavailableError) {
      if (!context.req.path.startsWith('/api/')) return answerAway(context);
      context.header('retry-after', RETRY_AFTER_S);
      return answer(context, 'unavailable', error.message, 503);
    }
    return answer(context, 'failed', httpWords(localeOf(context))('unplanned'), 500);
  };
}

function answer(context: Context, kind: string, message: string, status: 400 | 500 | 503): Response {
  const headers = { 'cache-control': 'no-store' };
  return context.req.path.startsWith('/api/')
    ? context.json({ error: { kind, message } }, status, headers)
    : context.text(message, status, headers);
}
