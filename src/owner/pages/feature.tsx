/** The pages of a site as a tree. */
import { FileText } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'pages', load: async () => (await import('./pages.tsx')).Pages }],
  navigation: {
    path: 'pages',
    label: say.pages,
    icon: FileText,
    group: 'content',
    rank: 20,
    alsoAt: 'collections',
  },
};
