/** What the owner decides about the store: currency, delivery, taxes, discounts. */
import type { Feature } from '../../feature.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { storePrices } from './prices.ts';
import { type StoreNeeds, storeRoutes } from './routes.ts';

export function settingsFeature(kernel: Kernel, needs: StoreNeeds): Feature {
  return { routes: { owner: [storeRoutes({ ...kernel, ...needs })] }, prices: storePrices };
}
