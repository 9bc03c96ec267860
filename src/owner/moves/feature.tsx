/** Whole sites in and out: import, export, backup. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [
    panel('import', say.importLabel, 'data', 90, () => import('./import-panel.tsx'), 'admin.transfer'),
    panel('export', say.exportRestore, 'data', 100, () => import('./export-panel.tsx'), 'admin.transfer'),
    panel(
      'duplicate',
      say.duplicate,
      'data',
      105,
      () => import('./duplicate-panel.tsx'),
      'admin.installation',
    ),
    panel(
      'backups',
      say.backups,
      'installation',
      110,
      () => import('./backups-panel.tsx'),
      'admin.installation',
    ),
  ],
};
