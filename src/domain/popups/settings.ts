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
    read: 'Returns the popups and bars of a site.',
    save: 'Changes the popups and bars of a site.',
  },
  leaves: 'settings.popups-changed',
  done: 'changed the popups and bars',
  isOnPages: true,
  saved: 'Saved.',
});
