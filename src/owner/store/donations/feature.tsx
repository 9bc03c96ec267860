/** What people give: campaigns, and what came in for them. */
import { Heart } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';

const path = 'donations';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'donations/:donation?',
      load: async () => (await import('./donations-screen.tsx')).DonationsScreen,
    },
    {
      frame: 'site',
      path: 'donations/campaigns/:campaign?',
      load: async () => (await import('./campaigns-screen.tsx')).CampaignsScreen,
    },
    {
      frame: 'none',
      path: '/sites/:site/donations/:donation/:paper',
      load: async () => (await import('./paper-screens.tsx')).PaperScreen,
    },
  ],
  navigation: {
    path,
    label: 'Donations',
    icon: Heart,
    group: 'store',
    rank: 56,
    permission: 'config.commerce',
  },
};
