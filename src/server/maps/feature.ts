/** Maps: who draws them, where places lie, and the picture of a place that needs nobody. */
import type { MapPicture } from '#domain/maps/picture.ts';
import type { Common, Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { picturePlace } from './geography.ts';
import { PLACES_URL } from './google-places.ts';
import { findMaps } from './queries.ts';
import { mapsRoutes } from './routes.ts';
import { findSitePlace } from './site-place.ts';
import { placesVisitorRoutes } from './visitor-routes.ts';

export function feature(kernel: Kernel, { findSiteView }: Common): Feature {
  const deps = { ...kernel, url: PLACES_URL };
  const localeOf = async (siteId: string) => (await findSiteView(siteId))?.settings.locale ?? 'en';
  return {
    routes: { owner: [mapsRoutes(deps, localeOf)], site: [placesVisitorRoutes(deps, localeOf)] },
    page: {
      data: (db, site) => ({
        sitePlace: () => findSitePlace(db, site.id),
        mapPicture: (place) => drawn(kernel, place),
      }),
      view: async (db, siteId) => ({ maps: (await findMaps(db, siteId))?.maps }),
    },
  };
}

/** A map without its lines is better than a page that cannot be shown. */
async function drawn({ log }: Kernel, { lat, lng }: { lat: number; lng: number }): Promise<MapPicture> {
  try {
    return await picturePlace(lat, lng);
  } catch (error) {
    log.error({ err: error }, 'the picture of a map could not be drawn');
    return { land: '', borders: '' };
  }
}
