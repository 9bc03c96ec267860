/** What visitors are asked before anything optional runs. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [panel('consent', say.cookiesAndConsent, 'visitors', 36, () => import('./consent-panel.tsx'))],
};
