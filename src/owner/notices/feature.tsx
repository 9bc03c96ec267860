/** Notices: who gets a mail when something happens on the site. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [panel('notices', 'Notifications', 'site', 42, () => import('#domain/notices/settings.ts'))],
};
