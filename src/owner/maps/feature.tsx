/** Maps: who draws them. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [panel('maps', 'Maps', 'visitors', 37, () => import('./maps-panel.tsx'))],
};
