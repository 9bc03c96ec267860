/** What readers say. */
import { MessageSquare } from 'lucide-react';
import { lazy } from 'react';
import type { OwnerFeature } from '../feature.ts';
import { useWaitingComments } from './use-waiting-comments.ts';

export const feature: OwnerFeature = {
  screens: [{ frame: 'site', path: 'comments', load: async () => (await import('./comments.tsx')).Comments }],
  navigation: {
    path: 'comments',
    label: 'Comments',
    icon: MessageSquare,
    group: 'visitors',
    rank: 50,
    permission: 'config.comments',
    count: { use: useWaitingComments, words: 'waiting' },
  },
  settings: [
    {
      path: 'comments',
      label: 'Comments',
      group: 'visitors',
      rank: 40,
      permission: 'config.settings',
      panel: lazy(async () => ({ default: (await import('./settings-panel.tsx')).CommentsPanel })),
    },
  ],
};
