/** The checklist of a site: what it still lacks before it looks finished. */
import type { MakeOverview } from '../feature.ts';
import { checklistRoutes } from './routes.ts';

export const overview: MakeOverview = (kernel, _common, others) => {
  const parts = others.flatMap(({ checklist }) => checklist ?? []);
  return { routes: { owner: [checklistRoutes({ ...kernel, parts })] } };
};
