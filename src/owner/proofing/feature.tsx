/** What clients have chosen among pictures. */
import { ListChecks } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

const path = 'proofing';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path, load: async () => (await import('./screen.tsx')).ProofingScreen }],
  navigation: {
    path,
    label: say.proofs,
    icon: ListChecks,
    group: 'visitors',
    rank: 55,
    permission: 'config.content',
  },
};
