/** What a shop has sold: a screen, and a few numbers on the site's first one. */
import { ChartColumn } from 'lucide-react';
import type { OwnerFeature } from '../../../feature.ts';
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx';
import * as say from './words/en.ts';

const path = 'sales';
const permission = 'config.commerce';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path, load: async () => (await import('./screen.tsx')).SalesScreen }],
  navigation: { path, label: say.sales, icon: ChartColumn, group: 'store', rank: 52, permission },
  home: {
    permission,
    card: lazyPart(() => import('./home-card.tsx'), 'SalesCard', nothing),
  },
};
