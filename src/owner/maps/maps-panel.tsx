/** Who draws the maps of the site: nobody but itself, tiles from an address of the owner's choice, or Google. */
import type { ReactNode } from 'react';
import { MAP_PROVIDERS } from '#domain/maps/map.ts';
import { type MapSettings, mapSettingsSchema, providerOf } from '#domain/maps/settings.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { useMaps } from './use-maps.ts';

const PROVIDER_WORDS = {
  none: 'This site: a drawing of where you are',
  leaflet: 'An open map, from an address you choose',
  google: 'Google Maps',
} as const;

type TileField = 'tiles' | 'plainTiles' | 'terrainTiles' | 'satelliteTiles';
const TILE_FIELDS: readonly { readonly name: TileField; readonly label: string; readonly hint?: string }[] = [
  {
    name: 'tiles',
    label: 'Address of the tiles',
    hint: 'With {z}, {x} and {y}, as its provider gives it out.',
  },
  { name: 'plainTiles', label: 'Tiles without names', hint: 'Empty: the same tiles.' },
  { name: 'terrainTiles', label: 'Tiles with mountains', hint: 'Empty: the same tiles.' },
  { name: 'satelliteTiles', label: 'Tiles from above', hint: 'Empty: the same tiles.' },
];

interface PartProps {
  readonly value: MapSettings;
  readonly onChange: (part: Partial<MapSettings>) => void;
}

export function MapsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useMaps(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { placesKey, ...maps } = value;
  const isIncomplete = maps.provider !== 'none' && providerOf(maps) === 'none';
  return (
    <SettingsPanel
      form={form}
      title="Maps"
      description="A map of another service tells it who looks at your site. By default the site draws where you are by itself, and nobody learns of it."
      isInvalid={!mapSettingsSchema.safeParse(maps).success}
    >
      <SelectField
        label="Who draws the maps"
        value={maps.provider}
        options={MAP_PROVIDERS.map((each) => ({ value: each, label: PROVIDER_WORDS[each] }))}
        onChange={(provider) => set({ provider })}
      />
      {isIncomplete && (
        <Notice tone="info">
          {maps.provider === 'google' ? 'Without a key' : 'Without an address of tiles'} the site draws its
          maps by itself.
        </Notice>
      )}
      {maps.provider === 'leaflet' && <TileFields value={maps} onChange={set} />}
      {maps.provider === 'google' && (
        <GoogleFields
          value={maps}
          onChange={set}
          placesKey={placesKey}
          onPlacesKey={(typed) => set({ placesKey: typed })}
          hasPlacesKey={stored.data?.hasPlacesKey ?? false}
        />
      )}
      {maps.provider !== 'none' && (
        <Switch
          label="Ask visitors first"
          hint="Nothing of the service is loaded before they press a button. Off: maps appear by themselves, once the site’s rules for consent allow it."
          isOn={maps.isAsked}
          onChange={(isAsked) => set({ isAsked })}
        />
      )}
    </SettingsPanel>
  );
}

function TileFields({ value, onChange }: PartProps): ReactNode {
  const problemOf = (name: TileField) =>
    mapSettingsSchema.shape[name].safeParse(value[name]).success
      ? undefined
      : 'Write an address with https:// that holds {z}, {x} and {y}.';
  return (
    <>
      {TILE_FIELDS.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          placeholder="https://tiles.example/{z}/{x}/{y}.png"
          value={value[name]}
          error={problemOf(name)}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <TextField
        label="Who made the map"
        hint="Shown in its corner: most tiles may be shown only with it."
        placeholder="© OpenStreetMap contributors"
        value={value.attribution}
        onChange={(attribution) => onChange({ attribution })}
      />
    </>
  );
}

interface GoogleFieldsProps extends PartProps {
  /** One that is typed, to replace what is kept. */
  readonly placesKey: string;
  readonly onPlacesKey: (typed: string) => void;
  readonly hasPlacesKey: boolean;
}

function GoogleFields(props: GoogleFieldsProps): ReactNode {
  const { value, onChange, placesKey, onPlacesKey, hasPlacesKey } = props;
  const isUnfit = !mapSettingsSchema.shape.key.safeParse(value.key).success;
  return (
    <>
      <TextField
        label="Key of Google Maps"
        hint="Visitors’ browsers send it: allow it for the addresses of this site only."
        value={value.key}
        error={isUnfit ? 'Copy the key as Google gives it out.' : undefined}
        onChange={(key) => onChange({ key })}
      />
      <TextField
        label="Key to find places"
        hint={
          hasPlacesKey
            ? 'A key is saved. Enter another to replace it.'
            : 'Optional, and kept secret: the server asks Google for places with it. Without one, towns are found without Google.'
        }
        autoComplete="off"
        value={placesKey}
        onChange={onPlacesKey}
      />
    </>
  );
}
