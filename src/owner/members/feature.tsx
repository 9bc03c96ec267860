/** People who sign in to the site. */
import { UserRound } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { panel } from '../site-settings/settings-entry.tsx';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'members',
      load: async () => (await import('./members-screen.tsx')).MembersScreen,
    },
    {
      frame: 'site',
      path: 'members/areas',
      load: async () => (await import('./areas-screen.tsx')).AreasScreen,
    },
    {
      frame: 'site',
      path: 'members/:member',
      load: async () => (await import('./member-screen.tsx')).MemberScreen,
    },
  ],
  navigation: {
    path: 'members',
    label: say.members,
    icon: UserRound,
    group: 'visitors',
    rank: 62,
    permission: 'admin.customer-data',
  },
  settings: [
    panel('members', say.members, 'visitors', 36, () => import('#domain/members/settings.ts')),
    panel('member-mails', say.memberEmails, 'visitors', 37, () => import('./member-mails-panel.tsx')),
    {
      path: 'member-areas',
      label: say.memberAreas,
      group: 'visitors',
      rank: 36,
      permission: 'config.settings',
      screen: 'members/areas',
    },
  ],
};
