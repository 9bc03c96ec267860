/** What broke in the browsers of visitors. */
import { Bug } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'errors', load: async () => (await import('./errors.tsx')).Errors }],
  navigation: {
    path: 'errors',
    label: 'Errors',
    icon: Bug,
    group: 'site',
    rank: 110,
    permission: 'config.reports',
  },
};
