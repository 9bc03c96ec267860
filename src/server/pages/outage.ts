/**
 * What visitors get while the database is away: pages that were made lately and files, at once and as ever; for anything
 * else a page that says so and when to come again. Nobody waits for a connection that does not come.
 */
import type { Context } from 'hono';
import { answerAway } from '../http/answer-away.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { cacheKey } from './page-cache.ts';
import { normalizeTarget } from './page-target.ts';
import type { PageRoutesDeps } from './routes.ts';
import { sendKept } from './send-page.ts';
import type { SiteRegistry } from './site-registry.ts';

/** How soon a request that is being answered notices that the database went away. */
const LOOK_MS = 250;

export interface OutageDeps extends PageRoutesDeps {
  readonly registry: SiteRegistry;
}

/** @param answer as the site answers while all is well; called again where that needs no database */
export async function answerInSpite(
  deps: OutageDeps,
  context: Context,
  entry: SiteEntry,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { registry } = deps;
  // Files answer from disk and calls in their own words; neither has a page to fall back on.
  const isPage = !/^\/(?:api|s)\//.test(context.req.path);
  if (registry.isOut) return isPage ? withoutDatabase(deps, context, entry) : answer();
  const answered = await beforeOutage(answer(), () => registry.isOut);
  if (answered && answered.status < 500) return answered;
  if (answered) await registry.refresh().catch(() => undefined);
  if (answered && !registry.isOut) return answered;
  return isPage ? withoutDatabase(deps, context, entry) : (answered ?? answer());
}

async function beforeOutage(
  answer: Response | Promise<Response>,
  isOut: () => boolean,
): Promise<Response | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const outage = new Promise<undefined>((resolve) => {
    timer = setInterval(() => isOut() && resolve(undefined), LOOK_MS);
  });
  try {
    return await Promise.race([answer, outage]);
  } finally {
    clearInterval(timer);
  }
}

async function withoutDatabase(deps: OutageDeps, context: Context, entry: SiteEntry): Promise<Response> {
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  const target = isRead ? normalizeTarget(context.req.url) : undefined;
  const key = target?.kind === 'page' ? cacheKey(entry.id, entry.version, target.key) : '';
  const kept = deps.cache.getEvenOld(key);
  return kept ? sendKept(deps, context, key, kept) : answerAway(context);
}
