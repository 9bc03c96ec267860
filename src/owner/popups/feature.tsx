/** Popups and bars over the pages of a site. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'popups',
      label: 'Popups and bars',
      group: 'visitors',
      rank: 37,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./popups-panel.tsx')).PopupsPanel })),
    },
  ],
};
