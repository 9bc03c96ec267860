/** The mails that have been sent or wait here, and the server that takes them. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  screens: [{ frame: 'account', path: '/outbox', load: async () => (await import('./outbox.tsx')).Outbox }],
  settings: [
    panel(
      'mail-server',
      'Mail server',
      'installation',
      110,
      () => import('./mail-server-panel.tsx'),
      'admin.installation',
    ),
  ],
};
