/** Maps: who draws them. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'maps',
      label: 'Maps',
      group: 'visitors',
      rank: 37,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./maps-panel.tsx')).MapsPanel })),
    },
  ],
};
