/** The checklist of a site: what it still lacks before it looks finished. */
import type { MakeFeature } from '../feature.ts';
import { checklistRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => ({ routes: { owner: [checklistRoutes(kernel)] } });
