/** Notices: who gets a mail when something happens on the site. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  settings: [panel('notices', say.notifications, 'site', 42, () => import('#domain/notices/settings.ts'))],
};
