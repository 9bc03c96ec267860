import type { MapProps } from '#domain/maps/map.ts';
import type { MapPicture } from '#domain/maps/picture.ts';
import type { BlockDataLoader } from '../contract.ts';

/** Where the place lies, drawn by the site itself. */
export const load: BlockDataLoader<MapProps, MapPicture> = async ({ location }, { site }) => {
  const { mapLat, mapLng, markerLat = mapLat, markerLng = mapLng } = location;
  return site.mapPicture({ lat: markerLat, lng: markerLng });
};
