/** Notices: who gets a mail when something happens on the site. */
import type { OwnerFeature } from '../feature.ts';
import { settingsEntry } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'notices',
      label: 'Notices',
      group: 'site',
      rank: 42,
      permission: 'config.settings',
      panel: settingsEntry(async () => (await import('#domain/notices/settings.ts')).notices),
    },
  ],
};
