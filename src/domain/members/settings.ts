/** Whether visitors can become members of a site. */
import { z } from 'zod';
import { settingsOf } from '../settings/settings-of.ts';
import * as labels from './labels/en.ts';

export const memberSettingsSchema = z
  .strictObject({
    canJoin: z.boolean().meta({ description: 'Whether visitors can create accounts.' }),
  })
  .meta({ id: 'MemberSettings' });

export const memberSettings = settingsOf({
  name: 'member-settings',
  key: 'memberSettings',
  schema: memberSettingsSchema,
  atFirst: { canJoin: false },
  mayRead: 'read',
  may: 'config.settings',
  summary: {
    read: 'Returns whether visitors can create accounts.',
    save: 'Changes whether visitors can create accounts.',
  },
  leaves: 'settings.members-changed',
  done: 'changed who can create accounts',
  saved: 'Saved.',
  panel: {
    title: labels.members,
    about: labels.membersSignInOnYourSite,
    rows: [
      { part: 'no-mail-server' },
      ['canJoin', labels.visitorsCanCreateAccounts, labels.theyJoinAtAccountJoinAnd],
    ],
  },
});
