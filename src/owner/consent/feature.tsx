/** What visitors are asked before anything optional runs. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'consent',
      label: 'Cookies and consent',
      group: 'visitors',
      rank: 36,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./consent-panel.tsx')).ConsentPanel })),
    },
  ],
};
