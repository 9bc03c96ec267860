/** What people give: campaigns, and what came in for them. */
import { ReceiptText } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import * as say from './words/en.ts';

const path = 'donations';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'donations/*',
      load: async () => (await import('./screens.tsx')).DonationScreens,
    },
    {
      frame: 'none',
      path: '/sites/:site/donation-papers/:donation/:paper',
      load: async () => (await import('./screens.tsx')).DonationPapers,
    },
  ],
  navigation: {
    path,
    label: say.donations,
    icon: ReceiptText,
    group: 'store',
    rank: 56,
    permission: 'config.commerce',
  },
};
