import { isUnplaced, type MapLocation, type MapProps } from '#domain/maps/map.ts';
import type { MapPicture } from '#domain/maps/picture.ts';
import type { BlockDataLoader } from '../contract.ts';

export interface MapData {
  /** Undefined while it has no place yet. */
  readonly location: MapLocation | undefined;
  readonly picture: MapPicture;
}

const NO_PICTURE: MapPicture = { land: '', borders: '' };

/** Where the place lies, drawn by the site itself. */
export const load: BlockDataLoader<MapProps, MapData> = async (props, { site }) => {
  const location = isUnplaced(props) ? await ofSite(props, site) : props.location;
  if (!location) return { location, picture: NO_PICTURE };
  const { mapLat, mapLng, markerLat = mapLat, markerLng = mapLng } = location;
  return { location, picture: await site.mapPicture({ lat: markerLat, lng: markerLng }) };
};

async function ofSite(
  { location }: MapProps,
  site: Parameters<typeof load>[1]['site'],
): Promise<MapLocation | undefined> {
  const place = await site.sitePlace();
  if (!place) return undefined;
  const { lat, lng, placeId: _, ...address } = place;
  return { ...location, ...address, mapLat: lat, mapLng: lng };
}
