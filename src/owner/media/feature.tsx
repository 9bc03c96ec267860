/** The files of a site. */
import { Image } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'media', load: async () => (await import('./media.tsx')).Media }],
  navigation: { path: 'media', label: say.media, icon: Image, group: 'content', rank: 42 },
};
