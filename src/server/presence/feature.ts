/** Who is editing which page at this moment. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { createPresence } from './presence.ts';
import { type FindHeads, presenceRoutes } from './routes.ts';

export function presenceFeature(
  { now, authorize }: Kernel,
  { findHeads }: { readonly findHeads: FindHeads },
): Feature {
  return { routes: { owner: [presenceRoutes(createPresence(now), authorize, findHeads)] } };
}
