/** Names, numbers and addresses of the contract about maps. */

export const MAP_TIMEOUT_MS = 30_000;
/** What changes one after the other is shown at once. */
export const MAP_UPDATE_MS = 60;

export const DEFAULT_CENTRE = { mapLat: 40.720882, mapLng: -74.000988 } as const;
export const DEFAULT_ZOOM = 12;

export const MAP_STYLES = [
  'original',
  'grayscale',
  'satellite',
  'minimalDark',
  'minimalLight',
  'minimalBlue',
] as const;
export type MapStyle = (typeof MAP_STYLES)[number];
export const DEFAULT_MAP_STYLE: MapStyle = 'grayscale';

export const AUTOCOMPLETE_PATH = '/api/google-maps/places/autocomplete';
export const DETAILS_PATH = '/api/google-maps/places/details';
