/** The settings of a store: as they are kept, with the changes made here, and the way to save them. */
import * as calls from '#domain/store/calls-settings.ts';
import type { StoreSettings } from '#domain/store/settings.ts';
import { call } from '../api.ts';
import { useKeptSettings } from '../site-settings/use-kept-settings.ts';

export function useStore(site: string) {
  return useKeptSettings({
    key: 'store',
    site,
    read: (signal) => call(calls.readStore, { site }, { signal }),
    save: (body: StoreSettings) => call(calls.saveStore, { site, body }),
    valueOf: ({ store }) => store,
    saved: 'Saved. Visitors have it from now on.',
  });
}
