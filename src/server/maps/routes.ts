/** Who draws the maps of a site, and places for the panel of a map. */
import { Hono } from 'hono';
import * as calls from '#domain/maps/calls.ts';
import { NO_MAPS } from '#domain/maps/settings.ts';
import { recorded } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { seal } from '../http/sealed-secret.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { aboutPlacesKey, findPlaces, type PlacesDeps, readPlace } from './find-places.ts';
import { findMaps, writeMaps } from './queries.ts';

export function mapsRoutes(deps: Kernel & PlacesDeps, localeOf: (siteId: string) => Promise<string>): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const read = async (siteId: string) => {
    const { maps = NO_MAPS, sealedKey = null } = (await findMaps(deps.db.read, siteId)) ?? {};
    return { maps, hasPlacesKey: sealedKey !== null };
  };
  answer(calls.readMaps, ({ siteId }) => read(siteId));
  answer(calls.saveMaps, async (call, { maps, placesKey }) => {
    const { siteId } = call;
    const sealed = placesKey
      ? seal(deps.secret, aboutPlacesKey(siteId), Buffer.from(placesKey))
      : placesKey && null;
    await recorded(
      deps,
      call,
      ({ db, now }) =>
        db.write(async (tx) => {
          await writeMaps(tx, siteId, maps, sealed === '' ? null : sealed);
          await raiseSiteVersion(tx, siteId, now());
        }),
      () => 'changed the map settings',
    );
    return read(siteId);
  });
  answer(calls.findPlaces, async ({ siteId, query: { input } }) => ({
    predictions: await findPlaces(deps, siteId, { input, locale: await localeOf(siteId) }),
  }));
  answer(calls.readFoundPlace, async ({ siteId, params }) => {
    const locale = await localeOf(siteId);
    const place = await readPlace(deps, siteId, { placeId: params.place, locale });
    return place ? { place } : { kind: 'not-found' as const, message: 'Unknown place.' };
  });
  return app;
}
