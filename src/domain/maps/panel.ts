/** The panel that says who draws the maps of a site. */
import { z } from 'zod';
import { panelOf } from '../settings/panel.ts';
import * as named from './labels/en.ts';
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
  title: named.maps,
  about: named.mapServicesCanSeeWhoVisits,
  isInvalid: ({ placesKey: _, ...maps }) => !mapSettingsSchema.safeParse(maps).success,
  rows: [
    [
      'provider',
      named.mapProvider,
      {
        choices: () => MAP_PROVIDERS.map((value) => ({ value, label: PROVIDER_WORDS[value] })),
      },
    ],
    { part: 'incomplete', when: (maps) => maps.provider !== 'none' && providerOf(maps) === 'none' },
    tileField('tiles', named.tileAddress, named.withZXAndYFrom),
    tileField('plainTiles', named.tilesWithoutLabels),
    tileField('terrainTiles', named.tilesWithTerrain),
    tileField('satelliteTiles', named.satelliteTiles),
    [
      'attribution',
      named.attribution,
      {
        when: isTiled,
        hint: named.shownInTheCornerOfThe,
        placeholder: named.openstreetmapContributors,
      },
    ],
    [
      'key',
      named.googleMapsKey,
      {
        when: isGoogle,
        hint: named.visitorsBrowsersSendItSoRestrict,
        problem: ({ key }) =>
          mapSettingsSchema.shape.key.safeParse(key).success ? undefined : named.copyTheKeyExactlyAsGoogle,
      },
    ],
    ['placesKey', named.googlePlacesKey, { when: isGoogle, control: 'places-key', autoComplete: 'off' }],
    [
      'isAsked',
      named.askVisitorsFirst,
      {
        when: ({ provider }) => provider !== 'none',
        hint: named.theServiceLoadsOnlyWhenThey,
      },
    ],
  ],
});

const PROVIDER_WORDS = {
  none: named.thisSiteASimpleDrawing,
  leaflet: named.openMapFromAnAddressYou,
  google: named.googleMaps,
} as const;
