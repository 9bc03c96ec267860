/** What visitors send, and the forms they send it by. */
import { Inbox } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import { useUnreadSubmissions } from './inbox/use-unread.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'submissions',
      load: async () => (await import('./inbox/submissions-screen.tsx')).SubmissionsScreen,
    },
  ],
  navigation: {
    path: 'submissions',
    label: 'Submissions',
    icon: Inbox,
    group: 'visitors',
    rank: 40,
    permission: 'config.crm',
    count: { use: useUnreadSubmissions, words: 'unread' },
  },
  settings: [panel('forms', 'Forms', 'visitors', 50, () => import('./settings/site-panel.tsx'))],
};
