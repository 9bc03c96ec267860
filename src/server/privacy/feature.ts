/** What a site knows of a person: given out to them, and erased. */
import type { MakeOverview } from '../feature.ts';
import { personRoutes } from './routes.ts';

export const overview: MakeOverview = (kernel, _common, others) => {
  const parts = others.flatMap(({ person }) => person ?? []);
  return { routes: { owner: [personRoutes({ ...kernel, parts })] } };
};
