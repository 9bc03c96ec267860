/** What readers say. */
import { MessageSquare } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import { useWaitingComments } from './use-waiting-comments.ts';
import * as texts from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'comments', load: async () => (await import('./comments.tsx')).Comments }],
  navigation: {
    path: 'comments',
    label: texts.comments,
    icon: MessageSquare,
    group: 'visitors',
    rank: 50,
    permission: 'config.comments',
    count: { use: useWaitingComments, words: texts.waiting2 },
  },
  settings: [panel('comments', texts.comments, 'visitors', 40, () => import('./settings-panel.tsx'))],
};
