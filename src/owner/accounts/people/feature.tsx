/** Who works on a site. */
import { Users } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'people', load: async () => (await import('./people.tsx')).People }],
  navigation: {
    path: 'people',
    label: 'People',
    icon: Users,
    group: 'site',
    rank: 90,
    permission: 'admin.people',
  },
};
