/** Who came to a site: a screen, and a few numbers on the site's first one. */
import { ChartLine } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

const path = 'analytics';
const permission = 'config.reports';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path, load: async () => (await import('./screen.tsx')).VisitorsScreen }],
  navigation: { path, label: 'Visitors', icon: ChartLine, group: 'visitors', rank: 65, permission },
  settings: [
    {
      path: 'visitors',
      label: 'Visitors',
      group: 'visitors',
      rank: 38,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./settings-panel.tsx')).VisitorsPanel })),
    },
  ],
  home: {
    permission,
    card: lazy(async () => ({ default: (await import('./home-card.tsx')).VisitorsCard })),
  },
};
