/** The site on home screens. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [panel('web-app', say.homeScreens, 'visitors', 35, () => import('./web-app-panel.tsx'))],
};
