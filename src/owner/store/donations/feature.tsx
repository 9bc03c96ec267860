/** What people give: campaigns, and what came in for them. */
import { HeartHandshake } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';

const path = 'donations';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path, load: async () => (await import('./donations-screen.tsx')).DonationsScreen },
    {
      frame: 'site',
      path: 'donations/campaigns',
      load: async () => (await import('./campaigns-screen.tsx')).CampaignsScreen,
    },
    {
      frame: 'site',
      path: 'donations/campaigns/:campaign',
      load: async () => (await import('./campaign-screen.tsx')).CampaignScreen,
    },
    {
      frame: 'site',
      path: 'donations/:donation',
      load: async () => (await import('./donation-screen.tsx')).DonationScreen,
    },
    {
      frame: 'none',
      path: '/sites/:site/donations/:donation/receipt',
      load: async () => (await import('./receipt-screen.tsx')).ReceiptScreen,
    },
    {
      frame: 'none',
      path: '/sites/:site/donations/:donation/statement/:year',
      load: async () => (await import('./statement-screen.tsx')).StatementScreen,
    },
  ],
  navigation: {
    path,
    label: 'Donations',
    icon: HeartHandshake,
    group: 'store',
    rank: 56,
    permission: 'config.commerce',
  },
};
