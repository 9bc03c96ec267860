/** What people subscribe to: who pays what, since when, and what it brings. */
import { Repeat } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import { panel } from '../../site-settings/settings-entry.tsx';
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
  settings: [
    panel(
      'subscription-settings',
      say.subscriptions,
      'store',
      48,
      () => import('./settings-panel.tsx'),
      'config.commerce',
    ),
  ],
};
