import { type MapSettings, storedMapSettings } from '#domain/maps/settings.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    mapSettings: {
      siteId: string;
      /** MapSettings as JSON. */
      settings: string;
      /** As it was sealed. */
      placesKey: string | null;
    };
  }
}

interface StoredMaps {
  readonly maps: MapSettings;
  readonly sealedKey: string | null;
}

/** Undefined where nobody has said anything yet. */
export async function findMaps(db: Queryable, siteId: string): Promise<StoredMaps | undefined> {
  const row = await db.selectFrom('mapSettings').selectAll().where('siteId', '=', siteId).executeTakeFirst();
  return row && { maps: storedMapSettings.parse(JSON.parse(row.settings)), sealedKey: row.placesKey };
}

/** @param sealedKey undefined leaves it as it is */
export async function writeMaps(
  tx: Queryable,
  siteId: string,
  maps: MapSettings,
  sealedKey?: string | null,
): Promise<void> {
  const settings = JSON.stringify(maps);
  const key = sealedKey === undefined ? {} : { placesKey: sealedKey };
  await tx
    .insertInto('mapSettings')
    .values({ siteId, settings, placesKey: sealedKey ?? null })
    .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ settings, ...key }))
    .execute();
}

export async function deleteMaps(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('mapSettings').where('siteId', '=', siteId).execute();
}
