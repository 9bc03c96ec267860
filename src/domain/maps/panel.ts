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

function tileField(name: TileField, label: string, hint = 'Empty: the same tiles.') {
  const problem = (value: TypedMaps) =>
    mapSettingsSchema.shape[name].safeParse(value[name]).success
      ? undefined
      : 'Write an address with https:// that holds {z}, {x} and {y}.';
  const placeholder = 'https://tiles.example/{z}/{x}/{y}.png';
  return [name, label, { when: isTiled, hint, placeholder, problem }] as const;
}

export const mapsPanel = panelOf(typedMaps, {
  title: 'Maps',
  about:
    'A map of another service tells it who looks at your site. By default the site draws where you are by itself, and nobody learns of it.',
  isInvalid: ({ placesKey: _, ...maps }) => !mapSettingsSchema.safeParse(maps).success,
  rows: [
    [
      'provider',
      'Who draws the maps',
      {
        choices: () => MAP_PROVIDERS.map((value) => ({ value, label: PROVIDER_WORDS[value] })),
      },
    ],
    { part: 'incomplete', when: (maps) => maps.provider !== 'none' && providerOf(maps) === 'none' },
    tileField('tiles', 'Address of the tiles', 'With {z}, {x} and {y}, as its provider gives it out.'),
    tileField('plainTiles', 'Tiles without names'),
    tileField('terrainTiles', 'Tiles with mountains'),
    tileField('satelliteTiles', 'Tiles from above'),
    [
      'attribution',
      'Who made the map',
      {
        when: isTiled,
        hint: 'Shown in its corner: most tiles may be shown only with it.',
        placeholder: '© OpenStreetMap contributors',
      },
    ],
    [
      'key',
      'Key of Google Maps',
      {
        when: isGoogle,
        hint: 'Visitors’ browsers send it: allow it for the addresses of this site only.',
        problem: ({ key }) =>
          mapSettingsSchema.shape.key.safeParse(key).success
            ? undefined
            : 'Copy the key as Google gives it out.',
      },
    ],
    ['placesKey', 'Key to find places', { when: isGoogle, control: 'places-key', autoComplete: 'off' }],
    [
      'isAsked',
      'Ask visitors first',
      {
        when: ({ provider }) => provider !== 'none',
        hint: 'Nothing of the service is loaded before they press a button. Off: maps appear by themselves, once the site’s rules for consent allow it.',
      },
    ],
  ],
});

const PROVIDER_WORDS = {
  none: 'This site: a drawing of where you are',
  leaflet: 'An open map, from an address you choose',
  google: 'Google Maps',
} as const;
