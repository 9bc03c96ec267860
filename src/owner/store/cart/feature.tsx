/** What is taken off a cart. */
import { TicketPercent } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import * as say from './words/en.ts';

const permission = 'config.settings';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'discounts',
      load: async () => (await import('./discounts-screen.tsx')).DiscountsScreen,
    },
  ],
  navigation: {
    path: 'discounts',
    label: say.discounts,
    icon: TicketPercent,
    group: 'store',
    rank: 50,
    permission,
  },
  settings: [
    { path: 'discounts', label: say.discounts, group: 'store', rank: 43, permission, screen: 'discounts' },
  ],
};
