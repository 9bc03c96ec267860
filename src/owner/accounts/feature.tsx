/** Getting in, and what belongs to a person rather than to a site. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'account', path: '/account', load: async () => (await import('./account.tsx')).Account },
    { frame: 'entry', path: '/setup', load: async () => (await import('./set-up.tsx')).SetUp },
  ],
};
