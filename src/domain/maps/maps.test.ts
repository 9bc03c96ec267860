import { expect, test } from 'vitest';
import { DEFAULT_MAP_STYLE, MAP_STYLES, MAP_UPDATE_MS } from './contract.ts';
import { decodeMapsKey, encodeMapsKey } from './key.ts';
import { largeMapUrl, MAP_DEFAULTS, mapModel, mapProps } from './map.ts';
import { MAP_STYLE_IDS, MARKER_SIZE, markerSvg, rulesOf, STYLES_OF_MAPS } from './map-styles.ts';
import { mapSettingsSchema, NO_MAPS, providerOf, sourcesOf } from './settings.ts';

test('MAPS-04 MAPS-06 a new map shows its place from there, as close as a town', () => {
  const { location } = mapModel(MAP_DEFAULTS);
  expect([location.mapLat, location.mapLng, location.mapZoom]).toEqual([40.720882, -74.000988, 12]);
});

test('MAPS-05 the marker stands in the middle unless it is said where', () => {
  const at = (changes: object) =>
    mapModel({ ...MAP_DEFAULTS, location: { ...MAP_DEFAULTS.location, mapLat: 1, mapLng: 2, ...changes } })
      .location;
  expect(at({})).toMatchObject({ markerLat: 1, markerLng: 2 });
  expect(at({ markerLat: 0, markerLng: 0 })).toMatchObject({ markerLat: 0, markerLng: 0, mapLat: 1 });
});

test('MAPS-07 a place has an address of four parts', () => {
  const address = {
    addressTitle: 'Halden Ceramics',
    addressLine1: 'Mill Lane 4',
    addressLine2: '1767 Halden',
    addressCountry: 'Norway',
  };
  const props = mapProps.parse({ ...MAP_DEFAULTS, location: { ...MAP_DEFAULTS.location, ...address } });
  expect(mapModel(props).location).toMatchObject(address);
});

test('MAPS-08 what a new map offers', () => {
  const { location: _, height: __, ...options } = MAP_DEFAULTS;
  expect(options).toEqual({
    style: 'grayscale',
    showLabels: true,
    showTerrain: false,
    draggable: true,
    scrollwheel: true,
    showControls: true,
    disableDefaultUI: true,
    markerDraggable: false,
    linkOnClick: true,
  });
});

test('MAPS-09 MAPS-10 the styles of maps and their numbers', () => {
  expect(MAP_STYLES).toEqual([
    'original',
    'grayscale',
    'satellite',
    'minimalDark',
    'minimalLight',
    'minimalBlue',
  ]);
  expect(DEFAULT_MAP_STYLE).toBe('grayscale');
  expect(MAP_STYLE_IDS).toEqual({
    original: 1,
    grayscale: 2,
    satellite: 3,
    minimalLight: 4,
    minimalDark: 5,
    minimalBlue: 6,
  });
  for (const style of MAP_STYLES) expect(STYLES_OF_MAPS[style].id).toBe(MAP_STYLE_IDS[style]);
});

test('MAPS-11 MAPS-18 each style has colours, some letters of their own, and a marker that is seen on it', () => {
  const marked = MAP_STYLES.map((style) => [style, STYLES_OF_MAPS[style].marker]);
  expect(Object.fromEntries(marked)).toEqual({
    original: undefined,
    grayscale: 'dark',
    satellite: 'light',
    minimalDark: 'light',
    minimalLight: 'dark',
    minimalBlue: 'light',
  });
  expect(MARKER_SIZE).toEqual({ width: 48, height: 64 });
  for (const style of MAP_STYLES) {
    expect(markerSvg(style)).toContain('width="48" height="64"');
    const isMinimal = style.startsWith('minimal');
    expect(STYLES_OF_MAPS[style].labels !== undefined).toBe(isMinimal);
    expect(rulesOf(style, true).length).toBe(
      STYLES_OF_MAPS[style].colours.length + (STYLES_OF_MAPS[style].labels?.length ?? 0),
    );
    expect(rulesOf(style, false)).toContainEqual({
      elementType: 'labels',
      stylers: [{ visibility: 'off' }],
    });
  }
  expect(new Set(MAP_STYLES.map((style) => JSON.stringify(rulesOf(style, true)))).size).toBe(5);
});

test('MAPS-12 the model of a map', () => {
  const model = mapModel({ ...MAP_DEFAULTS, showTerrain: true, showLabels: false, style: 'satellite' });
  expect(Object.keys(model).sort()).toEqual(['controls', 'labels', 'location', 'style', 'terrain']);
  expect(model).toMatchObject({ terrain: true, labels: false, style: 'satellite' });
});

test('MAPS-16 MAPS-17 the key is encoded as base64 on its way, and read again', () => {
  expect(encodeMapsKey('AIzaSy-Test_1')).toBe('QUl6YVN5LVRlc3RfMQ==');
  expect(decodeMapsKey(encodeMapsKey('AIzaSy-Test_1'))).toBe('AIzaSy-Test_1');
  expect(decodeMapsKey('***')).toBe('');
});

test('MAPS-17 without a key or tiles the site draws its maps by itself, and lets nobody in', () => {
  expect(providerOf(NO_MAPS)).toBe('none');
  expect(providerOf(mapSettingsSchema.parse({ provider: 'google' }))).toBe('none');
  expect(providerOf(mapSettingsSchema.parse({ provider: 'leaflet' }))).toBe('none');
  expect(sourcesOf(NO_MAPS)).toBeUndefined();
  const tiles = mapSettingsSchema.parse({
    provider: 'leaflet',
    tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  });
  expect(sourcesOf(tiles)?.images).toEqual([
    'https://a.tiles.example',
    'https://b.tiles.example',
    'https://c.tiles.example',
  ]);
});

test.each([
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'javascript:{x}{y}{z}',
])('tiles are not fetched from %s', (address) => {
  expect(mapSettingsSchema.safeParse({ provider: 'leaflet', tiles: address }).success).toBe(false);
});

test('the large map is told of the place, its address and how close it is', () => {
  const place = { lat: 59.1, lng: 11.3, zoom: 15, address: 'Mill Lane 4 & more' };
  const google = new URL(largeMapUrl('google', place));
  expect(Object.fromEntries(google.searchParams)).toEqual({
    ll: '59.1,11.3',
    q: 'Mill Lane 4 & more',
    z: '15',
  });
  const open = new URL(largeMapUrl('none', place));
  expect(open.searchParams.get('query')).toBe('Mill Lane 4 & more');
  expect(open.hash).toBe('#map=15/59.1/11.3');
});

test('MAPS-19 changes of a map are gathered for 60 ms', () => {
  expect(MAP_UPDATE_MS).toBe(60);
});
