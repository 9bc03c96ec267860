/** The settings of a store. */
import { Truck } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../../feature.ts';

const permission = 'config.settings';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'delivery',
      load: async () => (await import('./delivery-screen.tsx')).DeliveryScreen,
    },
  ],
  navigation: [{ path: 'delivery', label: 'Delivery', icon: Truck, group: 'store', rank: 51, permission }],
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
      path: 'buyer-mails',
      label: 'Mails before buying',
      group: 'store',
      rank: 47,
      permission,
      panel: lazy(async () => ({ default: (await import('./buyer-mails-panel.tsx')).BuyerMailsPanel })),
    },
  ],
};
