/** What a site holds that can be linked to. */
import type { MakeFeature } from '../feature.ts';
import { linkRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => {
  return { routes: { owner: [linkRoutes(kernel)] } };
};
