/** The calls of the API, for those who write programs. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'account',
      path: '/api-reference',
      load: async () => (await import('./api-reference.tsx')).ApiReference,
    },
  ],
};
