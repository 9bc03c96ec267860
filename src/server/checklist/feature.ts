/** The checklist of a site: what it still lacks before it looks finished. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type ChecklistNeeds, checklistRoutes } from './routes.ts';

export function checklistFeature(kernel: Kernel, needs: ChecklistNeeds): Feature {
  return { routes: { owner: [checklistRoutes({ ...kernel, ...needs })] } };
}
