/** The menus, the logo and the button of every page. */
import { Menu } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'navigation',
      load: async () => (await import('./navigation-screen.tsx')).NavigationScreen,
    },
  ],
  navigation: { path: 'navigation', label: say.navigation, icon: Menu, group: 'content', rank: 70 },
};
