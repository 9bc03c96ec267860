/** What is looked through before a page is published. */
import type { MakeFeature } from '../feature.ts';
import { checkRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  return { routes: { owner: [checkRoutes({ ...kernel, ...common })] } };
};
