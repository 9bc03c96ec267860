/** Other programs that are told of what happens. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [panel('webhooks', 'Webhooks', 'data', 60, () => import('./webhooks-panel.tsx'))],
};
