/** Pages of members: how often a visitor may open them, whichever they are, and what comes beyond that. */
import type { Hono } from 'hono';
import { memberWords } from '#domain/members/words/words.ts';
import { isScript } from '../http/is-script.ts';
import { answerShortPage } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { SiteContext } from './sessions.ts';
import type { MemberVisitorDeps } from './visitor-deps.ts';

/** All pages of one visitor together. */
export const PAGES_OF_ONE = { burst: 60, everyMs: 1000 };
const WAIT_S = 30;

/** Every page of members is answered by this, so that none is open to any number of requests. */
export function answerPage(
  { mayLook }: Pick<MemberVisitorDeps, 'mayLook'>,
  app: Hono<SiteEnvironment>,
  path: string,
  show: (context: SiteContext) => Response | Promise<Response>,
): void {
  app.get(path, (context) => (mayLook(context) ? show(context) : refuseHaste(context)));
}

/** Trying again and again costs no whole page. */
export function refuseHaste(context: SiteContext): Response {
  const say = memberWords(context.get('site').locale);
  const busy = { message: say('busy'), retryAfterS: WAIT_S };
  if (!isScript(context)) return answerShortPage(context, { status: 429, title: say('wait'), ...busy });
  const headers = { 'cache-control': 'no-store', 'retry-after': String(WAIT_S) };
  return context.json({ error: { kind: 'busy', message: busy.message } }, 429, headers);
}
