/** The installation itself, for whoever runs it. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'account',
      path: '/licences',
      load: async () => (await import('./licences-screen.tsx')).Licences,
    },
  ],
  settings: [
    {
      path: 'jobs',
      label: 'Jobs',
      group: 'installation',
      rank: 120,
      permission: 'admin.jobs',
      panel: lazy(async () => ({ default: (await import('./jobs-panel.tsx')).JobsPanel })),
    },
    {
      path: 'about',
      label: 'About',
      group: 'installation',
      rank: 130,
      permission: 'admin.installation',
      panel: lazy(async () => ({ default: (await import('./about-panel.tsx')).AboutPanel })),
    },
  ],
};
