/** What a shop has sold: over time, by product, and what is about to be sold out. */
import type { MakeFeature } from '../../../feature.ts';
import { salesRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel, common) => ({
  routes: { owner: [salesRoutes({ ...kernel, ...common })] },
});
