/** Taking a whole site off the web, and bringing it back. */
import type { OwnerFeature } from '../../feature.ts';
import { panel } from '../../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [
    panel('delete', 'Delete the site', 'data', 130, () => import('./delete-panel.tsx'), 'admin.site'),
  ],
};
