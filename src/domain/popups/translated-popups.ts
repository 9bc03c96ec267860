import { CONFIG_PERMISSIONS } from '../accounts/permissions.ts';
import { longTextAt, textAt } from '../locale/texts.ts';
import type { Translated } from '../locale/translated.ts';
import { overPagesSchema } from './schema.ts';

/** What popups say is in sections, which are documents. */
export const translatedPopups: Translated = {
  name: 'popups',
  title: 'Bars',
  group: 'popups',
  may: CONFIG_PERMISSIONS.settings,
  schema: overPagesSchema,
  texts: [
    textAt('Announcement: Text', 'announcement', 'text'),
    textAt('Announcement: Link', 'announcement', 'linkLabel'),
    textAt('Information bar: Phone', 'bars', 'infoBar', 'phone'),
    textAt('Information bar: Email', 'bars', 'infoBar', 'email'),
    textAt('Information bar: Hours', 'bars', 'infoBar', 'hours'),
    textAt('Badge', 'bars', 'badge', 'text'),
    longTextAt('Image credits', 'bars', 'licences'),
  ],
};
