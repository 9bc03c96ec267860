/** Experiments: which version of a page works better. */
import type { OwnerFeature } from '../feature.ts';

const path = 'analytics/experiments';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path, load: async () => (await import('./screen.tsx')).ExperimentsScreen },
    {
      frame: 'site',
      path: `${path}/:experiment`,
      load: async () => (await import('./experiment-screen.tsx')).ExperimentScreen,
    },
  ],
};
