/** What buyers say of products, and which of it visitors see. */
import { Star } from 'lucide-react';
import type { OwnerFeature } from '../../../feature.ts';
import * as texts from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'reviews',
      load: async () => (await import('./reviews-screen.tsx')).ReviewsScreen,
    },
  ],
  navigation: {
    path: 'reviews',
    label: texts.reviews,
    icon: Star,
    group: 'store',
    rank: 53,
    permission: 'config.commerce',
  },
};
