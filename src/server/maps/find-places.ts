/** Finds places: through Google where the owner has a key for it, else among the towns that come with Vitrine. */
import type { Place, Prediction } from '#domain/maps/places.ts';
import { unseal } from '../http/sealed-secret.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readTowns } from './geography.ts';
import { askForPlace, askForPlaces, type GooglePlacesDeps } from './google-places.ts';
import { findMaps } from './queries.ts';
import { findTowns, readTown } from './town-index.ts';

export type PlacesDeps = Pick<Kernel, 'db' | 'secret'> & GooglePlacesDeps;

export function aboutPlacesKey(siteId: string): string {
  return `places ${siteId}`;
}

export async function findPlaces(
  deps: PlacesDeps,
  siteId: string,
  { input, locale }: { readonly input: string; readonly locale: string },
): Promise<Prediction[]> {
  const key = await keyOf(deps, siteId);
  const found = key && (await askForPlaces(deps, input, { key, locale }));
  return found || findTowns(await readTowns(), input, locale);
}

export async function readPlace(
  deps: PlacesDeps,
  siteId: string,
  { placeId, locale }: { readonly placeId: string; readonly locale: string },
): Promise<Place | undefined> {
  // Chosen from the towns, while Google did not answer perhaps.
  if (placeId.startsWith('city:')) return readTown(await readTowns(), placeId, locale);
  const key = await keyOf(deps, siteId);
  return key ? askForPlace(deps, placeId, { key, locale }) : undefined;
}

async function keyOf({ db, secret }: PlacesDeps, siteId: string): Promise<string | undefined> {
  const sealed = (await findMaps(db.read, siteId))?.sealedKey;
  const key = sealed && unseal(secret, aboutPlacesKey(siteId), sealed);
  return key ? Buffer.from(key).toString('utf8') : undefined;
}
