import { CONFIG_PERMISSIONS } from '../accounts/permissions.ts';
import { longTextAt, textAt } from '../locale/texts.ts';
import type { Translated } from '../locale/translated.ts';
import { siteSettingsSchema } from './site-settings.ts';

export const translatedSettings: Translated = {
  name: 'settings',
  title: 'Site settings',
  group: 'settings',
  may: CONFIG_PERMISSIONS.settings,
  schema: siteSettingsSchema,
  texts: [
    textAt('Site title', 'title'),
    textAt('Tagline', 'tagline'),
    longTextAt('Description for search engines', 'description'),
  ],
};
