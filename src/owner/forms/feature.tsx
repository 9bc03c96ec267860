/** What visitors send, and the forms they send it by. */
import { Inbox } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import { useUnreadSubmissions } from './inbox/use-unread.ts';
import * as say from './words/en.ts';

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
    label: say.submissions,
    icon: Inbox,
    group: 'visitors',
    rank: 40,
    permission: 'config.crm',
    count: { use: useUnreadSubmissions, words: say.unread },
  },
  settings: [panel('forms', say.forms, 'visitors', 50, () => import('./settings/site-panel.tsx'))],
};
