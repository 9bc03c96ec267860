/** The settings of a site: the screen around all panels, and those of no other feature. */
import { Settings } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path: 'settings/:panel?', load: async () => (await import('./settings.tsx')).Settings },
  ],
  navigation: {
    path: 'settings',
    label: 'Settings',
    icon: Settings,
    group: 'site',
    rank: 120,
    permission: 'config.settings',
  },
  settings: [
    panel('basics', 'Basics', 'site', 10, () => import('./basics-panel.tsx')),
    panel('languages', 'Languages', 'site', 20, () => import('./languages-panel.tsx')),
    panel('address', 'Address & hours', 'site', 15, () => import('./business-panel.tsx')),
    panel('search', 'Search & sharing', 'site', 30, () => import('./search-panel.tsx')),
    panel('domains', 'Domains', 'site', 70, () => import('./domains-panel.tsx'), 'admin.domain'),
    panel('redirects', 'Redirects', 'site', 80, () => import('./redirects-panel.tsx')),
  ],
};
