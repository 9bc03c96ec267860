/** Who draws the maps of the site: nobody but itself, tiles from an address of the owner's choice, or Google. */
import type { ComponentProps, ReactNode } from 'react';
import * as calls from '#domain/maps/calls.ts';
import { mapsPanel, type TypedMaps } from '#domain/maps/panel.ts';
import { call } from '../api.ts';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';

/** The key is never told: an empty one leaves the one that is kept as it is. */
function useMaps(site: string) {
  return useFeatureSettings({
    key: 'maps',
    site,
    read: (signal) => call(calls.readMaps, { site }, { signal }),
    save: ({ placesKey, ...maps }: TypedMaps) =>
      call(calls.saveMaps, { site, body: { maps, ...(placesKey.trim() && { placesKey }) } }),
    valueOf: ({ maps }): TypedMaps => ({ ...maps, placesKey: '' }),
    saved: 'Saved. Your maps use this from now on.',
    hasUndo: false,
  });
}

function Incomplete({ value }: { readonly value: TypedMaps }): ReactNode {
  return (
    <Notice tone="info">
      {value.provider === 'google' ? 'Without a key' : 'Without a tile address'} the site draws its own maps.
    </Notice>
  );
}

interface PlacesKeyProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  readonly form: ReturnType<typeof useMaps>;
}

function PlacesKey({ form, label, value, onChange }: PlacesKeyProps): ReactNode {
  const hint = form.stored.data?.hasPlacesKey
    ? 'A key is saved. Enter a new one to replace it.'
    : 'Optional and kept secret. The server uses it to look up places at Google. Without it, you can still find towns.';
  return <TextField {...{ label, hint, value, onChange }} autoComplete="off" />;
}

const CONTROLS = { incomplete: Incomplete, 'places-key': PlacesKey };

export function MapsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={mapsPanel} form={useMaps(siteId)} controls={CONTROLS} />;
}
