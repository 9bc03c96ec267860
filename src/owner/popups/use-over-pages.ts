/** What lies over the pages: as it is stored, with the changes made here, and the way to save them. */
import * as calls from '#domain/popups/calls.ts';
import type { OverPages } from '#domain/popups/schema.ts';
import { call } from '../api.ts';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';

export function useOverPages(site: string) {
  return useFeatureSettings({
    key: 'popups',
    site,
    read: (signal) => call(calls.readOverPages, { site }, { signal }),
    save: (body: OverPages) => call(calls.saveOverPages, { site, body }),
    valueOf: ({ overPages }) => overPages,
    saved: 'Saved.',
  });
}
