/** Places by their names, on the hosts of sites. */
import { type Context, Hono } from 'hono';
import * as calls from '#domain/maps/calls-visitor.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findPlaces, type PlacesDeps, readPlace } from './find-places.ts';

/** Somebody types: a word at once, then a letter every second. A key of the owner's may be at stake. */
const OF_ONE = { burst: 30, everyMs: 1000 };
/** For all visitors of a site together: IP addresses are cheap, and the owner pays for each request to Google. */
const OF_SITE = { burst: 200, everyMs: 200 };
const NO_STORE = { 'cache-control': 'no-store' };

export function placesVisitorRoutes(
  deps: PlacesDeps & Pick<Kernel, 'now' | 'clientAddress'>,
  localeOf: (siteId: string) => Promise<string>,
): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const ofOne = new RateLimiter(OF_ONE, deps.now);
  const ofSite = new RateLimiter(OF_SITE, deps.now);
  const mayAsk = (context: Context<SiteEnvironment>) =>
    ofOne.take(deps.clientAddress(context)) && ofSite.take(context.get('site').id);
  answerVisitors(app, calls.autocompletePlaces, async (context) => {
    const query = calls.autocompletePlaces.query.safeParse(context.req.query());
    if (!query.success) return refuse(context, 400, 'Give the search text as the query term “input”.');
    if (!mayAsk(context)) return refuse(context, 429, 'Too many requests.');
    const siteId = context.get('site').id;
    const { input } = query.data;
    const predictions = await findPlaces(deps, siteId, { input, locale: await localeOf(siteId) });
    return context.json({ predictions }, 200, NO_STORE);
  });
  answerVisitors(app, calls.readPlace, async (context) => {
    const query = calls.readPlace.query.safeParse(context.req.query());
    if (!query.success)
      return refuse(
        context,
        400,
        'Needs “placeId”, and the tracking context “productPage” and “productSection”.',
      );
    if (!mayAsk(context)) return refuse(context, 429, 'Too many requests.');
    const siteId = context.get('site').id;
    const { placeId } = query.data;
    const place = await readPlace(deps, siteId, { placeId, locale: await localeOf(siteId) });
    return place ? context.json({ place }, 200, NO_STORE) : refuse(context, 404, 'Unknown place.');
  });
  return app;
}

function refuse(context: Context<SiteEnvironment>, status: 400 | 404 | 429, error: string): Response {
  return context.json({ error }, status, NO_STORE);
}
