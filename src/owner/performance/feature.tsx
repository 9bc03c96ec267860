/** How fast the site is for its visitors. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'analytics/speed',
      load: async () => (await import('./screen.tsx')).SpeedScreen,
    },
  ],
};
