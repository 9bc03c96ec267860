import { type MapSettings, storedMapSettings } from '#domain/maps/settings.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    map_settings: {
      site_id: string;
      /** MapSettings as JSON. */
      settings: string;
      /** As it was sealed. */
      places_key: string | null;
    };
  }
}

interface StoredMaps {
  readonly maps: MapSettings;
  readonly sealedKey: string | null;
}

/** Undefined where nobody has said anything yet. */
export async function findMaps(db: Queryable, siteId: string): Promise<StoredMaps | undefined> {
  const row = await db
    .selectFrom('map_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && { maps: storedMapSettings.parse(JSON.parse(row.settings)), sealedKey: row.places_key };
}

/** @param sealedKey undefined leaves it as it is */
export async function writeMaps(
  tx: Queryable,
  siteId: string,
  maps: MapSettings,
  sealedKey?: string | null,
): Promise<void> {
  const settings = JSON.stringify(maps);
  const key = sealedKey === undefined ? {} : { places_key: sealedKey };
  await tx
    .insertInto('map_settings')
    .values({ site_id: siteId, settings, places_key: sealedKey ?? null })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ settings, ...key }))
    .execute();
}

export async function deleteMaps(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('map_settings').where('site_id', '=', siteId).execute();
}
