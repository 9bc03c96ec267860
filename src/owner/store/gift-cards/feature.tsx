/** Gift cards: what is left on them, and what the shop owes. */
import { Gift } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'gift-cards',
      load: async () => (await import('./gift-cards-screen.tsx')).GiftCardsScreen,
    },
    {
      frame: 'site',
      path: 'gift-cards/:card',
      load: async () => (await import('./gift-card-screen.tsx')).GiftCardScreen,
    },
  ],
  navigation: {
    path: 'gift-cards',
    label: say.giftCards,
    icon: Gift,
    group: 'store',
    rank: 54,
    permission: 'config.commerce',
  },
};
