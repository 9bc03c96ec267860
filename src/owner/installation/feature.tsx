/** The installation itself, for whoever runs it. */
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'account',
      path: '/licences',
      load: async () => (await import('./licences-screen.tsx')).Licences,
    },
  ],
  settings: [
    panel('jobs', say.jobs, 'installation', 120, () => import('./jobs-panel.tsx'), 'admin.jobs'),
    panel('about', say.about, 'installation', 130, () => import('./about-panel.tsx'), 'admin.installation'),
  ],
};
