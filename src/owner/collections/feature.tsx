/** The items of blogs and calendars. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'collections/:collection',
      load: async () => (await import('./collection.tsx')).CollectionScreen,
    },
  ],
};
