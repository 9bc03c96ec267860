/** What the owner decides about the store: currency, shipping, taxes, discounts. */
import type { MakeFeature } from '../feature.ts';
import { storeRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => ({ routes: { owner: [storeRoutes(kernel)] } });
