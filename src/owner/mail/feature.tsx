/** The mails that have been sent or wait here, and the server that takes them. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'account', path: '/outbox', load: async () => (await import('./outbox.tsx')).Outbox }],
  settings: [
    {
      path: 'mail-server',
      label: 'Mail server',
      group: 'installation',
      rank: 110,
      permission: 'admin.installation',
      panel: lazy(async () => ({ default: (await import('./mail-server-panel.tsx')).MailServerPanel })),
    },
  ],
};
