/** Products: what they cost, in which variants, and how many there are. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { MINUTE_MS } from '#domain/time.ts';
import type { Common, Feature } from '../../feature.ts';
import { job, recurringJob } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { catalogueLacks } from './catalogue-lacks.ts';
import { feedRoutes } from './feed-routes.ts';
import { PictureFetcher } from './pictures/fetch-pictures.ts';
import { FETCH_JOB } from './pictures/want-pictures.ts';
import { productPrices } from './prices.ts';
import { productData } from './product-data.ts';
import { productsAfter } from './products-after.ts';
import { sellsSomething } from './queries-shop.ts';
import { catalogueRoutes } from './routes.ts';
import { settleSales } from './settle-sales.ts';

const STEPS = 2 ** 32;

export function catalogueFeature(
  kernel: Kernel,
  needs: Pick<Common, 'findSiteView' | 'pagePorts' | 'documents' | 'members' | 'fetching'>,
): Feature {
  const deps = {
    ...kernel,
    documents: needs.documents,
    fetching: {
      fetchPicture: (...asked) => needs.fetching.fetchPicture(...asked),
      forgetFailed: (...asked) => needs.fetching.forgetFailed(...asked),
    } satisfies Common['fetching'] as Common['fetching'],
    random: () => randomInt(STEPS) / STEPS,
  };
  const fetcher = new PictureFetcher(deps);
  return {
    routes: {
      owner: [catalogueRoutes({ ...needs, ...deps })],
      site: [feedRoutes({ ...kernel, ...needs })],
    },
    jobs: [
      job({
        type: FETCH_JOB,
        words: 'Fetch pictures of imported products',
        payload: z.object({ siteId: z.string() }),
        run: ({ siteId }, { signal }) => fetcher.run(siteId, signal),
      }),
      recurringJob({
        type: 'catalogue.settle-sales',
        words: 'Start and end sales',
        everyMs: MINUTE_MS,
        run: () => settleSales(kernel),
      }),
    ],
    checklist: catalogueLacks,
    prices: productPrices,
    page: {
      data: (db, site) => productData(needs.members.areasOf, db, site),
      itemEnd: productsAfter(kernel),
      view: async (db, siteId) => ({ hasShop: await sellsSomething(db, siteId) }),
    },
  };
}
