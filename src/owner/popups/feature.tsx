/** Popups and bars over the pages of a site. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [panel('popups', 'Popups and bars', 'visitors', 37, () => import('./popups-panel.tsx'))],
};
