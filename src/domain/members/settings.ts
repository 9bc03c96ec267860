/** Whether visitors can become members of a site, and where they find that. */
import { z } from 'zod';
import { settingsOf } from '../settings/settings-of.ts';
import * as labels from './labels/en.ts';

export const memberSettingsSchema = z
  .strictObject({
    canJoin: z.boolean().meta({ description: 'Whether visitors can create accounts.' }),
    hasLink: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the header of every page has a link to the account.' }),
  })
  .meta({ id: 'MemberSettings' });

export const memberSettings = settingsOf({
  name: 'member-settings',
  key: 'memberSettings',
  schema: memberSettingsSchema,
  atFirst: { canJoin: false, hasLink: false },
  mayRead: 'read',
  may: 'config.settings',
  summary: {
    read: 'Returns whether visitors can create accounts, and whether pages link to them.',
    save: 'Changes whether visitors can create accounts, and whether pages link to them.',
  },
  leaves: 'settings.members-changed',
  done: 'changed the settings of member accounts',
  isOnPages: true,
  saved: 'Saved.',
  panel: {
    title: labels.members,
    about: labels.membersSignInOnYourSite,
    rows: [
      { part: 'no-mail-server' },
      ['canJoin', labels.visitorsCanCreateAccounts, labels.theyJoinAtAccountJoinAnd],
      ['hasLink', labels.showAnAccountLink, labels.theHeaderLinksToAccount],
    ],
  },
});
