/** Who did what, on a site and on the installation. */
import { History } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';

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
    label: 'Activity',
    icon: History,
    group: 'site',
    rank: 100,
    permission: 'config.activity',
  },
};
