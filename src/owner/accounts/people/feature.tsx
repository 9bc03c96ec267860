/** Who works on a site. */
import { Users } from 'lucide-react';
import type { OwnerFeature } from '../../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'people', load: async () => (await import('./people.tsx')).People }],
  navigation: {
    path: 'people',
    label: say.people,
    icon: Users,
    group: 'site',
    rank: 90,
    permission: 'admin.people',
  },
};
