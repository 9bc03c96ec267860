/** Products: what they cost, in which variants, and how many there are. */
import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '#domain/time.ts';
import type { Common, Feature } from '../../feature.ts';
import { recurringJob } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { catalogueLacks } from './catalogue-lacks.ts';
import { feedRoutes } from './feed-routes.ts';
import { productPrices } from './prices.ts';
import { productData } from './product-data.ts';
import { productsAfter } from './products-after.ts';
import { sellsSomething } from './queries-shop.ts';
import { catalogueRoutes } from './routes.ts';
import { settleSales } from './settle-sales.ts';

const STEPS = 2 ** 32;

export function catalogueFeature(
  kernel: Kernel,
  needs: Pick<Common, 'findSiteView' | 'pagePorts' | 'documents' | 'members'>,
): Feature {
  return {
    routes: {
      owner: [catalogueRoutes({ ...kernel, ...needs, random: () => randomInt(STEPS) / STEPS })],
      site: [feedRoutes({ ...kernel, ...needs })],
    },
    jobs: [
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
