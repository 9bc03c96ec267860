/** Who came to a site: a screen, and a few numbers on the site's first one. */
import { ChartLine } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import * as say from './words/en.ts';

const path = 'analytics';
const permission = 'config.reports';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path, load: async () => (await import('./screen.tsx')).VisitorsScreen },
    {
      frame: 'site',
      path: `${path}/test-events`,
      load: async () => (await import('./test-events.tsx')).TestEventsScreen,
    },
  ],
  navigation: { path, label: say.visitors, icon: ChartLine, group: 'visitors', rank: 65, permission },
  settings: [panel('visitors', say.visitors, 'visitors', 38, () => import('./settings-panel.tsx'))],
  home: {
    permission,
    card: lazyPart(() => import('./home-card.tsx'), 'VisitorsCard', nothing),
  },
};
