/** The site on home screens. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [panel('web-app', 'Home screens', 'visitors', 35, () => import('./web-app-panel.tsx'))],
};
