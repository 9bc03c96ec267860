/** The shop's feed for services that compare prices, at one address for each site. */
import { Hono } from 'hono';
import type { SiteView } from '#domain/page.ts';
import { type LeftOutProduct, MAX_LEFT_OUT } from '#domain/store/catalogue/calls-feed.ts';
import {
  MERCHANT_FEED_PATH,
  merchantEntries,
  merchantFeed,
  whyLeftOut,
} from '#domain/store/catalogue/merchant-feed.ts';
import type { Common } from '../../feature.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findStore } from '../settings/queries.ts';
import { eachFeedPart } from './feed-products.ts';

type FeedDeps = Kernel & Pick<Common, 'findSiteView' | 'pagePorts'>;

/** Services ask many times a day. */
const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-type': 'application/rss+xml; charset=utf-8',
};

export function feedRoutes(deps: FeedDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(MERCHANT_FEED_PATH, async (context) => {
    const site = await deps.findSiteView(context.get('site').id);
    if (!site || site.settings.isHiddenFromSearch) return context.text('There is no feed here.', 404);
    const make = () => feedOf(deps, site);
    return deps.pagePorts.answerKept(context, site, { name: 'products.xml', headers: HEADERS, make });
  });
  return app;
}

async function feedOf({ db, now }: FeedDeps, site: SiteView): Promise<string> {
  const { currency } = await findStore(db.read, site.id);
  const { title, description } = site.settings;
  const shop = { title, url: site.baseUrl, description, currency, now: now() };
  const entries: string[] = [];
  for await (const products of eachFeedPart(db.read, site)) entries.push(...merchantEntries(shop, products));
  return merchantFeed(shop, entries);
}

/** What its owner sees of the feed. */
export async function describeFeed({ db }: Pick<FeedDeps, 'db'>, site: SiteView) {
  const leftOut: LeftOutProduct[] = [];
  let [count, leftOutCount] = [0, 0];
  for await (const products of eachFeedPart(db.read, site))
    for (const product of products) {
      const reason = whyLeftOut(product);
      if (reason === undefined) count += 1;
      else {
        leftOutCount += 1;
        if (leftOut.length < MAX_LEFT_OUT) leftOut.push({ id: product.id, title: product.title, reason });
      }
    }
  const isHidden = site.settings.isHiddenFromSearch;
  return { url: site.baseUrl + MERCHANT_FEED_PATH, isHidden, count, leftOutCount, leftOut };
}
