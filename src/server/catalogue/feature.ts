/** Products: what they cost, in which variants, and how many there are. */
import { randomInt } from 'node:crypto';
import type { MakeFeature } from '../feature.ts';
import { productData } from './product-data.ts';
import { sellsSomething } from './queries-shop.ts';
import { catalogueRoutes } from './routes.ts';

const STEPS = 2 ** 32;

export const feature: MakeFeature = (kernel, { findStore }) => ({
  routes: { owner: [catalogueRoutes({ ...kernel, findStore, random: () => randomInt(STEPS) / STEPS })] },
  page: {
    data: productData(findStore),
    view: async (db, siteId) => ({ hasShop: await sellsSomething(db, siteId) }),
  },
});
