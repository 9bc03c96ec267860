/** Carts of visitors. */
import { DAY_MS } from '#domain/time.ts';
import type { Feature } from '../../feature.ts';
import { recurringJob } from '../../jobs/job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { CART_KEPT_MS } from './cart-cookie.ts';
import { customerOf } from './load-cart.ts';
import { cartPrices } from './prices.ts';
import { deleteOldCarts, deleteUsesOf } from './queries.ts';
import { type CartRoutesDeps, cartRoutes } from './visitor-routes.ts';

export function cartFeature(
  kernel: Kernel,
  ports: PagePorts,
  needs: Pick<CartRoutesDeps, 'maySeeVariant'>,
): Feature {
  const { db, now } = kernel;
  return {
    routes: { site: [cartRoutes({ ...kernel, ...ports, ...needs })] },
    jobs: [
      recurringJob({
        type: 'cart.forget-old',
        words: 'Delete abandoned carts',
        everyMs: DAY_MS,
        run: () => db.write((tx) => deleteOldCarts(tx, now() - CART_KEPT_MS)),
      }),
    ],
    prices: cartPrices,
    person: { erase: (tx, siteId, email) => deleteUsesOf(tx, siteId, customerOf(email)) },
  };
}
