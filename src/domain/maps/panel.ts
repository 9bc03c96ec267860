/** The panel that says who draws the maps of a site. */
import { z } from 'zod';
import { panelOf } from '../settings/panel.ts';
import { MAP_PROVIDERS } from './map.ts';
import { type MapSettings, mapSettingsSchema, providerOf } from './settings.ts';

/** What is stored, and a key that is typed to replace the one that is kept. */
const typedMaps = mapSettingsSchema.extend({ placesKey: z.string().default('') });
export type TypedMaps = z.output<typeof typedMaps>;

const isTiled = ({ provider }: MapSettings) => provider === 'leaflet';
const isGoogle = ({ provider }: MapSettings) => provider === 'google';

type TileField = 'tiles' | 'plainTiles' | 'terrainTiles' | 'satelliteTiles';

function tileField(name: TileField, label: string, hint = 'Leave empty to use the same tiles.') {
  const problem = (value: TypedMaps) =>
    mapSettingsSchema.shape[name].safeParse(value[name]).success
      ? undefined
      : 'Enter an https:// address with {z}, {x} and {y}.';
  const placeholder = 'https://tiles.example/{z}/{x}/{y}.png';
  return [name, label, { when: isTiled, hint, placeholder, problem }] as const;
}

export const mapsPanel = panelOf(typedMaps, {
  title: 'Maps',
  about:
    'Map services can see who visits your site. By default, your site draws its own map and shares nothing.',
  isInvalid: ({ placesKey: _, ...maps }) => !mapSettingsSchema.safeParse(maps).success,
  rows: [
    [
      'provider',
      'Map provider',
      {
        choices: () => MAP_PROVIDERS.map((value) => ({ value, label: PROVIDER_WORDS[value] })),
      },
    ],
    { part: 'incomplete', when: (maps) => maps.provider !== 'none' && providerOf(maps) === 'none' },
    tileField('tiles', 'Tile address', 'With {z}, {x} and {y}, from your tile provider.'),
    tileField('plainTiles', 'Tiles without labels'),
    tileField('terrainTiles', 'Tiles with terrain'),
    tileField('satelliteTiles', 'Satellite tiles'),
    [
      'attribution',
      'Attribution',
      {
        when: isTiled,
        hint: 'Shown in the corner of the map. Most tile providers require it.',
        placeholder: '© OpenStreetMap contributors',
      },
    ],
    [
      'key',
      'Google Maps key',
      {
        when: isGoogle,
        hint: 'Visitors’ browsers send it, so restrict it to this site’s addresses.',
        problem: ({ key }) =>
          mapSettingsSchema.shape.key.safeParse(key).success
            ? undefined
            : 'Copy the key exactly as Google shows it.',
      },
    ],
    ['placesKey', 'Google Places key', { when: isGoogle, control: 'places-key', autoComplete: 'off' }],
    [
      'isAsked',
      'Ask visitors first',
      {
        when: ({ provider }) => provider !== 'none',
        hint: 'The service loads only when they press a button. When off, maps load once your consent settings allow it.',
      },
    ],
  ],
});

const PROVIDER_WORDS = {
  none: 'This site, a simple drawing',
  leaflet: 'Open map from an address you choose',
  google: 'Google Maps',
} as const;
