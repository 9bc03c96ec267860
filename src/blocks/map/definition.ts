import { defineBlock } from '#domain/block.ts';
import { addressText, MAP_DEFAULTS, type MapProps, mapProps } from '#domain/maps/map.ts';
import * as labels from './labels/en.ts';

const defaults = MAP_DEFAULTS;

const STUDIO = {
  mapLat: 59.1238,
  mapLng: 11.3875,
  mapZoom: 15,
  addressTitle: 'Halden Ceramics',
  addressLine1: 'Mill Lane 4',
  addressLine2: '1767 Halden',
  addressCountry: 'Norway',
};
const ELSEWHERE = {
  lisbon: ['The Lisbon shop', 38.7139, -9.1394, 'Portugal'],
  kyoto: ['Our kiln in Kyoto', 35.0116, 135.7681, 'Japan'],
  valparaiso: ['Workshop by the harbour', -33.0458, -71.6197, 'Chile'],
  windhoek: ['The clay pit', -22.5609, 17.0658, 'Namibia'],
} as const;

function place(name: keyof typeof ELSEWHERE): MapProps['location'] {
  const [addressTitle, mapLat, mapLng, addressCountry] = ELSEWHERE[name];
  return { ...defaults.location, mapLat, mapLng, addressTitle, addressCountry };
}

export const map = defineBlock<MapProps>({
  type: 'map',
  code: 4,
  label: labels.map,
  description: labels.aPlaceWithItsAddressAnd,
  emptyHint: labels.findThePlaceInThePanel,
  category: 'media',
  version: 1,
  hydrate: 'visible',
  props: mapProps,
  defaults,
  examples: [
    { name: 'Grayscale', props: { ...defaults, location: STUDIO } },
    { name: 'Original', props: { ...defaults, style: 'original', location: place('lisbon') } },
    {
      name: 'Satellite, high',
      props: {
        ...defaults,
        style: 'satellite',
        height: 'large',
        disableDefaultUI: false,
        location: place('windhoek'),
      },
    },
    { name: 'Minimal dark', props: { ...defaults, style: 'minimalDark', location: place('kyoto') } },
    {
      name: 'Minimal light, low, without names or buttons',
      props: {
        ...defaults,
        style: 'minimalLight',
        height: 'small',
        showLabels: false,
        showControls: false,
        draggable: false,
        scrollwheel: false,
        location: place('valparaiso'),
      },
    },
    {
      name: 'Minimal blue, the marker leads nowhere and can be moved',
      props: {
        ...defaults,
        style: 'minimalBlue',
        showTerrain: true,
        linkOnClick: false,
        markerDraggable: true,
        location: { ...STUDIO, markerLat: 59.1301, markerLng: 11.3952 },
      },
    },
    {
      name: 'Without an address',
      props: { ...defaults, location: { ...defaults.location, mapLat: 48.2082, mapLng: 16.3738 } },
    },
  ],
  text: ({ location }) => addressText(location),
});
