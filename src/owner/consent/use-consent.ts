/** What visitors are asked: as it is stored, with the changes made here, and the way to save them. */
import * as calls from '#domain/consent/calls.ts';
import type { Consent } from '#domain/consent/schema.ts';
import { call } from '../api.ts';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';
import * as say from './words/en.ts';

export function useConsent(site: string) {
  return useFeatureSettings({
    key: 'consent',
    site,
    read: (signal) => call(calls.readConsent, { site }, { signal }),
    save: (body: Consent) => call(calls.saveConsent, { site, body }),
    valueOf: ({ consent }) => consent,
    saved: say.savedVisitorsSeeThisBannerNow,
  });
}
