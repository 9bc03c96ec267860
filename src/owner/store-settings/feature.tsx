/** The settings of a store. */
import { TicketPercent, Truck } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

const permission = 'config.settings';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'discounts',
      load: async () => (await import('./discounts-screen.tsx')).DiscountsScreen,
    },
    {
      frame: 'site',
      path: 'delivery',
      load: async () => (await import('./delivery-screen.tsx')).DeliveryScreen,
    },
  ],
  navigation: [
    { path: 'discounts', label: 'Discounts', icon: TicketPercent, group: 'store', rank: 50, permission },
    { path: 'delivery', label: 'Delivery', icon: Truck, group: 'store', rank: 51, permission },
  ],
  settings: [
    {
      path: 'store',
      label: 'Currency & selling',
      group: 'store',
      rank: 40,
      permission,
      panel: lazy(async () => ({ default: (await import('./store-panel.tsx')).StorePanel })),
    },
    {
      path: 'delivery',
      label: 'Delivery',
      group: 'store',
      rank: 41,
      permission,
      screen: 'delivery',
    },
    {
      path: 'taxes',
      label: 'Taxes',
      group: 'store',
      rank: 42,
      permission,
      panel: lazy(async () => ({ default: (await import('./taxes-panel.tsx')).TaxesPanel })),
    },
    {
      path: 'discounts',
      label: 'Discounts',
      group: 'store',
      rank: 43,
      permission,
      screen: 'discounts',
    },
    {
      path: 'order-mails',
      label: 'Mails about orders',
      group: 'store',
      rank: 46,
      permission,
      panel: lazy(async () => ({ default: (await import('./order-mails-panel.tsx')).OrderMailsPanel })),
    },
    {
      path: 'buyer-mails',
      label: 'Mails before buying',
      group: 'store',
      rank: 47,
      permission,
      panel: lazy(async () => ({ default: (await import('./buyer-mails-panel.tsx')).BuyerMailsPanel })),
    },
  ],
};
