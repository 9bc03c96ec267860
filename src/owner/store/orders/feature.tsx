/** What was bought, and what is done with it. */
import { ReceiptText } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../../feature.ts';
import { useOpenOrders } from './use-open-orders.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'customers',
      load: async () => (await import('./customers-screen.tsx')).CustomersScreen,
    },
    {
      frame: 'site',
      path: 'customers/:order',
      load: async () => (await import('./customer-screen.tsx')).CustomerScreen,
    },
    { frame: 'site', path: 'orders', load: async () => (await import('./orders-screen.tsx')).OrdersScreen },
    {
      frame: 'site',
      path: 'orders/:order',
      load: async () => (await import('./order-screen.tsx')).OrderScreen,
    },
    {
      frame: 'none',
      path: '/sites/:site/orders/slips/:orders',
      load: async () => (await import('./slips-screen.tsx')).SlipsScreen,
    },
    {
      frame: 'none',
      path: '/sites/:site/orders/:order/invoice',
      load: async () => (await import('./invoice-screen.tsx')).InvoiceScreen,
    },
    {
      frame: 'none',
      path: '/sites/:site/orders/:order/credit-notes/:position',
      load: async () => (await import('./credit-note-screen.tsx')).CreditNoteScreen,
    },
  ],
  navigation: {
    path: 'orders',
    label: 'Orders',
    icon: ReceiptText,
    group: 'store',
    rank: 25,
    permission: 'config.commerce',
    count: { use: useOpenOrders, words: 'to fulfil' },
  },
  home: {
    permission: 'config.commerce',
    isUrgent: true,
    card: lazy(async () => ({ default: (await import('./home-card.tsx')).OpenOrdersCard })),
  },
  settings: [
    {
      path: 'order-mails',
      label: 'Mails about orders',
      group: 'store',
      rank: 46,
      permission: 'config.settings',
      panel: lazy(async () => ({
        default: (await import('./order-mails-panel.tsx')).OrderMailsPanel,
      })),
    },
    {
      path: 'invoices',
      label: 'Invoices',
      group: 'store',
      rank: 45,
      permission: 'config.commerce',
      panel: lazy(async () => ({ default: (await import('./invoices-panel.tsx')).InvoicesPanel })),
    },
    {
      path: 'payments',
      label: 'Payments',
      group: 'store',
      rank: 44,
      permission: 'config.commerce',
      panel: lazy(async () => ({ default: (await import('./payments-panel.tsx')).PaymentsPanel })),
    },
  ],
};
