/** The settings of a site: the screen around all panels, and those of no other feature. */
import { Settings } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

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
    {
      path: 'basics',
      label: 'Basics',
      group: 'site',
      rank: 10,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./basics-panel.tsx')).BasicsPanel })),
    },
    {
      path: 'languages',
      label: 'Languages',
      group: 'site',
      rank: 20,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./languages-panel.tsx')).LanguagesPanel })),
    },
    {
      path: 'address',
      label: 'Address & hours',
      group: 'site',
      rank: 15,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./business-panel.tsx')).BusinessPanel })),
    },
    {
      path: 'search',
      label: 'Search & sharing',
      group: 'site',
      rank: 30,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel })),
    },
    {
      path: 'domains',
      label: 'Domains',
      group: 'site',
      rank: 70,
      permission: 'admin.domain',
      panel: lazy(async () => ({ default: (await import('./domains-panel.tsx')).DomainsPanel })),
    },
    {
      path: 'redirects',
      label: 'Redirects',
      group: 'site',
      rank: 80,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./redirects-panel.tsx')).RedirectsPanel })),
    },
  ],
};
