/** The sites of an account, and the first screen of each. */
import { House } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    { frame: 'site', path: '', load: async () => (await import('./site-home.tsx')).SiteHome },
    { frame: 'account', path: '/sites', load: async () => (await import('./sites.tsx')).Sites },
  ],
  navigation: { path: '', label: 'Home', icon: House, group: 'content', rank: 10 },
};
