import { CONFIG_PERMISSIONS } from '../accounts/permissions.ts';
import { longTextAt, textAt } from '../locale/texts.ts';
import type { Translated } from '../locale/translated.ts';
import { consentSchema } from './schema.ts';

export const translatedConsent: Translated = {
  name: 'consent',
  title: 'Cookie banner',
  group: 'consent',
  may: CONFIG_PERMISSIONS.settings,
  schema: consentSchema,
  texts: [
    longTextAt('Text', 'cookieBannerText'),
    textAt('Accept button', 'cookieBannerCtaText'),
    textAt('Decline button', 'cookieBannerOptOutCtaText'),
  ],
};
