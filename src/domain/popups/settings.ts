/** What lies over the pages of a site, as its owner decides it. */
import { settingsOf } from '../settings/settings-of.ts';
import { overPagesSchema } from './schema.ts';

export const overPages = settingsOf({
  name: 'popups',
  key: 'overPages',
  schema: overPagesSchema,
  mayRead: 'read',
  may: 'config.settings',
  id: 'OverPagesAnswer',
  summary: {
    read: 'Says which popups and bars lie over the pages of a site.',
    save: 'Changes the popups and bars that lie over the pages of a site.',
  },
  leaves: 'settings.popups-changed',
  done: 'changed the popups and bars over the pages',
  isOnPages: true,
  saved: 'Saved.',
});
