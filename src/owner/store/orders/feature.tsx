/** What was bought, and what is done with it. */
import { ReceiptText } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import { panel } from '../../site-settings/settings-entry.tsx';
import { useOpenOrders } from './use-open-orders.ts';
import * as say from './words/en.ts';

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
    label: say.orders,
    icon: ReceiptText,
    group: 'store',
    rank: 25,
    permission: 'config.commerce',
    count: { use: useOpenOrders, words: say.toFulfil },
  },
  settings: [
    panel('order-mails', say.orderEmails, 'store', 46, () => import('./order-mails-panel.tsx')),
    panel('invoices', say.invoices, 'store', 45, () => import('./invoices-panel.tsx'), 'config.commerce'),
    panel('payments', say.payments, 'store', 44, () => import('./payments-panel.tsx'), 'config.commerce'),
  ],
};
