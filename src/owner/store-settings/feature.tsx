/** The settings of a store. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'store',
      label: 'Store',
      group: 'store',
      rank: 40,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./store-panel.tsx')).StorePanel })),
    },
    {
      path: 'delivery',
      label: 'Delivery',
      group: 'store',
      rank: 41,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./delivery-panel.tsx')).DeliveryPanel })),
    },
    {
      path: 'taxes',
      label: 'Taxes',
      group: 'store',
      rank: 42,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./taxes-panel.tsx')).TaxesPanel })),
    },
    {
      path: 'discounts',
      label: 'Discounts',
      group: 'store',
      rank: 43,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./discounts-panel.tsx')).DiscountsPanel })),
    },
    {
      path: 'order-mails',
      label: 'Mails about orders',
      group: 'store',
      rank: 46,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./order-mails-panel.tsx')).OrderMailsPanel })),
    },
    {
      path: 'buyer-mails',
      label: 'Mails before buying',
      group: 'store',
      rank: 47,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./buyer-mails-panel.tsx')).BuyerMailsPanel })),
    },
  ],
};
