/** The currency of a shop: changed with all the prices that features keep. */
import type { MakeOverview } from '../feature.ts';
import { currencyRoutes } from './routes.ts';

export const overview: MakeOverview = (kernel, { findCurrency }, others) => {
  const holders = others.flatMap(({ prices }) => prices ?? []);
  return { routes: { owner: [currencyRoutes({ ...kernel, findCurrency, holders })] } };
};
