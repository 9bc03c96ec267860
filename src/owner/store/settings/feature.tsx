/** The settings of a store. */
import { Truck } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import { panel } from '../../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

const permission = 'config.settings';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'delivery',
      load: async () => (await import('./delivery-screen.tsx')).DeliveryScreen,
    },
  ],
  navigation: [{ path: 'delivery', label: say.delivery, icon: Truck, group: 'store', rank: 51, permission }],
  settings: [
    panel('store', say.currencySelling, 'store', 40, () => import('./store-panel.tsx')),
    {
      path: 'delivery',
      label: say.delivery,
      group: 'store',
      rank: 41,
      permission,
      screen: 'delivery',
    },
    panel('taxes', say.taxes, 'store', 42, () => import('./taxes-panel.tsx')),
    panel('buyer-mails', say.otherEmailsToBuyers, 'store', 47, () => import('./buyer-mails-panel.tsx')),
  ],
};
