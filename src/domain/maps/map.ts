/** What a map block holds, and the model that whatever draws it is given. */
import { z } from 'zod';
import { field } from '../fields/field.ts';
import { DEFAULT_CENTRE, DEFAULT_MAP_STYLE, DEFAULT_ZOOM, MAP_STYLES } from './contract.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const line = z.string().max(200);

const location = z.object({
  mapLat: latitude.meta(field('Centre: latitude')),
  mapLng: longitude.meta(field('Centre: longitude')),
  /** Absent: the marker stands in the middle. */
  markerLat: latitude.optional().meta(field('Marker: latitude')),
  markerLng: longitude.optional().meta(field('Marker: longitude')),
  mapZoom: z
    .int()
    .min(1)
    .max(20)
    .meta(field('Zoom', { hint: 'Level 1 shows the world, 12 a town, 17 a street.' })),
  addressTitle: line.meta(field('Place name')),
  addressLine1: line.meta(field('Street and number')),
  addressLine2: line.meta(field('Postcode and town')),
  addressCountry: line.meta(field('Country')),
});
export type MapLocation = z.infer<typeof location>;

const look = { group: 'look' } as const;

export const mapProps = z.object({
  location: location.meta(field('Place')),
  style: z.enum(MAP_STYLES).meta(
    field('Style', {
      choices: {
        original: 'Original',
        grayscale: 'Grayscale',
        satellite: 'Satellite',
        minimalDark: 'Minimal dark',
        minimalLight: 'Minimal light',
        minimalBlue: 'Minimal blue',
      },
      ...look,
    }),
  ),
  height: z
    .enum(['small', 'medium', 'large'])
    .meta(
      field('Height', { samples: true, choices: { small: 'Low', medium: 'Medium', large: 'High' }, ...look }),
    ),
  showLabels: z.boolean().meta(field('Labels', look)),
  showTerrain: z.boolean().meta(field('Mountains and valleys', look)),
  showControls: z.boolean().meta(field('Zoom buttons', look)),
  disableDefaultUI: z.boolean().meta(field('Hide other buttons', look)),
  draggable: z.boolean().meta(field('Visitors can move the map')),
  scrollwheel: z.boolean().meta(
    field('Zoom with the mouse wheel', {
      hint: 'Needs Ctrl or ⌘, so that the page still scrolls.',
    }),
  ),
  markerDraggable: z.boolean().meta(field('Visitors can move the marker')),
  linkOnClick: z.boolean().meta(field('Marker opens a large map')),
});
export type MapProps = z.infer<typeof mapProps>;

export const MAP_DEFAULTS: MapProps = {
  location: {
    ...DEFAULT_CENTRE,
    mapZoom: DEFAULT_ZOOM,
    addressTitle: '',
    addressLine1: '',
    addressLine2: '',
    addressCountry: '',
  },
  style: DEFAULT_MAP_STYLE,
  height: 'medium',
  showLabels: true,
  showTerrain: false,
  draggable: true,
  scrollwheel: true,
  showControls: true,
  disableDefaultUI: true,
  markerDraggable: false,
  linkOnClick: true,
};

export interface MapModel {
  readonly location: MapLocation & { readonly markerLat: number; readonly markerLng: number };
  readonly controls: Pick<
    MapProps,
    'draggable' | 'scrollwheel' | 'showControls' | 'disableDefaultUI' | 'markerDraggable' | 'linkOnClick'
  >;
  readonly terrain: boolean;
  readonly labels: boolean;
  readonly style: MapProps['style'];
}

export function mapModel(props: MapProps): MapModel {
  const { draggable, scrollwheel, showControls, disableDefaultUI, markerDraggable, linkOnClick } = props;
  const { mapLat, mapLng, markerLat = mapLat, markerLng = mapLng } = props.location;
  return {
    location: { ...props.location, markerLat, markerLng },
    controls: { draggable, scrollwheel, showControls, disableDefaultUI, markerDraggable, linkOnClick },
    terrain: props.showTerrain,
    labels: props.showLabels,
    style: props.style,
  };
}

type Address = Pick<MapLocation, 'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry'>;

export function addressLines(location: Address): string[] {
  const { addressLine1, addressLine2, addressCountry } = location;
  return [addressLine1, addressLine2, addressCountry].map((each) => each.trim()).filter(Boolean);
}

/** On one line, as search fields of map services take it. */
export function addressText(location: Address): string {
  return [location.addressTitle.trim(), ...addressLines(location)].filter(Boolean).join(', ');
}

export interface ShownPlace {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly address: string;
}

/** A page of a map service that shows a place; Google's where it draws the maps of the site. */
export function largeMapUrl(provider: MapProvider, { lat, lng, zoom, address }: ShownPlace): string {
  const at = `${lat},${lng}`;
  if (provider === 'google') {
    return `https://www.google.com/maps?ll=${at}&q=${encodeURIComponent(address || at)}&z=${zoom}`;
  }
  const query = encodeURIComponent(address || at);
  const marker = `mlat=${lat}&mlon=${lng}&zoom=${zoom}`;
  return `https://www.openstreetmap.org/search?query=${query}&${marker}#map=${zoom}/${lat}/${lng}`;
}

export const MAP_PROVIDERS = ['none', 'leaflet', 'google'] as const;
export type MapProvider = (typeof MAP_PROVIDERS)[number];
