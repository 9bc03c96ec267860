import { parseOnce } from '#domain/parse-once.ts';
import { type StoreSettings, storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { rowOfSite } from '../../kernel/sites/queries-settings.ts';

declare module '../../db/schema.ts' {
  interface Schema {
    stores: {
      siteId: string;
      /** StoreSettings as JSON. */
      settings: string;
    };
  }
}

const storesOf = prepared((db, { siteId }: { readonly siteId: string }) =>
  db.selectFrom('stores').select('settings').where('siteId', '=', siteId),
);

/** Undefined where nobody has said anything yet. */
export async function findDecidedStore(db: Queryable, siteId: string): Promise<StoreSettings | undefined> {
  const [row] = await storesOf(db, { siteId });
  return row && parse(row.settings);
}

const parse = parseOnce((settings) => storeSettingsSchema.parse(JSON.parse(settings)));

export async function findStore(db: Queryable, siteId: string): Promise<StoreSettings> {
  return (await findDecidedStore(db, siteId)) ?? parse('{}');
}

export const stores = { ...rowOfSite('stores', 'settings', storeSettingsSchema), find: findDecidedStore };
export const writeStore = stores.write;
