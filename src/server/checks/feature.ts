/** What is looked through before a page is published. */
import type { Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type CheckDeps, checkRoutes } from './routes.ts';

export function checksFeature(kernel: Kernel, needs: Pick<CheckDeps, 'visit' | 'renderDraft'>): Feature {
  return { routes: { owner: [checkRoutes({ ...kernel, ...needs })] } };
}
