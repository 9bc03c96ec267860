import { consentSchema } from '#domain/consent/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

declare module '../db/schema.ts' {
  interface Schema {
    consentSettings: {
      siteId: string;
      /** Consent as JSON. */
      settings: string;
    };
  }
}

export const consents = rowOfSite('consentSettings', 'settings', consentSchema);
export const { find: findConsent, write: writeConsent } = consents;
