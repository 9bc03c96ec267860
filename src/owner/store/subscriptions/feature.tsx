/** What people subscribe to: who pays what, since when, and what it brings. */
import { Repeat } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import * as say from './words/en.ts';

const path = 'subscriptions';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'subscriptions/*',
      load: async () => (await import('./screens.tsx')).SubscriptionScreens,
    },
  ],
  navigation: {
    path,
    label: say.subscriptions,
    icon: Repeat,
    group: 'store',
    rank: 55,
    permission: 'config.commerce',
  },
};
