/** Who draws the maps of a site: as it is stored, with the changes made here, and the way to save them. */
import * as calls from '#domain/maps/calls.ts';
import type { MapSettings } from '#domain/maps/settings.ts';
import { call } from '../api.ts';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';

/** The key is never told: an empty one leaves the one that is kept as it is. */
export type MapsValue = MapSettings & { readonly placesKey: string };

export function useMaps(site: string) {
  return useFeatureSettings({
    key: 'maps',
    site,
    read: (signal) => call(calls.readMaps, { site }, { signal }),
    save: ({ placesKey, ...maps }: MapsValue) =>
      call(calls.saveMaps, { site, body: { maps, ...(placesKey.trim() && { placesKey }) } }),
    valueOf: ({ maps }): MapsValue => ({ ...maps, placesKey: '' }),
    saved: 'Saved. Your maps are drawn like this from now on.',
    hasUndo: false,
  });
}
