/** Where the address settings of a site say that it is. */
import type { Place } from '#domain/maps/places.ts';
import type { Queryable } from '../db/schema.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { readTowns } from './geography.ts';
import { findTownIn } from './town-index.ts';

/** Its town on the map, with its whole address in words: the owner places the street. */
export async function findSitePlace(db: Queryable, siteId: string): Promise<Place | undefined> {
  const settings = await findSiteSettings(db, siteId);
  const { street = '', postalCode = '', city = '', country = '' } = settings?.business ?? {};
  if (!settings || city === '') return undefined;
  const town = findTownIn(await readTowns(), city, { country, locale: settings.locale });
  if (!town) return undefined;
  const addressLine2 = [postalCode, city].filter(Boolean).join(' ');
  return { ...town, addressTitle: settings.title, addressLine1: street, addressLine2 };
}
