/** The site on home screens. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'web-app',
      label: 'Home screens',
      group: 'visitors',
      rank: 35,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./web-app-panel.tsx')).WebAppPanel })),
    },
  ],
};
