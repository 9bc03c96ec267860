/** How the site looks. */
import { Palette } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'none',
      path: '/sites/:site/design',
      load: async () => (await import('./design-screen.tsx')).DesignScreen,
    },
  ],
  navigation: {
    path: 'design',
    label: 'Design',
    icon: Palette,
    group: 'content',
    rank: 80,
    permission: 'config.design',
  },
};
