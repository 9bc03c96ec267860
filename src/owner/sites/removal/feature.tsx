/** Taking a whole site off the web, and bringing it back. */
import type { OwnerFeature } from '../../feature.ts';
import { panel } from '../../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [
    panel('delete', say.deleteTheSite, 'data', 130, () => import('./delete-panel.tsx'), 'admin.site'),
  ],
};
