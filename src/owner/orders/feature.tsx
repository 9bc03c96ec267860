/** What was bought, and what is done with it. */
import { ReceiptText } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path: 'orders', load: async () => (await import('./orders-screen.tsx')).OrdersScreen },
    {
      frame: 'site',
      path: 'orders/:order',
      load: async () => (await import('./order-screen.tsx')).OrderScreen,
    },
  ],
  navigation: { path: 'orders', label: 'Orders', icon: ReceiptText, rank: 46, permission: 'config.commerce' },
  settings: [
    {
      path: 'payments',
      label: 'Payments',
      group: 'site',
      rank: 57,
      permission: 'config.commerce',
      panel: lazy(async () => ({ default: (await import('./payments-panel.tsx')).PaymentsPanel })),
    },
  ],
};
