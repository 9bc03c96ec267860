/** Maps: who draws them. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [panel('maps', say.maps, 'visitors', 37, () => import('./maps-panel.tsx'))],
};
