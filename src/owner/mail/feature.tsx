/** The mails that have been sent or wait here, and the server that takes them. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'account', path: '/outbox', load: async () => (await import('./outbox.tsx')).Outbox }],
  settings: [
    panel(
      'mail-server',
      say.mailServer,
      'installation',
      110,
      () => import('./mail-server-panel.tsx'),
      'admin.installation',
    ),
  ],
};
