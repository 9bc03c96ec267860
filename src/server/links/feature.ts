/** What a site holds that can be linked to. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { linkRoutes } from './routes.ts';

export function linksFeature(kernel: Kernel): Feature {
  return { routes: { owner: [linkRoutes(kernel)] } };
}
