/** What a site still lacks, on its first screen. */
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  home: {
    permission: 'config.content',
    card: lazy(async () => ({ default: (await import('./home-card.tsx')).ChecklistCard })),
  },
};
