/** Whole sites in and out: import, export, backup. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [
    panel('import', 'Import', 'data', 90, () => import('./import-panel.tsx'), 'admin.transfer'),
    panel('export', 'Export & restore', 'data', 100, () => import('./export-panel.tsx'), 'admin.transfer'),
    panel('duplicate', 'Duplicate', 'data', 105, () => import('./duplicate-panel.tsx'), 'admin.installation'),
    panel(
      'backups',
      'Backups',
      'installation',
      110,
      () => import('./backups-panel.tsx'),
      'admin.installation',
    ),
  ],
};
