import { BoundedMap } from '#domain/bounded-map.ts';
import { type StoreSettings, storeSettingsSchema } from '#domain/store/settings.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    stores: {
      site_id: string;
      /** StoreSettings as JSON. */
      settings: string;
    };
  }
}

/** Undefined where nobody has said anything yet. */
export async function findStore(db: Queryable, siteId: string): Promise<StoreSettings | undefined> {
  const row = await db
    .selectFrom('stores')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && (parsed.get(row.settings) ?? parsed.keep(row.settings, parse(row.settings)));
}

/** By their text: a cart is priced several times until it is an order, and reading them costs more than all else of it. */
const parsed = new BoundedMap<string, StoreSettings>(50);

function parse(settings: string): StoreSettings {
  return storeSettingsSchema.parse(JSON.parse(settings));
}

export async function findStoreSettings(db: Queryable, siteId: string): Promise<StoreSettings> {
  return (await findStore(db, siteId)) ?? storeSettingsSchema.parse({});
}

export async function writeStore(tx: Queryable, siteId: string, store: StoreSettings): Promise<void> {
  const settings = JSON.stringify(store);
  await tx
    .insertInto('stores')
    .values({ site_id: siteId, settings })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ settings }))
    .execute();
}

export async function deleteStore(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('stores').where('site_id', '=', siteId).execute();
}
