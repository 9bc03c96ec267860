/** Who came to a site: a screen, and a few numbers on the site's first one. */
import { ChartLine } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';

const path = 'analytics';
const permission = 'config.reports';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path, load: async () => (await import('./screen.tsx')).VisitorsScreen }],
  navigation: { path, label: 'Visitors', icon: ChartLine, group: 'visitors', rank: 65, permission },
  settings: [panel('visitors', 'Visitors', 'visitors', 38, () => import('./settings-panel.tsx'))],
  home: {
    permission,
    card: lazy(async () => ({ default: (await import('./home-card.tsx')).VisitorsCard })),
  },
};
