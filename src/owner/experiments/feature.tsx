/** Experiments: which version of a page works better. */
import { FlaskConical } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

const path = 'experiments';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path, load: async () => (await import('./screen.tsx')).ExperimentsScreen },
    {
      frame: 'site',
      path: `${path}/:experiment`,
      load: async () => (await import('./experiment-screen.tsx')).ExperimentScreen,
    },
  ],
  navigation: {
    path,
    label: say.title,
    icon: FlaskConical,
    group: 'visitors',
    rank: 66,
    permission: 'config.reports',
  },
};
