/** Where old addresses of a site lead. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { redirectRoutes } from './routes.ts';

export function redirectsFeature(kernel: Kernel): Feature {
  return { routes: { owner: [redirectRoutes(kernel)] } };
}
