/** The mails that have been sent or wait here. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'account', path: '/outbox', load: async () => (await import('./outbox.tsx')).Outbox }],
};
