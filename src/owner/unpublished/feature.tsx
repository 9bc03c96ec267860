/** Everything of a site that visitors do not see yet, in one list. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'unpublished',
      load: async () => (await import('./unpublished-screen.tsx')).UnpublishedScreen,
    },
  ],
};
