/** Draws where a place lies, from the outlines of Natural Earth. */
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { type MapPicture, PICTURE_DEGREES, PICTURE_SIZE } from '#domain/maps/picture.ts';

type Topology = Parameters<typeof mesh>[0];
type Shapes = Topology['objects'][string];
type World = Omit<Topology, 'objects'> & {
  readonly objects: { readonly countries: NonNullable<Parameters<typeof mesh>[1]>; readonly land: Shapes };
};

const require = createRequire(import.meta.url);
/** Mercator has no poles. */
const MAX_LATITUDE = 80;

/** Takes a tenth of a second, and the first time half of one: in a process of its own. */
export function drawPicture(lat: number, lng: number): MapPicture {
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
