/** What a site still lacks, on its first screen. */
import type { OwnerFeature } from '../feature.ts';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';

export const feature: OwnerFeature = {
  home: {
    permission: 'config.content',
    card: lazyPart(() => import('./home-card.tsx'), 'ChecklistCard', nothing),
  },
};
