/** What waits for an answer, above all else on the first screen of a site. */
import type { OwnerFeature } from '../feature.ts';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';

export const feature: OwnerFeature = {
  home: {
    permission: 'config.read',
    isUrgent: true,
    card: lazyPart(() => import('./home-card.tsx'), 'AttentionCard', nothing),
  },
};
