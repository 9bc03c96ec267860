/** What a map block holds, and the model that whatever draws it is given. */
import { z } from 'zod';
import { field } from '../fields/field.ts';
import { DEFAULT_CENTRE, DEFAULT_MAP_STYLE, DEFAULT_ZOOM, MAP_STYLES } from './contract.ts';
import * as named from './labels/en.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const line = z.string().max(200);

const location = z.object({
  mapLat: latitude.meta(field(named.centreLatitude)),
  mapLng: longitude.meta(field(named.centreLongitude)),
  /** Absent: the marker stands in the middle. */
  markerLat: latitude.optional().meta(field(named.markerLatitude)),
  markerLng: longitude.optional().meta(field(named.markerLongitude)),
  mapZoom: z
    .int()
    .min(1)
    .max(20)
    .meta(field(named.zoom, { hint: named.level1ShowsTheWorld12 })),
  addressTitle: line.meta(field(named.placeName)),
  addressLine1: line.meta(field(named.streetAndNumber)),
  addressLine2: line.meta(field(named.postcodeAndTown)),
  addressCountry: line.meta(field(named.country)),
});
export type MapLocation = z.infer<typeof location>;

const look = { group: 'look' } as const;

export const mapProps = z.object({
  location: location.meta(field(named.place)),
  style: z.enum(MAP_STYLES).meta(
    field(named.style, {
      choices: {
        original: named.original,
        grayscale: named.grayscale,
        satellite: named.satellite,
        minimalDark: named.minimalDark,
        minimalLight: named.minimalLight,
        minimalBlue: named.minimalBlue,
      },
      ...look,
    }),
  ),
  height: z.enum(['small', 'medium', 'large']).meta(
    field(named.height, {
      samples: true,
      choices: { small: named.low, medium: named.medium, large: named.high },
      ...look,
    }),
  ),
  showLabels: z.boolean().meta(field(named.labels, look)),
  showTerrain: z.boolean().meta(field(named.mountainsAndValleys, look)),
  showControls: z.boolean().meta(field(named.zoomButtons, look)),
  disableDefaultUI: z.boolean().meta(field(named.hideOtherButtons, look)),
  draggable: z.boolean().meta(field(named.visitorsCanMoveTheMap)),
  scrollwheel: z.boolean().meta(
    field(named.zoomWithTheMouseWheel, {
      hint: named.needsCtrlOrSoThatThe,
    }),
  ),
  markerDraggable: z.boolean().meta(field(named.visitorsCanMoveTheMarker)),
  linkOnClick: z.boolean().meta(field(named.markerOpensALargeMap)),
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

/** It has no place of its own yet: it shows that of the site, if the settings name one. */
export function isUnplaced({ location }: Pick<MapProps, 'location'>): boolean {
  const { mapLat, mapLng } = DEFAULT_CENTRE;
  return location.mapLat === mapLat && location.mapLng === mapLng && addressText(location) === '';
}

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
