/** What broke in the browsers of visitors. */
import { Bug } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'errors', load: async () => (await import('./errors.tsx')).Errors }],
  navigation: {
    path: 'errors',
    label: say.errors,
    icon: Bug,
    group: 'site',
    rank: 110,
    permission: 'config.reports',
  },
};
