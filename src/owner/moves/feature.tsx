/** Whole sites in and out: import, export, backup. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'import',
      label: 'Import',
      group: 'data',
      rank: 90,
      permission: 'admin.transfer',
      panel: lazy(async () => ({ default: (await import('./import-panel.tsx')).ImportPanel })),
    },
    {
      path: 'export',
      label: 'Export & restore',
      group: 'data',
      rank: 100,
      permission: 'admin.transfer',
      panel: lazy(async () => ({ default: (await import('./export-panel.tsx')).ExportPanel })),
    },
    {
      path: 'duplicate',
      label: 'Duplicate',
      group: 'data',
      rank: 105,
      permission: 'admin.installation',
      panel: lazy(async () => ({ default: (await import('./duplicate-panel.tsx')).DuplicatePanel })),
    },
    {
      path: 'backups',
      label: 'Backups',
      group: 'installation',
      rank: 110,
      permission: 'admin.installation',
      panel: lazy(async () => ({ default: (await import('./backups-panel.tsx')).BackupsPanel })),
    },
  ],
};
