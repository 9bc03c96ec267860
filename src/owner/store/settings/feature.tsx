/** The settings of a store. */
import { Truck } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import { panel } from '../../site-settings/settings-entry.tsx';

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
    panel('store', 'Currency & selling', 'store', 40, () => import('./store-panel.tsx')),
    {
      path: 'delivery',
      label: 'Delivery',
      group: 'store',
      rank: 41,
      permission,
      screen: 'delivery',
    },
    panel('taxes', 'Taxes', 'store', 42, () => import('./taxes-panel.tsx')),
    panel('buyer-mails', 'Marketing emails', 'store', 47, () => import('./buyer-mails-panel.tsx')),
  ],
};
