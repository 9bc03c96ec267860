/** What a site knows of a person: given out to them, and erased. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type PersonRoutesDeps, personRoutes } from './routes.ts';

export function privacyFeature(kernel: Kernel, needs: Pick<PersonRoutesDeps, 'parts'>): Feature {
  return { routes: { owner: [personRoutes({ ...kernel, ...needs })] } };
}
