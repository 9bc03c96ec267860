/** Popups and bars over the pages of a site. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [panel('popups', say.popupsAndBars, 'visitors', 37, () => import('./popups-panel.tsx'))],
};
