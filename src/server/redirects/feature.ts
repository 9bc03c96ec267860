/** Where old addresses of a site lead. */
import type { MakeFeature } from '../feature.ts';
import { redirectRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => {
  return { routes: { owner: [redirectRoutes(kernel)] } };
};
