/** Notices: who gets a mail when something happens on the site. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'notices',
      label: 'Notices',
      group: 'site',
      rank: 42,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./notices-panel.tsx')).NoticesPanel })),
    },
  ],
};
