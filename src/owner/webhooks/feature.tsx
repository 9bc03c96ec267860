/** Other programs that are told of what happens. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  settings: [
    {
      path: 'webhooks',
      label: 'Webhooks',
      group: 'data',
      rank: 60,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./webhooks-panel.tsx')).WebhooksPanel })),
    },
  ],
};
