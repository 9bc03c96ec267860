/** What visitors are asked before anything optional runs. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [panel('consent', 'Cookies and consent', 'visitors', 36, () => import('./consent-panel.tsx'))],
};
