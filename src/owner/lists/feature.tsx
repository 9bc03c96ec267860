/** Newsletter lists and who is on them. */
import { Mails } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path: 'lists', load: async () => (await import('./lists-screen.tsx')).ListsScreen },
  ],
  navigation: {
    path: 'lists',
    label: say.lists,
    icon: Mails,
    group: 'visitors',
    rank: 60,
    permission: 'config.newsletter',
  },
};
