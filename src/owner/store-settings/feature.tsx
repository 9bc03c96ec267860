/** The settings of a store. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'store',
      label: 'Store',
      group: 'site',
      rank: 40,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./store-panel.tsx')).StorePanel })),
    },
  ],
};
