/** What a shop has sold: over time, by product, and what is about to be sold out. */
import type { Feature } from '../../../feature.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { salesRoutes } from './routes.ts';

export function salesFeature(kernel: Kernel): Feature {
  return { routes: { owner: [salesRoutes(kernel)] } };
}
