/** Who draws the maps of the site: nobody but itself, tiles from an address of the owner's choice, or Google. */
import type { ComponentProps, ReactNode } from 'react';
import * as calls from '#domain/maps/calls.ts';
import { mapsPanel, type TypedMaps } from '#domain/maps/panel.ts';
import { call } from '../api.ts';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import * as say from './words/en.ts';

/** The key is never told: an empty one leaves the one that is kept as it is. */
function useMaps(site: string) {
  return useFeatureSettings({
    key: 'maps',
    site,
    read: (signal) => call(calls.readMaps, { site }, { signal }),
    save: ({ placesKey, ...maps }: TypedMaps) =>
      call(calls.saveMaps, { site, body: { maps, ...(placesKey.trim() && { placesKey }) } }),
    valueOf: ({ maps }): TypedMaps => ({ ...maps, placesKey: '' }),
    saved: say.savedYourMapsUseThisFrom,
    hasUndo: false,
  });
}

function Incomplete({ value }: { readonly value: TypedMaps }): ReactNode {
  return (
    <Notice tone="info">
      {value.provider === 'google' ? say.withoutAKeyTheSiteDraws : say.withoutATileAddressTheSite}
    </Notice>
  );
}

interface PlacesKeyProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  readonly form: ReturnType<typeof useMaps>;
}

function PlacesKey({ form, label, value, onChange }: PlacesKeyProps): ReactNode {
  const hint = form.stored.data?.hasPlacesKey ? say.aKeyIsSavedEnterA : say.optionalAndKeptSecretTheServer;
  return <TextField {...{ label, hint, value, onChange }} autoComplete="off" />;
}

const CONTROLS = { incomplete: Incomplete, 'places-key': PlacesKey };

export function MapsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={mapsPanel} form={useMaps(siteId)} controls={CONTROLS} />;
}
