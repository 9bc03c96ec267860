/** The settings of a store: as they are kept, with the changes made here, and the way to save them. */
import * as calls from '#domain/store/settings/calls.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { call } from '../../api.ts';
import { useFeatureSettings } from '../../site-settings/use-feature-settings.ts';
import { withNames } from './given-names.ts';
import * as say from './words/en.ts';

export function useStore(site: string) {
  return useFeatureSettings({
    key: 'store',
    site,
    read: (signal) => call(calls.readStore, { site }, { signal }),
    save: (store: StoreSettings) => call(calls.saveStore, { site, body: withNames(store) }),
    valueOf: ({ store }) => store,
    saved: say.savedVisitorsSeeItNow,
  });
}
