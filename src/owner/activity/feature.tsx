/** Who did what, on a site and on the installation. */
import { History } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path: 'activity', load: async () => (await import('./activity.tsx')).SiteActivity },
    {
      frame: 'account',
      path: '/activity',
      load: async () => (await import('./activity.tsx')).InstallationActivity,
    },
  ],
  navigation: {
    path: 'activity',
    label: say.activity,
    icon: History,
    group: 'site',
    rank: 100,
    permission: 'config.activity',
  },
};
