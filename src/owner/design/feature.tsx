/** How the site looks. */
import { Palette } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

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
    label: say.design,
    icon: Palette,
    group: 'content',
    rank: 80,
    permission: 'config.design',
  },
};
