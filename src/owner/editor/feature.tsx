/** The page editor. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'none',
      path: '/sites/:site/edit/:document',
      load: async () => (await import('./edit-screen.tsx')).EditScreen,
    },
  ],
};
