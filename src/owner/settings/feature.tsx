/** The settings of a site: the screen around all panels, and those of no other feature. */
import { Settings } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path: 'settings/:panel?', load: async () => (await import('./settings.tsx')).Settings },
  ],
  navigation: {
    path: 'settings',
    label: say.settings,
    icon: Settings,
    group: 'site',
    rank: 120,
    permission: 'config.settings',
  },
  settings: [
    panel('basics', say.basics, 'site', 10, () => import('./basics-panel.tsx')),
    panel('languages', say.languages, 'site', 20, () => import('./languages-panel.tsx')),
    panel('address', say.addressHours, 'site', 15, () => import('./business-panel.tsx')),
    panel('search', say.searchSharing, 'site', 30, () => import('./search-panel.tsx')),
    panel('domains', say.domains, 'site', 70, () => import('./domains-panel.tsx'), 'admin.domain'),
    panel('redirects', say.redirects, 'site', 80, () => import('./redirects-panel.tsx')),
  ],
};
