/** Other programs that are told of what happens. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [panel('webhooks', say.webhooks, 'data', 60, () => import('./webhooks-panel.tsx'))],
};
