/** What lies over the pages of a site, as its owner decides it. */
import { settingsOf } from '../settings/settings-of.ts';
import * as labels from './labels/en.ts';
import { overPagesSchema } from './schema.ts';

export const overPages = settingsOf({
  name: 'popups',
  key: 'overPages',
  schema: overPagesSchema,
  mayRead: 'read',
  may: 'config.settings',
  id: 'OverPagesAnswer',
  summary: {
    read: labels.returnsThePopupsAndBarsOf,
    save: labels.changesThePopupsAndBarsOf,
  },
  leaves: 'settings.popups-changed',
  done: labels.changedThePopupsAndBars,
  isOnPages: true,
  saved: labels.saved,
});
