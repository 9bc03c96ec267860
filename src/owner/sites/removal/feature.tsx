/** Taking a whole site off the web, and bringing it back. */
import { lazy } from 'react';
import type { OwnerFeature } from '../../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'delete',
      label: 'Delete the site',
      group: 'data',
      rank: 130,
      permission: 'admin.site',
      panel: lazy(async () => ({ default: (await import('./delete-panel.tsx')).DeletePanel })),
    },
  ],
};
