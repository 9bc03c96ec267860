/** What a site sells. */
import { ShoppingBag } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'products',
      load: async () => (await import('./products-screen.tsx')).ProductsScreen,
    },
    {
      frame: 'site',
      path: 'products/:product',
      load: async () => (await import('./product-screen.tsx')).ProductScreen,
    },
  ],
  navigation: {
    path: 'products',
    label: say.products,
    beginsAs: say.startAShop,
    icon: ShoppingBag,
    group: 'store',
    rank: 45,
    permission: 'config.commerce',
  },
};
