/** Draws where a place lies, from the outlines of Natural Earth. */
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { BoundedMap } from '#domain/bounded-map.ts';
import { type MapPicture, PICTURE_DEGREES, PICTURE_SIZE } from '#domain/maps/picture.ts';

type Topology = Parameters<typeof mesh>[0];
type Shapes = Topology['objects'][string];
type World = Omit<Topology, 'objects'> & {
  readonly objects: { readonly countries: NonNullable<Parameters<typeof mesh>[1]>; readonly land: Shapes };
};

const require = createRequire(import.meta.url);
const MAX_KEPT = 200;
const drawn = new BoundedMap<string, MapPicture>(MAX_KEPT);
/** Mercator has no poles. */
const MAX_LATITUDE = 80;

export function drawPicture(lat: number, lng: number): MapPicture {
  // A tenth of a degree is less than the marker covers.
  const key = `${lat.toFixed(1)} ${lng.toFixed(1)}`;
  return drawn.get(key) ?? drawn.keep(key, draw(lat, lng));
}

function draw(lat: number, lng: number): MapPicture {
  const { width, height } = PICTURE_SIZE;
  const scale = width / ((PICTURE_DEGREES * Math.PI) / 180);
  const middle = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const projection = geoMercator()
    .rotate([-lng, 0])
    .center([0, middle])
    .scale(scale * Math.cos((middle * Math.PI) / 180))
    .translate([width / 2, height / 2])
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ])
    .precision(1);
  const path = geoPath(projection).digits(0);
  shapes ??= readShapes();
  return {
    land: path(shapes.land) ?? '',
    borders: path(shapes.borders) ?? '',
  };
}

/** Read when the first place is drawn, since most sites show none. */
let shapes: ReturnType<typeof readShapes> | undefined;

function readShapes() {
  const world = require('world-atlas/countries-50m.json') as World;
  const { countries, land } = world.objects;
  return { land: feature(world, land), borders: mesh(world, countries, (one, other) => one !== other) };
}
