/** Maps: who draws them, where places lie, and the picture of a place that needs nobody. */
import type { Common, Feature } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { drawPicture } from './draw-picture.ts';
import { PLACES_URL } from './google-places.ts';
import { findMaps } from './queries.ts';
import { mapsRoutes } from './routes.ts';
import { placesVisitorRoutes } from './visitor-routes.ts';

export function feature(kernel: Kernel, { findSiteView }: Common): Feature {
  const deps = { ...kernel, url: PLACES_URL };
  const localeOf = async (siteId: string) => (await findSiteView(siteId))?.settings.locale ?? 'en';
  return {
    routes: { owner: [mapsRoutes(deps, localeOf)], site: [placesVisitorRoutes(deps, localeOf)] },
    page: {
      data: () => ({ mapPicture: async ({ lat, lng }) => drawPicture(lat, lng) }),
      view: async (db, siteId) => ({ maps: (await findMaps(db, siteId))?.maps }),
    },
  };
}
