/**
 * Answers that are the same for every visitor of a site, such as its feeds: made once at each of its versions, and kept
 * and compressed with its pages.
 */
import type { Context } from 'hono';
import type { SiteView } from '#domain/page.ts';
import type { KeptAnswer } from '../kernel/page-ports.ts';
import { cacheKey, keptResponse, NO_PAGE, type PageCache } from './page-cache.ts';
import { sendKept } from './send-page.ts';

/** @param name of the answer among those of the site: one of few, since each takes room beside the pages */
export async function answerKept(
  deps: { readonly cache: PageCache; readonly now: () => number },
  context: Context,
  { id, version, settings, translation }: Pick<SiteView, 'id' | 'version' | 'settings' | 'translation'>,
  { name, headers, make }: KeptAnswer,
): Promise<Response> {
  // Only the team gets here while a site is closed, and no cache on the way may pass it on.
  if (settings.isClosed)
    return context.body(await make(), 200, { ...headers, 'cache-control': 'private, no-store' });
  const key = cacheKey(id, version, `${NO_PAGE}${translation?.prefix ?? ''} ${name}`);
  const kept = await deps.cache.keep(key, async () => {
    const text = await make();
    return keptResponse({ status: 200, headers, text, madeAt: deps.now() });
  });
  return sendKept(deps, context, key, kept);
}
