/** How fast the site is for its visitors. */
import { Gauge } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

const path = 'speed';
const permission = 'config.reports';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path, load: async () => (await import('./screen.tsx')).SpeedScreen }],
  navigation: { path, label: say.speed, icon: Gauge, group: 'visitors', rank: 67, permission },
};
