import { consentSchema } from '#domain/consent/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

declare module '../db/schema.ts' {
  interface Schema {
    consent_settings: {
      site_id: string;
      /** Consent as JSON. */
      settings: string;
    };
  }
}

export const consents = rowOfSite('consent_settings', 'settings', consentSchema);
export const { find: findConsent, write: writeConsent } = consents;
